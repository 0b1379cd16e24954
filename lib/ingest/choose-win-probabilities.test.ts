import { describe, expect, test } from "vitest";
import type { GameFact, LineFact, PlayFact } from "#lib/basketball/game-facts.ts";
import { homeWinProbability } from "#lib/statistics/win-probability.ts";
import { gameFact, sideFact, teamFact } from "#test/game-facts.ts";
import { fieldGoal, playFact } from "#test/play-facts.ts";
import { chooseWinProbabilities, marginExpected } from "./choose-win-probabilities.ts";
import { mergeGame } from "./merge-game.ts";

const line = (provider: string, spread: number | null): LineFact => ({
  provider,
  spread,
  overUnder: 140,
  homeMoneyline: null,
  awayMoneyline: null,
  spreadOpen: null,
  overUnderOpen: null,
});

/** 2-0 at the half, 2-2, a timeout, then 4-2 at the horn. */
function plays(...stated: (number | null)[]): PlayFact[] {
  const [first = null, second = null, third = null, last = null] = stated;
  const made = fieldGoal(null, { made: true });
  return [
    playFact("1 10:00", "home", made, { homeScore: 2, homeWinProbability: first }),
    playFact("2 10:00", "away", made, { homeScore: 2, awayScore: 2, homeWinProbability: second }),
    playFact("2 5:00", null, { kind: "timeout" }, { homeScore: 2, awayScore: 2, homeWinProbability: third }),
    playFact("2 0:00", "home", made, { homeScore: 4, awayScore: 2, homeWinProbability: last }),
  ];
}

function chosen(about: Partial<GameFact>) {
  const fact = gameFact("espn", "1", {
    status: "final",
    neutralSite: true,
    home: sideFact(teamFact("Harbor State"), { points: 4 }),
    away: sideFact(teamFact("Mesa Tech"), { points: 2 }),
    plays: plays(),
    ...about,
  });
  const game = mergeGame([{ fact, resolved: { homeTeamId: 1, awayTeamId: 2, venueId: null, athletes: {} } }]);
  return chooseWinProbabilities(game);
}

describe("the margin expected before a game", () => {
  test.each([
    ["0 less the spread of the first provider that has one", [line("Alder", null), line("Tern", -4.5)], false, 4.5],
    ["an underdog's at home", [line("Tern", 6)], false, -6],
    ["0 in a pick'em, at home too", [line("Tern", 0)], false, 0],
    ["what playing at home is worth without a spread", [line("Alder", null)], false, 3.4],
    ["0 on a neutral floor without lines", [], true, 0],
  ])("is %s", (_case, lines, neutralSite, expected) => {
    expect(marginExpected({ lines, neutralSite })).toBe(expected);
  });
});

describe("a feed that states probabilities", () => {
  test("has them served as they are, to three decimals, its gaps staying gaps", () => {
    expect(chosen({ plays: plays(0.80049, 0.3, null, 1) }).plays).toEqual([0.8, 0.3, null, 1]);
  });

  test("0.5 before, then 0.8, 0.3 and 1 in 40 minutes: excitement 0.3 + 0.5 + 0.7 = 1.5; the play without one is passed over", () => {
    expect(chosen({ plays: plays(0.8, 0.3, null, 1) }).excitement).toBe(1.5);
  });

  test("is believed where its plays are not whole", () => {
    const home = sideFact(teamFact("Harbor State"), { points: 70 });
    expect(chosen({ home, plays: plays(0.8, 0.3, 0.4, 1) }).plays).toEqual([0.8, 0.3, 0.4, 1]);
  });
});

describe("a feed that states none", () => {
  test("has ours by score and time, 1 at the end of a home win", () => {
    // After a basket the ball is the other team's, and a timeout leaves it there.
    const at = (margin: number, secondsLeft: number, possession: "home" | "away") =>
      expect.closeTo(homeWinProbability({ margin, secondsLeft, possession }, 7), 3);
    const { plays: course } = chosen({ lines: [line("Tern", -7)] });
    expect(course).toEqual([at(2, 1800, "away"), at(0, 600, "home"), at(0, 300, "home"), 1]);
    for (const probability of course) expect(probability).toBe(Number(probability?.toFixed(3)));
  });

  test("makes a game exciting by them: what they moved, all told", () => {
    const { plays: course, excitement } = chosen({});
    const [first = 0, second = 0, third = 0] = course as number[];
    const moved = Math.abs(first - 0.5) + Math.abs(second - first) + Math.abs(third - second) + (1 - third);
    expect(excitement).toBe(Number(moved.toFixed(1)));
    expect(moved).toBeGreaterThan(0.5);
  });

  test("has none while its plays are not whole", () => {
    const home = sideFact(teamFact("Harbor State"), { points: 70 });
    expect(chosen({ home })).toEqual({ plays: [null, null, null, null], excitement: null });
  });

  test("has them during the game, and its excitement after it", () => {
    const { plays: course, excitement } = chosen({
      status: "in_progress",
      plays: plays().slice(0, 2),
      home: sideFact(teamFact("Harbor State"), { points: 2 }),
      away: sideFact(teamFact("Mesa Tech"), { points: 2 }),
    });
    expect(course.every((probability) => probability !== null && probability > 0.4 && probability < 0.7)).toBe(true);
    expect([course.length, excitement]).toEqual([2, null]);
  });
});

test("a game without plays has neither", () => {
  expect(chosen({ plays: null })).toEqual({ plays: [], excitement: null });
});
