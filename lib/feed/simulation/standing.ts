/** Where a game stands at a moment: what a feed could say of it then. */
import type { PlayedGame, RawEvent } from "./game-model.ts";
import type { SimulatedGame } from "./schedule-model.ts";

export type Standing =
  /** `timeKnown` false: only the day is known. */
  | { kind: "scheduled"; timeKnown: boolean }
  | { kind: "postponed" | "cancelled"; timeKnown: boolean; reason: string }
  /** The first `events` of its events have happened: at least one, and not all. */
  | { kind: "in_progress"; events: number }
  | { kind: "final" };

/** No game lasts longer, however many overtimes: after it a game that is played is over, without being looked at. */
const LONGEST_GAME_MILLISECONDS = 6 * 3_600_000;

/**
 * Where `game` stands at `moment` (UTC with milliseconds).
 *
 * @param play plays the game; asked for only where it may be in progress
 */
export function standingOf(game: SimulatedGame, moment: string, play: () => PlayedGame): Standing {
  const { fate } = game;
  const timeKnown = game.tipAnnouncedAt === null || moment >= game.tipAnnouncedAt;
  if (fate.kind !== "played") {
    if (moment < fate.announcedAt) return { kind: "scheduled", timeKnown };
    return { kind: fate.kind, timeKnown, reason: fate.reason };
  }
  if (moment < game.tip) return { kind: "scheduled", timeKnown };
  if (Date.parse(moment) - Date.parse(game.tip) > LONGEST_GAME_MILLISECONDS) return { kind: "final" };
  const { events } = play();
  const happened = countHappened(events, moment);
  if (happened === 0) return { kind: "scheduled", timeKnown };
  return happened < events.length ? { kind: "in_progress", events: happened } : { kind: "final" };
}

/** How many of a game's events have happened by a moment. */
function countHappened(events: readonly RawEvent[], moment: string): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.wallclock ?? "") <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
