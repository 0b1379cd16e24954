/** Limits of the possible: a payload beyond them is broken or hostile, and no number in it can be trusted. */
import { FeedFault } from "#lib/feed/feed.ts";
import type { RawSummary } from "./raw-summary.ts";

/** The longest college game had seven overtimes (Cincinnati - Bradley, 1981): nine periods. */
const MAXIMUM_PERIODS = 20;
/** The fullest known game, of six overtimes, has 648. */
const MAXIMUM_PLAYS = 1_000;
/** The most points a team has scored are 258. */
const MAXIMUM_POINTS = 400;

/** @throws FeedFault `absurd_value` */
export function refuseAbsurdPoints(points: number | null, what: string): void {
  if (points === null || (points >= 0 && points <= MAXIMUM_POINTS)) return;
  throw absurd(`${what} is ${points}`);
}

/** @throws FeedFault `absurd_value` */
export function refuseAbsurdPeriods(periods: number, what: string): void {
  if (periods > MAXIMUM_PERIODS) throw absurd(`${what} has ${periods} periods`);
}

/** @throws FeedFault `absurd_value` */
export function refuseAbsurdPlays(plays: NonNullable<RawSummary["plays"]>): void {
  if (plays.length > MAXIMUM_PLAYS) throw absurd(`the game has ${plays.length} plays`);
  for (const { id, period, homeScore, awayScore } of plays) {
    if (period.number < 1 || period.number > MAXIMUM_PERIODS) throw absurd(`play ${id} is in period ${period.number}`);
    refuseAbsurdPoints(homeScore, `the home score at play ${id}`);
    refuseAbsurdPoints(awayScore, `the away score at play ${id}`);
  }
}

function absurd(what: string): FeedFault {
  return new FeedFault(
    "absurd_value",
    `The payload cannot be right: ${what}.`,
    "Fetch it again; if ESPN really says so, add a correction in lib/feed/espn/corrections.ts.",
  );
}
