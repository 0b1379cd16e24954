import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { randomOf } from "#lib/feed/simulation/random.ts";
import { fieldGoal, playFact } from "#test/play-facts.ts";
import { fitWinProbability, type KnownGame, LOOK_TIMES, momentsOfGame } from "./fit-win-probability.ts";
import type { GameMoment } from "./win-probability.ts";

describe("a game at fixed times", () => {
  const plays = [
    playFact("1 19:30", "home", fieldGoal("h", { made: true }), { homeScore: 2 }),
    playFact("1 0:00", "away", fieldGoal("a", { made: true, points: 3 }), { homeScore: 2, awayScore: 3 }),
    playFact("2 1:57", "home", fieldGoal("h", { made: true }), { homeScore: 4, awayScore: 3 }),
    playFact("3 4:00", "home", fieldGoal("h", { made: true }), { homeScore: 6, awayScore: 4 }),
  ];
  const moments = new Map(momentsOfGame(plays, periodFormat("mens")).map((moment) => [moment.secondsLeft, moment]));

  test("starts level, with nobody's ball", () => {
    expect(moments.get(2400)).toEqual({ margin: 0, possession: null, secondsLeft: 2400 });
  });

  test("has the score and the ball after the last play by then", () => {
    expect(moments.get(2340)).toEqual({ margin: 2, possession: "away", secondsLeft: 2340 });
    expect(moments.get(1200)).toEqual({ margin: -1, possession: "home", secondsLeft: 1200 });
    expect(moments.get(120)?.margin).toBe(-1);
    expect(moments.get(114)?.margin).toBe(1);
  });

  test("leaves overtimes out, and has every look time once", () => {
    expect(moments.get(6)?.margin).toBe(1);
    expect([...moments.keys()]).toEqual([...LOOK_TIMES]);
  });
});

/** Games whose margin takes steps of one point, up or down with even chances, `steps` of them in 40 minutes, and drifts with the better team. */
function walkedGames(count: number, steps: number): KnownGame[] {
  const random = randomOf("walks", steps);
  return Array.from({ length: count }, () => {
    const expectedMargin = random.integer(-10, 10);
    const up = 0.5 + expectedMargin / (2 * steps);
    const margins = [0];
    for (let step = 0; step < steps; step++) margins.push((margins.at(-1) ?? 0) + (random.chance(up) ? 1 : -1));
    const moments = LOOK_TIMES.map((secondsLeft): GameMoment => {
      return {
        margin: margins[Math.round(steps * (1 - secondsLeft / 2400))] ?? 0,
        secondsLeft,
        possession: random.pick(["home", "away"]),
      };
    });
    const end = margins.at(-1) ?? 0;
    return {
      date: "2026-01-01",
      expectedMargin,
      regulationMargin: end,
      homeWon: end > 0 || (end === 0 && random.chance(0.5)),
      moments,
    };
  });
}

test("from games that are random walks of 121 steps of a point it finds a deviation near 11, little that draws leads back, and a ball worth nothing", () => {
  const start = { deviation: 14, pull: 0.5, lateDeviation: 1, lateSeconds: 20, ball: 0.4 };
  const found = fitWinProbability(walkedGames(200, 121), start);
  expect(found.deviation).toBeGreaterThan(9.5);
  expect(found.deviation).toBeLessThan(12.5);
  expect(found.pull).toBeLessThan(0.3);
  expect(Math.abs(found.ball)).toBeLessThan(0.3);
});
