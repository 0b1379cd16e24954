/** What is read out when scores change: of each game at most one message in 15 seconds, and never the clock. */
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { schoolOf } from "./scoreboard-sides.ts";

const QUIET_MS = 15_000;

interface Said {
  text: string;
  at: number;
}

/** What was said last of each game. */
export type SaidByGame = ReadonlyMap<number, Said>;

/**
 * Messages for the games as they are now, and what is then said of them. A game seen for the first time is noted, not read out; a change
 * that comes too soon after the last message waits, and then the latest score is said: `waitMs` is when to look again, null when nothing
 * waits.
 */
export function nextAnnouncements(
  said: SaidByGame,
  games: readonly ScoreboardGame[],
  now: number,
): { messages: string[]; said: SaidByGame; waitMs: number | null } {
  const messages: string[] = [];
  const waits: number[] = [];
  const next = new Map<number, Said>();
  for (const game of games) {
    const text = scoreMessage(game);
    const last = said.get(game.id);
    if (last === undefined) next.set(game.id, { text, at: Number.NEGATIVE_INFINITY });
    else if (last.text === text) next.set(game.id, last);
    else if (now - last.at < QUIET_MS) {
      next.set(game.id, last);
      waits.push(last.at + QUIET_MS - now);
    } else {
      next.set(game.id, { text, at: now });
      if (text !== "") messages.push(text);
    }
  }
  return { messages, said: next, waitMs: waits.length === 0 ? null : Math.min(...waits) };
}

/** `North Vessel 51, Tamarind Tech 54`, before a final score `Final: `; empty while nothing is played. */
function scoreMessage({ status, homeTeam, awayTeam }: ScoreboardGame): string {
  if (homeTeam.points === null || awayTeam.points === null) return "";
  const score = `${schoolOf(awayTeam)} ${awayTeam.points}, ${schoolOf(homeTeam)} ${homeTeam.points}`;
  return status === "final" ? `Final: ${score}` : score;
}
