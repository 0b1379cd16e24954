/** The games of the national tournament, their days and sites, before a ball is thrown. */
import { dayOf } from "#lib/feed/simulation/calendar/calendar-day.ts";
import { behindEast } from "#lib/feed/simulation/calendar/local-time.ts";
import { finalVenue } from "#lib/feed/simulation/calendar/neutral-venues.ts";
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import { FIRST_NUMBER } from "#lib/feed/simulation/calendar/season-numbers.ts";
import type { SimulatedVenue } from "#lib/feed/simulation/league-model.ts";
import { type GameTerms, knockoutPlan } from "./knockout.ts";
import { nationalDraw, type RegionPlaces } from "./national-draw.ts";
import type { NationalField } from "./national-field.ts";
import { assignPods, assignRegions, firstFourVenue, firstWeekendSites, type Region } from "./national-sites.ts";
import type { Entrant, PlannedGame } from "./planned-game.ts";
import { orderOf } from "./seeded-bracket.ts";

const TOURNAMENT = "NCAA";
const TITLE = "National Championship";
const MINUTES_OF_HOUR = 60;
/** Regions as they stand in the bracket: the best first seed can meet the fourth in the semifinals. */
const REGION_ORDER = [0, 3, 1, 2];
/** Eastern tips, as television has them: of the first weekend by site, by session and by game there. */
const FIRST_FOUR_TIPS = [18 + 40 / 60, 21 + 10 / 60, 16, 13.5];
const FIRST_ROUND_TIPS = [
  [12.25, 14.75, 18 + 50 / 60, 21 + 20 / 60],
  [12 + 40 / 60, 15 + 10 / 60, 19 + 10 / 60, 21 + 40 / 60],
  [13.5, 16, 19 + 25 / 60, 21 + 55 / 60],
  [13 + 45 / 60, 16.25, 18 + 25 / 60, 20 + 55 / 60],
];
const SECOND_ROUND_TIPS = [
  [12 + 10 / 60, 14 + 40 / 60],
  [14.75, 17.25],
  [18 + 10 / 60, 20 + 40 / 60],
  [19 + 10 / 60, 21 + 40 / 60],
];
const REGIONAL_SEMIFINAL_TIPS = [
  [18.5, 21],
  [19 + 10 / 60, 21 + 40 / 60],
];
const REGIONAL_FINAL_TIPS = [
  [18 + 10 / 60, 20 + 50 / 60],
  [14 + 20 / 60, 17 + 5 / 60],
];
const SEMIFINAL_TIPS = [18 + 10 / 60, 20 + 50 / 60];
const FINAL_TIP = 20 + 50 / 60;

interface Spot {
  day: number;
  /** Eastern hour. */
  hour: number;
  venue: SimulatedVenue;
}

