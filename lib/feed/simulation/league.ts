/** Makes the fictional league: conferences around real places, schools with names of their own, colours, homes. */
import type { League, LeagueKey, SimulatedConference, SimulatedSchool } from "./league-model.ts";
import { LEAGUE_SIZES } from "./league-scale.ts";
import { type Random, randomOf } from "./random.ts";
import { abbreviate } from "./school-abbreviation.ts";
import { schoolNamer } from "./school-naming.ts";
import { placeSchools } from "./school-places.ts";
import { schoolVenue } from "./school-venue.ts";
import { standardised } from "./standardised.ts";
import { COLOR_PAIRS } from "./tables/color-table.ts";
import { CONFERENCE_TABLE, type ConferenceEntry, type Tier } from "./tables/conference-table.ts";
import { MASCOTS } from "./tables/mascot-table.ts";

/** Where the conferences of a tier lie among all schools, and how far they lie apart, in deviations of a school's prestige. */
const TIER_PRESTIGE: Readonly<Record<Tier, { mean: number; deviation: number }>> = {
  power: { mean: 1.35, deviation: 0.2 },
  middle: { mean: 0.1, deviation: 0.27 },
  low: { mean: -0.78, deviation: 0.38 },
};
/**
 * How far the schools of one conference lie apart. With it the mean strengths of conferences of a `full` season deviate by 7.7 points and the schools of one
 * by 6.2; those of 2025-26 by 7.7 and 5.8, as their margins until January rate them.
 */
const WITHIN_CONFERENCE = 0.35;

interface PlannedConference {
  entry: ConferenceEntry;
  size: number;
  level: number;
}

/** The league of a key: the same for the same key, to the byte. Teams, conferences and venues count from 1. */
export function createLeague({ seed, scale }: LeagueKey): League {
  const planned = planConferences({ seed, scale });
  const places = placeSchools(randomOf(seed, scale, "places"), planned);
  const naming = randomOf(seed, scale, "names");
  const namer = schoolNamer(naming);
  const mascots = mascotPicker(naming);
  const abbreviations = new Set<string>();
  const venueNames = new Set<string>();
  const prestiges = schoolPrestiges(randomOf(seed, scale, "prestige"), planned);
  const schools: SimulatedSchool[] = [];
  for (const [conference, { entry, size }] of planned.entries()) {
    const colors = naming.shuffled(COLOR_PAIRS);
    const nicknames = new Set<string>();
    for (let member = 0; member < size; member++) {
      const id = schools.length + 1;
      const place = namer.name(entry.region, entry.tier);
      const prestige = prestiges[id - 1] as number;
      const town = places[conference]?.[member];
      const pair = colors[member % colors.length];
      if (town === undefined || pair === undefined) throw new RangeError(`There is no place for school ${id}.`);
      const [primaryColor, secondaryColor] = pair;
      schools.push({
        id,
        conferenceId: conference + 1,
        place,
        mascot: mascots(nicknames),
        abbreviation: abbreviate(place, abbreviations),
        primaryColor,
        secondaryColor,
        venue: schoolVenue(naming, id, place, town, prestige, venueNames),
        prestige,
      });
    }
  }
  return { seed, scale, conferences: conferencesOf(planned), schools };
}

function planConferences({ seed, scale }: LeagueKey): PlannedConference[] {
  const random = randomOf(seed, scale, "conferences");
  const planned = Object.entries(LEAGUE_SIZES[scale].conferences).flatMap(([tier, sizes]) => {
    const entries = random.shuffled(CONFERENCE_TABLE.filter((entry) => entry.tier === tier));
    const { mean, deviation } = TIER_PRESTIGE[tier as Tier];
    return sizes.map((size, place) => ({
      entry: entries[place] as ConferenceEntry,
      size,
      level: random.normal(mean, deviation),
    }));
  });
  return planned.sort((one, other) => (one.entry.name < other.entry.name ? -1 : 1));
}

function conferencesOf(planned: readonly PlannedConference[]): SimulatedConference[] {
  const prestiges = standardised(planned.map(({ level }) => level));
  return planned.map(({ entry }, place) => ({
    id: place + 1,
    name: entry.name,
    shortName: entry.shortName,
    abbreviation: entry.abbreviation,
    tier: entry.tier,
    prestige: prestiges[place] as number,
  }));
}

function schoolPrestiges(random: Random, planned: readonly PlannedConference[]): number[] {
  return standardised(
    planned.flatMap(({ size, level }) => {
      const within = standardised(Array.from({ length: size }, () => random.normal(0, 1)));
      return within.map((deviation) => level + WITHIN_CONFERENCE * deviation);
    }),
  );
}

/** Nicknames in an order of chance, all once before any twice, and none twice in a conference. */
function mascotPicker(random: Random): (takenInConference: Set<string>) => string {
  let left: string[] = [];
  return (taken) => {
    if (!left.some((mascot) => !taken.has(mascot))) left = [...left, ...random.shuffled(MASCOTS)];
    const place = left.findIndex((mascot) => !taken.has(mascot));
    const [mascot] = left.splice(place, 1) as [string];
    taken.add(mascot);
    return mascot;
  };
}
