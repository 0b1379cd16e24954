import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { fieldGoal, freeThrow, playFact } from "#test/play-facts.ts";
import { excitement } from "./excitement.ts";
import { winProbabilitiesOfPlays } from "./game-win-probabilities.ts";
import { homeWinProbability, pregameWinProbability } from "./win-probability.ts";

const mens = periodFormat("mens");

const score = (time: string, homeScore: number, awayScore: number, more: Partial<PlayFact> = {}) =>
  playFact(time, null, { kind: "timeout" }, { homeScore, awayScore, ...more });

describe("along a game", () => {
  test("regulation counts the periods to come, an overtime its own seconds", () => {
    const plays = [
      score("1 10:00", 20, 15),
      score("2 10:00", 50, 45),
      score("3 2:30", 80, 78),
      score("3 1:00", 82, 80),
    ];
    const probabilities = winProbabilitiesOfPlays(plays, { format: mens, expectedMargin: 3, final: false });
    const at = (margin: number, secondsLeft: number) =>
      homeWinProbability({ margin, secondsLeft, possession: null }, 3);
    expect(probabilities).toEqual([at(5, 1800), at(5, 600), at(2, 150), at(2, 60)]);
  });

  test("women play quarters: 5:00 left in the second of four are 1500 seconds", () => {
    const [probability] = winProbabilitiesOfPlays([score("2 5:00", 30, 28)], {
      format: periodFormat("womens"),
      expectedMargin: 0,
      final: false,
    });
    expect(probability).toBe(homeWinProbability({ margin: 2, secondsLeft: 1500, possession: null }, 0));
  });

  test("a final game ends at 1 for a home win and at 0 for an away win, also when the last play has time left", () => {
    const end = (homeScore: number) => {
      const plays = [score("2 1:00", 70, 70), score("2 0:03", homeScore, 70)];
      return winProbabilitiesOfPlays(plays, { format: mens, expectedMargin: 0, final: true }).at(-1);
    };
    expect([end(72), end(68)]).toEqual([1, 0]);
  });

  test("plays at the final horn with the final score are decided; free throws at the horn are not, before the last", () => {
    const plays = [
      playFact(
        "2 0:00",
        "away",
        { kind: "foul", athlete: null, foul: "personal", bench: false },
        { homeScore: 69, awayScore: 70 },
      ),
      playFact("2 0:00", "home", freeThrow("h", true), { homeScore: 70, awayScore: 70 }),
      playFact("2 0:00", "home", freeThrow("h", true), { homeScore: 71, awayScore: 70 }),
      playFact("2 0:00", null, { kind: "period_end" }, { homeScore: 71, awayScore: 70 }),
      playFact("2 0:00", null, { kind: "game_end" }, { homeScore: 71, awayScore: 70 }),
    ];
    const [down = 0, level = 0, ...ended] = winProbabilitiesOfPlays(plays, {
      format: mens,
      expectedMargin: 0,
      final: true,
    });
    expect(down).toBeGreaterThan(0);
    expect(down).toBeLessThan(level);
    expect(level).toBeLessThan(1);
    expect(ended).toEqual([1, 1, 1]);
  });

  test("a game under way is never decided, even at the horn", () => {
    const plays = [score("2 0:00", 71, 70)];
    const [open = 1] = winProbabilitiesOfPlays(plays, { format: mens, expectedMargin: 0, final: false });
    expect(open).toBeGreaterThan(0.5);
    expect(open).toBeLessThan(1);
  });

  test("who has the ball counts: after an away basket it is home's", () => {
    const plays = [playFact("1 12:00", "away", fieldGoal("a", { made: true }), { awayScore: 2 })];
    expect(winProbabilitiesOfPlays(plays, { format: mens, expectedMargin: 0, final: false })).toEqual([
      homeWinProbability({ margin: -2, secondsLeft: 1920, possession: "home" }, 0),
    ]);
  });

  test("no plays, no probabilities", () => {
    expect(winProbabilitiesOfPlays([], { format: mens, expectedMargin: 0, final: true })).toEqual([]);
  });
});

describe("excitement", () => {
  test("0.6 before, then 0.8, 0.3, 1: 0.2 + 0.5 + 0.7 = 1.4", () => {
    expect(excitement(0.6, [0.8, 0.3, 1], mens, 2)).toBe(1.4);
  });

  test("with an overtime 1.4 * 2400 / 2700 = 1.244, so 1.2; periods that were not played change nothing", () => {
    expect(excitement(0.6, [0.8, 0.3, 1], mens, 3)).toBe(1.2);
    expect(excitement(0.6, [0.8, 0.3, 1], mens, 1)).toBe(1.4);
  });

  test("a game that was decided before it began has 0, one without plays none", () => {
    expect(excitement(1, [1, 1, 1], mens, 2)).toBe(0);
    expect(excitement(0.5, [], mens, 2)).toBeNull();
  });

  test("never less than the way from the start to the end", () => {
    const before = pregameWinProbability(4);
    expect(excitement(before, [0.5, 1], mens, 2)).toBeGreaterThanOrEqual(0.3);
  });
});
