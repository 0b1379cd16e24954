/** Who has a claim to play now: by the minutes meant for him, his fouls, and what the score asks for. */
import { type GameState, leadOf, type TeamState } from "./game-state.ts";
import { garbageTime } from "./late-game.ts";
import type { Performer } from "./performer.ts";

/** The last minutes of a close game: the best play, each place in the coach's order weighing so many seconds. */
const CLOSING_SECONDS = 300;
const CLOSING_LEAD = 10;
const CLOSING_WEIGHT = 70;
const CLOSING_MEN = 7;
const LEAST_CLOSING_PLACES = -3;
/** Once the game is decided, the later in the order the sooner he plays, but for the end of the bench while there is time. */
const GARBAGE_WEIGHT = 120;
const GARBAGE_BENCH = 9;
const END_OF_BENCH_PLACES = -10;
/** Seconds taken from the claim of a man who is not of the rotation, and the share of minutes that makes one of it. */
const STRANGER = 150;
const ROTATION_SHARE = 0.04;

/** Sets everybody's claim: the seconds he should have played by now less those he has, moved by what the moment asks for. */
export function updateClaims(game: GameState, team: TeamState): void {
  const closing = isClosing(game, team);
  const garbage = garbageTime(game);
  for (const performer of team.performers) {
    const due = performer.share * game.elapsed - performer.secondsPlayed - foulTrouble(game, performer);
    if (garbage !== "no") {
      const last = garbage === "benches" && performer.order >= GARBAGE_BENCH;
      performer.claim = due + (last ? END_OF_BENCH_PLACES : performer.order) * GARBAGE_WEIGHT;
      continue;
    }
    const places = closing ? Math.max(LEAST_CLOSING_PLACES, CLOSING_MEN - performer.order) : 0;
    const stranger = !performer.onFloor && performer.share < ROTATION_SHARE ? STRANGER : 0;
    performer.claim = (closing ? due / 2 : due) + places * CLOSING_WEIGHT - stranger;
  }
}

function isClosing(game: GameState, team: TeamState): boolean {
  const late = game.period > 2 || (game.period === 2 && game.clock < CLOSING_SECONDS);
  return late && Math.abs(leadOf(game, team.side)) <= CLOSING_LEAD;
}

/** Seconds that fouls take from a player's claim: two in the first half sit until the break, and four until the end is near. */
function foulTrouble({ period, clock }: GameState, { counts }: Performer): number {
  const { fouls } = counts;
  if (period === 1) return fouls >= 3 ? 1500 : fouls === 2 ? 300 : 0;
  if (period > 2 || fouls < 3) return 0;
  if (fouls >= 4) return clock > 420 ? 500 : clock > 240 ? 150 : 0;
  return clock > 840 ? 200 : 0;
}
