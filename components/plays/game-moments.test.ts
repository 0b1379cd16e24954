import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { examplePlay } from "#test/example-plays.ts";
import { gameMoments, gameSeconds, momentAfterKey, momentAt } from "./game-moments.ts";

const mens = periodFormat("mens");
const FINAL = { status: "final", homePoints: 3, awayPoints: 6 } as const;
const LIVE = { status: "in_progress", homePoints: 2, awayPoints: 0 } as const;

/** Plays from [period, seconds remaining, home score, away score, home win probability]. */
function plays(...states: [number, number, number, number, number | null][]) {
  return states.map(([period, secondsRemaining, homeScore, awayScore, homeWinProbability], index) =>
    examplePlay({ id: index + 1, period, secondsRemaining, homeScore, awayScore, homeWinProbability }),
  );
}

const course = (moments: ReturnType<typeof gameMoments>) =>
  moments.map(({ elapsed, margin, chance }) => [elapsed, margin, chance]);

describe("the moments of a game", () => {
  test("one a play; the tip is the first where the feed has a play for it", () => {
    const moments = gameMoments(plays([1, 1200, 0, 0, 0.6], [1, 1100, 2, 0, 0.64], [2, 0, 3, 6, 0]), mens, FINAL);
    expect(course(moments)).toEqual([
      [0, 0, 0.6],
      [100, 2, 0.64],
      [2400, -3, 0],
    ]);
  });

  test("a tip is put before a later first play, without a chance nobody stated", () => {
    expect(course(gameMoments(plays([1, 1100, 2, 0, 0.64]), mens, LIVE))).toEqual([
      [0, 0, null],
      [100, 2, 0.64],
    ]);
  });

  test("a finished game ends with its period, and at 0 or 1 where its plays lead up to the result", () => {
    expect(course(gameMoments(plays([1, 1200, 0, 0, 0.5], [2, 9, 3, 6, 0.04]), mens, FINAL)).at(-1)).toEqual([
      2400, -3, 0,
    ]);
    expect(course(gameMoments(plays([1, 1200, 0, 0, 0.5], [2, 0, 3, 6, 0.04]), mens, FINAL)).at(-1)).toEqual([
      2400, -3, 0,
    ]);
  });

  test("plays that stop short of the result, or say nothing of the chance, leave the end open", () => {
    const short = gameMoments(plays([1, 1200, 0, 0, 0.5], [2, 600, 3, 4, 0.4]), mens, FINAL);
    expect(course(short).at(-1)).toEqual([2400, -1, null]);
    const silent = gameMoments(plays([1, 1200, 0, 0, null], [2, 9, 3, 6, null]), mens, FINAL);
    expect(course(silent).at(-1)).toEqual([2400, -3, null]);
  });

  test("a game that is on ends with its latest play", () => {
    const moments = gameMoments(plays([1, 1200, 0, 0, 0.5], [1, 900, 2, 0, 0.6]), mens, LIVE);
    expect(course(moments).at(-1)).toEqual([300, 2, 0.6]);
  });

  test("without plays there are none; the axis is regulation at least and counts overtimes", () => {
    expect(gameMoments([], mens, LIVE)).toEqual([]);
    expect(gameSeconds(plays([1, 900, 2, 0, null]), mens)).toBe(2400);
    expect(gameSeconds(plays([4, 10, 2, 0, null]), mens)).toBe(3000);
  });
});

describe("moving over the moments", () => {
  // At 0, 30, 30, 100 and 300 seconds.
  const moments = gameMoments(
    plays(
      [1, 1200, 0, 0, null],
      [1, 1170, 2, 0, null],
      [1, 1170, 3, 0, null],
      [1, 1100, 3, 2, null],
      [1, 900, 5, 2, null],
    ),
    mens,
    LIVE,
  );

  test("a time is what stood then: the last play at or before it", () => {
    expect([-5, 0, 29, 30, 99, 100, 1000].map((elapsed) => momentAt(moments, elapsed))).toEqual([0, 0, 0, 2, 2, 3, 4]);
  });

  test("arrows go play by play and stop at the ends", () => {
    expect(momentAfterKey(moments, 1, "ArrowRight")).toBe(2);
    expect(momentAfterKey(moments, 4, "ArrowRight")).toBe(4);
    expect(momentAfterKey(moments, 0, "ArrowLeft")).toBe(0);
    expect(momentAfterKey(moments, 3, "Home")).toBe(0);
    expect(momentAfterKey(moments, 0, "End")).toBe(4);
    expect(momentAfterKey(moments, 0, "a")).toBeNull();
  });

  test("pages go by a minute, and by one play where a minute leads nowhere: 0 + 60 s is the play at 30, 100 + 60 s the next one at 300", () => {
    expect(momentAfterKey(moments, 0, "PageUp")).toBe(2);
    expect(momentAfterKey(moments, 3, "PageUp")).toBe(4);
    expect(momentAfterKey(moments, 4, "PageDown")).toBe(3);
    expect(momentAfterKey(moments, 3, "PageDown")).toBe(2);
  });
});
