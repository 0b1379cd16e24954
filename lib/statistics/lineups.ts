/**
 * Lineups of a game: what both teams did while the same five of a team were on the floor.
 *
 * Time comes from the stints, events from who was on the floor for their play, so that of two plays in the second of a substitution each belongs to the five that the
 * feed's order puts there: free throws to those who stood around the lane. A possession belongs to the five who were on for its last try. Where not exactly
 * five are known to be on the floor, time and events are kept apart as unknown; so a team's lineups and the unknown time always add up to its game.
 */
import { elapsedSeconds, type PeriodFormat } from "#lib/basketball/clock.ts";
import { otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import type { FloorTime, LineupTime, TeamLineups } from "#lib/basketball/lineup.ts";
import { ATHLETES_A_SIDE } from "./floor.ts";
import { type AthleteStint, floorSpans } from "./floor-spans.ts";
import { locatePossessions } from "./possessions.ts";
import { countUnitEvent, isNothing, noFloorTime } from "./unit-counts.ts";

export interface LineupInput {
  /** Whole plays (plays-whole.ts), in playing order. */
  plays: readonly PlayFact[];
  /** Who was on the floor, one entry a play. */
  onFloor: readonly (readonly { side: Side; athleteId: number }[])[];
  stints: readonly (AthleteStint & { side: Side })[];
  format: PeriodFormat;
  /** Whether the game is over: it then lasts to the end of its last period, else to its latest play. */
  over: boolean;
}

/** The lineups of both sides. A lineup may have no seconds: five who were together for a free throw alone. */
export function computeLineups({ plays, onFloor, stints, format, over }: LineupInput): Record<Side, TeamLineups> {
  const books = { home: new LineupBook(), away: new LineupBook() };
  const length = gameSeconds(plays, format, over);
  for (const side of SIDES) {
    const own = stints.filter((stint) => stint.side === side);
    for (const { athleteIds, seconds } of floorSpans(own, format, length))
      books[side].of(athleteIds).seconds += seconds;
  }
  const times = timesOfPlays(books, onFloor);
  for (const [index, { side, event }] of plays.entries()) {
    const time = times[index];
    if (side === null || time === undefined) continue;
    countUnitEvent(time[side].team, event);
    countUnitEvent(time[otherSide(side)].opponent, event);
  }
  for (const { play, side } of locatePossessions(plays)) {
    const time = times[play];
    if (time === undefined) continue;
    time[side].team.possessions += 1;
    time[otherSide(side)].opponent.possessions += 1;
  }
  return { home: books.home.lineups(), away: books.away.lineups() };
}

/** The times of both sides that each play belongs to. */
function timesOfPlays(
  books: Record<Side, LineupBook>,
  onFloor: LineupInput["onFloor"],
): { home: FloorTime; away: FloorTime }[] {
  let floor: LineupInput["onFloor"][number] = [];
  let time = { home: books.home.of([]), away: books.away.of([]) };
  return onFloor.map((next) => {
    // Most plays have the floor of the play before.
    const same = next.length === floor.length && next.every(({ athleteId }, at) => athleteId === floor[at]?.athleteId);
    if (!same) time = { home: books.home.of(sideOf(next, "home")), away: books.away.of(sideOf(next, "away")) };
    floor = next;
    return time;
  });
}

function sideOf(floor: LineupInput["onFloor"][number], side: Side): number[] {
  const athleteIds = floor.filter((place) => place.side === side).map((place) => place.athleteId);
  return [...new Set(athleteIds)].sort((a, b) => a - b);
}

/** The five athlete ids as one text, as records have it: `11-12-13-14-15`. */
export function lineupKey(athleteIds: readonly number[]): string {
  return athleteIds.join("-");
}

/** By seconds descending, then by key. */
export function compareLineups(a: LineupTime, b: LineupTime): number {
  if (a.seconds !== b.seconds) return b.seconds - a.seconds;
  const [one, other] = [lineupKey(a.athleteIds), lineupKey(b.athleteIds)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The times of one side's fives, each found again by who they are. */
class LineupBook {
  private readonly byKey = new Map<string, LineupTime>();
  private readonly unknown = noFloorTime();

  /** The time of these athletes, ascending; the unknown time unless they are five. */
  of(athleteIds: readonly number[]): FloorTime {
    if (athleteIds.length !== ATHLETES_A_SIDE) return this.unknown;
    const key = lineupKey(athleteIds);
    const known = this.byKey.get(key) ?? { athleteIds, ...noFloorTime() };
    this.byKey.set(key, known);
    return known;
  }

  /** Those of whom there is anything to tell: a foul alone is not counted. */
  lineups(): TeamLineups {
    const lineups = [...this.byKey.values()].filter((lineup) => !isNothing(lineup));
    return { lineups: lineups.sort(compareLineups), unknown: this.unknown };
  }
}

function gameSeconds(plays: readonly PlayFact[], format: PeriodFormat, over: boolean): number {
  const last = plays.at(-1);
  return last === undefined ? 0 : elapsedSeconds(format, last.period, over ? 0 : last.secondsRemaining);
}