/** The games of a field of 4, 16 or 68, those that feed others first. */
export function nationalTournament(desk: SeasonDesk, field: NationalField): PlannedGame[] {
  if (field.national.length === orderOf(4).length) return finalFourOnly(desk, field.national);
  const regions = nationalDraw(desk, field);
  const sites = assignRegions(
    desk,
    regions.map((places) => places[0]?.[0] as number),
  );
  const pods = podSpots(desk, field, regions, sites);
  const firstFour: PlannedGame[] = [];
  const seeds = orderOf((regions[0] as RegionPlaces).length);
  const entrants = REGION_ORDER.flatMap((region, index) =>
    seeds.map((seed, place): Entrant => {
      const [school, rival] = (regions[region] as RegionPlaces)[seed - 1] as readonly number[];
      const entrant = (schoolId: number): Entrant => ({ kind: "school", schoolId, seed });
      if (rival === undefined) return entrant(school as number);
      const number = FIRST_NUMBER.national + firstFour.length;
      const pod = pods.podOf(index, Math.floor(place / 2));
      const venue = firstFourVenue();
      const firstDay = dayOf(desk.dates.national.firstFour[0]);
      const day = firstDay + pod.dayOfPair;
      const hour = FIRST_FOUR_TIPS[firstFour.filter((game) => game.day === day).length] as number;
      firstFour.push({
        number,
        upper: entrant(school as number),
        lower: entrant(rival),
        ...terms({ day, hour, venue }, `${(sites[region] as Region).name} Region - First Four`),
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
    return terms(pods.spotOf(index, round, inRegion), note(round === 0 ? "First Round" : "Second Round"));
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
    tournament: TOURNAMENT,
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

function semifinalSpot(desk: SeasonDesk, place: number): Spot {
  const day = dayOf(desk.dates.national.semifinals);
  return { day, hour: SEMIFINAL_TIPS[place] as number, venue: finalVenue(desk.season) };
}

function finalSpot(desk: SeasonDesk): Spot {
  return { day: dayOf(desk.dates.national.final), hour: FINAL_TIP, venue: finalVenue(desk.season) };
}

/** The second weekend: two regions play Thursday and Saturday, the other two Friday and Sunday. */
function regionalSpot(
  desk: SeasonDesk,
  region: Region,
  index: number,
  round: "semifinal" | "final",
  place: number,
): Spot {
  const { regionalSemifinals, regionalFinals } = desk.dates.national;
  const late = index % 2;
  const order = Math.floor(index / 2);
  if (round === "semifinal") {
    const hour = REGIONAL_SEMIFINAL_TIPS[order]?.[place] as number;
    return { day: dayOf(regionalSemifinals[late] as string), hour, venue: region.venue };
  }
  const hour = REGIONAL_FINAL_TIPS[late]?.[order] as number;
  return { day: dayOf(regionalFinals[late] as string), hour, venue: region.venue };
}

/** The first weekend, pod by pod: a quarter of a region plays at one site, all its games of a day in one session. */
function podSpots(desk: SeasonDesk, field: NationalField, regions: readonly RegionPlaces[], sites: readonly Region[]) {
  const seeds = orderOf((regions[0] as RegionPlaces).length);
  const podsOfRegion = Math.min(4, seeds.length / 2);
  const seedsOfPod = seeds.length / podsOfRegion;
  const pods = REGION_ORDER.flatMap((region, index) =>
    Array.from({ length: podsOfRegion }, (_, pod) => {
      const best = (regions[region] as RegionPlaces)[(seeds[pod * seedsOfPod] as number) - 1] as readonly number[];
      return { index, pod, best: best[0] as number };
    }),
  );
  const order = pods.toSorted((one, other) => field.national.indexOf(one.best) - field.national.indexOf(other.best));
  const venues = firstWeekendSites(desk, sites, pods.length / 2);
  const assigned = assignPods(
    desk,
    venues,
    order.map(({ best }) => best),
  );
  const find = (index: number, pod: number) => {
    const at = order.findIndex((other) => other.index === index && other.pod === pod);
    return assigned[at] as { site: number; session: number };
  };
  const { firstRound, secondRound } = desk.dates.national;
  return {
    /** Where the pod of a first-round game plays: on the first or the second day of each pair of days. */
    podOf(index: number, firstRoundGame: number) {
      const gamesOfPod = seedsOfPod / 2;
      const { site } = find(index, Math.floor(firstRoundGame / gamesOfPod));
      return { dayOfPair: site % 2 };
    },
    spotOf(index: number, round: number, place: number): Spot {
      const gamesOfPod = seedsOfPod >> (round + 1);
      const { site, session } = find(index, Math.floor(place / gamesOfPod));
      const days = round === 0 ? firstRound : secondRound;
      const ofDay = Math.floor(site / 2) % FIRST_ROUND_TIPS.length;
      const tips = (round === 0 ? FIRST_ROUND_TIPS : SECOND_ROUND_TIPS)[ofDay] as number[];
      const slot = round === 0 ? firstRoundSlot(session, place % gamesOfPod, gamesOfPod, ofDay) : session;
      return {
        day: dayOf(days[site % 2] as string),
        hour: tips[slot] as number,
        venue: venues[site] as SimulatedVenue,
      };
    },
  };
}

/** Which of a site's four tips: a pod's two games follow each other; pods of one game take tips that other sites of the day leave free. */
function firstRoundSlot(session: number, game: number, gamesOfPod: number, siteOfDay: number): number {
  if (gamesOfPod > 1) return session * 2 + game;
  return siteOfDay % 2 === 0 ? session * 3 : 1 + session;
}
