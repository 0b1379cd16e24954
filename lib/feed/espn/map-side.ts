/** The two teams of a game: raw -> facts. */

import type { ConferenceFact, TeamFact } from "#lib/basketball/entity-facts.ts";
import type { GameStatus, League, Side } from "#lib/basketball/enums.ts";
import type { GameSideFact } from "#lib/basketball/game-facts.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { refuseOtherLeague } from "./map-league.ts";
import type { RawLineScore } from "./raw-game.ts";
import { refuseAbsurdPeriods, refuseAbsurdPoints } from "./refuse-absurd.ts";
import type { WarningList } from "./warnings.ts";

/** Of a competitor, what decides its side and result; every payload has it. */
export interface SideInput {
  homeAway: Side;
  uid: string | null;
  winner: boolean | null;
  score: number | null;
  linescores: readonly RawLineScore[] | null;
}

/**
 * The home and the away competitor.
 *
 * @throws FeedFault `missing_competitors` unless there is exactly one of each; `mixed_leagues` when one plays in the other league
 */
export function splitSides<Competitor extends { homeAway: Side; uid: string | null }>(
  competitors: readonly Competitor[],
  gameId: string,
  league: League,
): Record<Side, Competitor> {
  const [home, secondHome] = competitors.filter(({ homeAway }) => homeAway === "home");
  const [away, secondAway] = competitors.filter(({ homeAway }) => homeAway === "away");
  if (!home || !away || secondHome || secondAway) {
    throw new FeedFault(
      "missing_competitors",
      `Game ${gameId} has ${competitors.length} competitors, and not one at home and one away.`,
      "Fetch the game again.",
    );
  }
  for (const { uid } of [home, away]) refuseOtherLeague(league, uid, `a team of game ${gameId}`);
  return { home, away };
}

/** A side before its box score. Points, periods and the winner are there only once the game has begun: ESPN sends "0" before. */
export function mapSide(
  input: SideInput,
  status: GameStatus,
  team: TeamFact,
  conference: ConferenceFact | null,
  seed: number | null,
  warnings: WarningList,
): GameSideFact {
  refuseAbsurdPoints(input.score, `the score of ${team.school}`);
  const begun = status === "in_progress" || status === "final";
  const points = begun ? input.score : null;
  const periodPoints = begun ? mapPeriodPoints(input.linescores ?? [], team.school, warnings) : null;
  if (status === "final") warnAboutPoints(points, periodPoints, team.school, warnings);
  return { team, conference, seed, points, periodPoints, winner: null, boxScore: null };
}

/** Who won a final, as the feed marks it; null where it marks neither or both. */
export function mapWinner(status: GameStatus, own: boolean | null, other: boolean | null): boolean | null {
  return status === "final" && own !== null && own === !other ? own : null;
}

function mapPeriodPoints(raw: readonly RawLineScore[], school: string, warnings: WarningList): number[] | null {
  refuseAbsurdPeriods(raw.length, `the line score of ${school}`);
  if (raw.length === 0) return null;
  const points: number[] = [];
  for (const { displayValue, value } of raw) {
    const read = value ?? (/^-?\d{1,4}$/.test(displayValue ?? "") ? Number(displayValue) : null);
    if (read === null || !Number.isInteger(read)) {
      warnings.add(
        "line_score_unreadable",
        `the line score of ${school} has "${(displayValue ?? String(value)).slice(0, 20)}"`,
      );
      return null;
    }
    refuseAbsurdPoints(read, `a period of ${school}`);
    points.push(read);
  }
  return points;
}

function warnAboutPoints(
  points: number | null,
  periodPoints: number[] | null,
  school: string,
  warnings: WarningList,
): void {
  if (points === null) {
    warnings.add("final_without_score", `the game is final but ${school} has no score`);
    return;
  }
  const sum = periodPoints?.reduce((total, period) => total + period, 0);
  if (sum === undefined || sum === points) return;
  warnings.add("line_score_differs", `the periods of ${school} make ${sum} points, its score is ${points}`);
}
