/** Home changes 1 for 6 with 10:00 left in the first half, and 6 for 1 at the break; away's 11 stays on. */
import { expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import { stintsAtPlay } from "./floor-at-play.ts";

const stint = (side: Side, athleteId: number, from: [number, number], to: [number, number]) => ({
  side,
  athleteId,
  subIn: { period: from[0], secondsRemaining: from[1] },
  subOut: { period: to[0], secondsRemaining: to[1] },
});
const STINTS = [
  stint("away", 11, [1, 1200], [2, 0]),
  stint("home", 1, [1, 1200], [1, 600]),
  stint("home", 6, [1, 600], [1, 0]),
  stint("home", 1, [2, 1200], [2, 0]),
];

function floorAt(period: number, secondsRemaining: number, ...acting: number[]): number[] {
  const floor = stintsAtPlay(STINTS, { period, secondsRemaining }, acting, periodFormat("mens"));
  return floor.map(({ athleteId }) => athleteId);
}

test.each([
  ["between two changes there is one answer", [1, 900], [], [1, 11]],
  ["in the second of a change those who were on before", [1, 600], [], [1, 11]],
  ["in the second of a change who came in, when he acts", [1, 600], [6], [6, 11]],
  ["in the second of a change still those before, when one of them acts as well", [1, 600], [6, 1], [1, 11]],
  ["what an opponent does changes nothing", [1, 600], [11], [1, 11]],
  ["the jump ball is the starters'", [1, 1200], [], [1, 11]],
  ["the last second of the half is those' who end it", [1, 0], [], [6, 11]],
  ["the first second of the next is those' who start it", [2, 1200], [], [1, 11]],
  ["the last second of the game is those' who end it", [2, 0], [], [1, 11]],
] as const)("%s", (_, [period, seconds], acting, expected) => {
  expect(floorAt(period, seconds, ...acting)).toEqual(expected);
});
