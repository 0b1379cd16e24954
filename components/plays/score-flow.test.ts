import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { examplePlay } from "#test/example-plays.ts";
import { scoreFlow } from "./score-flow.ts";

const mens = periodFormat("mens");

/** Plays from [period, seconds remaining, home score, away score]. */
function plays(...states: [number, number, number, number][]) {
  return states.map(([period, secondsRemaining, homeScore, awayScore], index) =>
    examplePlay({ id: index + 1, period, secondsRemaining, homeScore, awayScore }),
  );
}

describe("the flow of the score", () => {
  const flow = scoreFlow(
    plays(
      [1, 1200, 0, 0],
      [1, 1100, 2, 0],
      [1, 1100, 2, 0],
      [1, 1000, 2, 3],
      [1, 900, 3, 3],
      [2, 1200, 3, 3],
      [2, 600, 3, 6],
      [2, 0, 3, 6],
    ),
    mens,
    true,
  );

  test("one point per change, from the tip to the end", () => {
    expect(flow?.points.map((point) => [point.elapsed, point.margin])).toEqual([
      [0, 0],
      [100, 2],
      [200, -1],
      [300, 0],
      [1800, -3],
      [2400, -3],
    ]);
  });

  test("home leads 100 s, away 100 + 600 s; one lead change; level once after the tip", () => {
    expect(flow?.secondsAhead).toEqual({ home: 100, away: 700 });
    expect(flow?.leadChanges).toBe(1);
    expect(flow?.ties).toBe(1);
    expect(flow?.largestLead).toEqual({ home: 2, away: 3 });
  });

  test("a lead kept through a tie is no change of lead", () => {
    const kept = scoreFlow(plays([1, 1000, 2, 0], [1, 900, 2, 2], [1, 800, 4, 2]), mens, true);
    expect(kept?.leadChanges).toBe(0);
    expect(kept?.ties).toBe(1);
  });

  test("while a game is on, it goes as far as it has been played: 100 s of a lead of 2, not 1,100", () => {
    const on = scoreFlow(plays([1, 1100, 2, 0], [1, 1000, 2, 0]), mens, false);
    expect(on?.points.at(-1)).toMatchObject({ elapsed: 200, margin: 2 });
    expect(on?.secondsAhead).toEqual({ home: 100, away: 0 });
  });

  test("without plays there is no flow", () => {
    expect(scoreFlow([], mens, true)).toBeNull();
  });
});
