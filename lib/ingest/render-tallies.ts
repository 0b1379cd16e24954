/** What a game adds to the seasons of its teams and athletes. */
import type { Side } from "#lib/basketball/enums.ts";
import type { ShotTally, TeamTally } from "#lib/basketball/tally.ts";
import { emptyShotTally, tallyShots } from "#lib/statistics/shot-tally.ts";
import type { ChosenBoxScores } from "./choose-box-scores.ts";
import type { MergedGame } from "./merge-game.ts";
import type { PlayerLine } from "./player-lines.ts";

/**
 * Both sides' tallies; null for a game that is not over, and for one of which there is neither a box score nor plays. Shots count where the plays are whole: half a game's would make
 * shares of nothing.
 */
export function renderTallies(
  game: MergedGame,
  boxes: ChosenBoxScores,
  lines: readonly PlayerLine[],
  minutes: number | null,
): Record<Side, TeamTally> | null {
  if (game.status !== "final") return null;
  const plays = game.playsWhole ? game.plays : null;
  if (boxes.teams === null && plays === null) return null;
  const shots = plays && tallyShots(plays.fact.plays ?? []);
  const athleteShots = new Map<number, ShotTally>();
  for (const [key, tally] of shots?.athletes ?? []) {
    const athleteId = plays?.resolved.athletes[key];
    if (athleteId !== undefined) athleteShots.set(athleteId, tally);
  }
  const tally = (side: Side): TeamTally => ({
    minutes,
    possessions: boxes.possessions[side],
    box: boxes.teams?.[side] ?? null,
    shots: shots?.teams[side] ?? null,
    athletes: lines
      .filter((line) => line.side === side && (line.minutes !== null || athleteShots.has(line.athleteId)))
      .map(({ athleteId, minutes: played, box }) => ({
        athleteId,
        minutes: played,
        starter: box.starter,
        box,
        shots: shots && (athleteShots.get(athleteId) ?? emptyShotTally()),
      })),
  });
  return { home: tally("home"), away: tally("away") };
}
