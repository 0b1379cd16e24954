/** The first weekend of the national tournament, and the games for a place in it. */
import { dayOf } from "#lib/feed/simulation/calendar/calendar-day.ts";
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import type { SimulatedVenue } from "#lib/feed/simulation/league-model.ts";
import { REGION_ORDER, type RegionPlaces } from "./national-draw.ts";
import type { NationalField } from "./national-field.ts";
import { assignPods, firstFourVenue, firstWeekendSites, type Region } from "./national-sites.ts";
import type { Spot } from "./national-spots.ts";
import { orderOf } from "./seeded-bracket.ts";

/** Eastern tips, as television has them: of a day, and by site, by session and by game there. */
const FIRST_FOUR_TIPS = [18 + 40 / 60, 21 + 10 / 60, 16, 13.5];
const FIRST_ROUND_TIPS = [
  [12.25, 14.75, 18 + 50 / 60, 21 + 20 / 60],
  [12 + 40 / 60, 15 + 10 / 60, 19 + 10 / 60, 21 + 40 / 60],
  [13.5, 16, 19 + 25 / 60, 21 + 55 / 60],
  [13.75, 16.25, 18.75, 21.25],
];
const SECOND_ROUND_TIPS = [
  [12 + 10 / 60, 14 + 40 / 60],
  [14.75, 17.25],
  [18 + 10 / 60, 20 + 40 / 60],
  [19 + 10 / 60, 21 + 40 / 60],
];

/**
 * Where and when the first weekend is played, pod by pod: a quarter of a region plays at one site, all its games of a day in one session. Regions are
 * given by their place in `REGION_ORDER`.
 */
export function firstWeekend(
  desk: SeasonDesk,
  field: NationalField,
  regions: readonly RegionPlaces[],
  sites: readonly Region[],
) {
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
  const { firstFour, firstRound, secondRound } = desk.dates.national;
  return {
    /** Of the game for a place in a first-round game: two days before that. `planned` are those that have their spots. */
    firstFourSpot(index: number, firstRoundGame: number, planned: readonly { day: number }[]): Spot {
      const { site } = find(index, Math.floor(firstRoundGame / (seedsOfPod / 2)));
      const day = dayOf(firstFour[site % 2] as string);
      const hour = FIRST_FOUR_TIPS[planned.filter((game) => game.day === day).length] as number;
      return { day, hour, venue: firstFourVenue() };
    },
    /** Of a game of the first two rounds, by its place among the region's games of the round. */
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
