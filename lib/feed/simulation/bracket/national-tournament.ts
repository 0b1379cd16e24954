/** The games of the national tournament, their days and sites, before a ball is thrown. */
import { behindEast } from "#lib/feed/simulation/calendar/local-time.ts";
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import { FIRST_NUMBER } from "#lib/feed/simulation/calendar/season-numbers.ts";
import { firstWeekend } from "./first-weekend.ts";
import { type GameTerms, knockoutPlan } from "./knockout.ts";
import { nationalDraw, REGION_ORDER, type RegionPlaces } from "./national-draw.ts";
import type { NationalField } from "./national-field.ts";
import { assignRegions, type Region } from "./national-sites.ts";
import { finalSpot, regionalSpot, type Spot, semifinalSpot } from "./national-spots.ts";
import type { Entrant, PlannedGame } from "./planned-game.ts";
import { orderOf } from "./seeded-bracket.ts";

export const NATIONAL_TOURNAMENT = "NCAA";
const TITLE = "National Championship";
const MINUTES_OF_HOUR = 60;

/** The games of a field of 4, 16 or 68, those that feed others first. */
export function nationalTournament(desk: SeasonDesk, field: NationalField): PlannedGame[] {
  if (field.national.length === orderOf(4).length) return finalFourOnly(desk, field.national);
  const regions = nationalDraw(desk, field);
  const sites = assignRegions(
    desk,
    regions.map((places) => places[0]?.[0] as number),
  );
  const weekend = firstWeekend(desk, field, regions, sites);
  const firstFour: PlannedGame[] = [];
  const seeds = orderOf((regions[0] as RegionPlaces).length);
  const entrants = REGION_ORDER.flatMap((region, index) =>
    seeds.map((seed, place): Entrant => {
      const [school, rival] = (regions[region] as RegionPlaces)[seed - 1] as readonly number[];
      const entrant = (schoolId: number): Entrant => ({ kind: "school", schoolId, seed });
      if (rival === undefined) return entrant(school as number);
      const number = FIRST_NUMBER.national + firstFour.length;
      const spot = weekend.firstFourSpot(index, Math.floor(place / 2), firstFour);
      firstFour.push({
        number,
        upper: entrant(school as number),
        lower: entrant(rival),
        ...terms(spot, `${(sites[region] as Region).name} Region - First Four`),
      });
      return { kind: "winner", of: number };
    }),
  );
  const firstNumber = FIRST_NUMBER.national + OPENING_NUMBERS;
  const rest = knockoutPlan(entrants, firstNumber, (round, place) => {
    const left = entrants.length >> (round + 1);
    if (left === 1) return terms(finalSpot(desk), "Final");
    if (left === 2) return terms(semifinalSpot(desk, place), "Semifinal");
    const gamesOfRegion = left / REGION_ORDER.length;
    const index = Math.floor(place / gamesOfRegion);
    const region = sites[REGION_ORDER[index] as number] as Region;
    const note = (name: string) => `${region.name} Region - ${name}`;
    if (gamesOfRegion === 1) return terms(regionalSpot(desk, region, index, "final", 0), note("Elite Eight"));
    const inRegion = place % gamesOfRegion;
    if (round > 0 && gamesOfRegion === 2) {
      return terms(regionalSpot(desk, region, index, "semifinal", inRegion), note("Sweet 16"));
    }
    return terms(weekend.spotOf(index, round, inRegion), note(round === 0 ? "First Round" : "Second Round"));
  });
  return [...firstFour, ...rest];
}

/** Numbers kept for the First Four, so that the other games have the same ones whatever the field. */
const OPENING_NUMBERS = 4;

function terms({ day, hour, venue }: Spot, note: string): GameTerms {
  const behind = behindEast(day, venue.timeZone);
  return {
    day,
    minutes: Math.round(hour * MINUTES_OF_HOUR) - behind,
    venue,
    seasonType: "postseason",
    stage: "national",
    conferenceGame: false,
    tournament: NATIONAL_TOURNAMENT,
    notes: `${TITLE} - ${note} at ${venue.city}, ${venue.state}`,
  };
}

/** Four schools: semifinals and final on their usual days. */
function finalFourOnly(desk: SeasonDesk, schools: readonly number[]): PlannedGame[] {
  const conferenceOf = (seed: number) => desk.teamOf(schools[seed - 1] as number).conferenceId;
  const mates = ([one, other]: readonly [number, number]) => Number(conferenceOf(one) === conferenceOf(other));
  const usual = mates([1, 4]) + mates([2, 3]);
  const swapped = mates([1, 3]) + mates([2, 4]);
  const order = [...schools];
  if (swapped < usual) order.push(...order.splice(2, 1));
  const field = orderOf(order.length).map(
    (seed): Entrant => ({ kind: "school", schoolId: order[seed - 1] as number, seed }),
  );
  return knockoutPlan(field, FIRST_NUMBER.national + OPENING_NUMBERS, (round, place) =>
    round === 0 ? terms(semifinalSpot(desk, place), "Semifinal") : terms(finalSpot(desk), "Final"),
  );
}
