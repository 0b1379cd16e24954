import { describe, expect, test } from "vitest";
import type { GameLineInfo, GameLines } from "#lib/records/line-records.ts";
import { recordExamples } from "#lib/records/record-examples.ts";
import { finalScore, lineRows, linesSentence } from "./line-rows.ts";

const NAMES = { home: "MARL", away: "ASHB" };
const line = (said: Partial<GameLineInfo>): GameLineInfo => ({
  provider: "Quayside Book",
  spread: null,
  overUnder: null,
  homeMoneyline: null,
  awayMoneyline: null,
  spreadOpen: null,
  overUnderOpen: null,
  ...said,
});
/** Marlow State 78, Port Ashby 65: a margin of 13, 143 points. */
const record = (...lines: GameLineInfo[]): GameLines => ({ ...recordExamples.GameLines, lines });
const SCORE = { home: 78, away: 65 };

describe("rows of lines", () => {
  test("say what each provider offers; what it does not is nothing, a pick'em is even", () => {
    const offered = line({ spread: -7.5, spreadOpen: 0, overUnder: 141, homeMoneyline: -320, awayMoneyline: 255 });
    expect(lineRows(record(offered), NAMES, null)).toEqual([
      {
        provider: "Quayside Book",
        spreadOpen: "Even",
        spread: "MARL −7.5",
        overUnderOpen: null,
        overUnder: "141",
        awayMoneyline: "+255",
        homeMoneyline: "−320",
        covered: null,
        total: null,
      },
    ]);
  });

  test("after the game: who covered, over or under; exactly as expected is a push; without a line there is nothing to say", () => {
    const results = (said: Partial<GameLineInfo>) =>
      lineRows(record(line(said)), NAMES, SCORE).map(({ covered, total }) => [covered, total])[0];
    expect(results({ spread: -12.5, overUnder: 142.5 })).toEqual(["MARL", "Over"]);
    expect(results({ spread: -13.5, overUnder: 143.5 })).toEqual(["ASHB", "Under"]);
    expect(results({ spread: -13, overUnder: 143 })).toEqual(["Push", "Push"]);
    expect(results({ spread: 0 })).toEqual(["MARL", null]);
    expect(results({ spread: 3 })).toEqual(["MARL", null]);
    expect(results({})).toEqual([null, null]);
  });

  test("a game that is on has a score and no result", () => {
    expect([finalScore(record(), false), finalScore(record(), true)]).toEqual([null, SCORE]);
    expect(finalScore({ ...record(), homeScore: null }, true)).toBeNull();
  });
});

describe("the sentence", () => {
  test("takes the middle of all providers", () => {
    const lines = [-7, -9.5, -7.5, -4].map((spread) => line({ spread }));
    expect(linesSentence(record(...lines), null)).toBe("Marlow State favored by 7.5.");
  });

  test.each([
    ["before the game", { spread: 4, overUnder: 141.5 }, null, "Port Ashby favored by 4. 141.5 points expected."],
    ["of a pick'em", { spread: 0 }, null, "Neither team is favored."],
    [
      "after the game",
      { spread: 4, overUnder: 141.5 },
      SCORE,
      "Port Ashby favored by 4; Marlow State won by 13. 141.5 points expected; there were 143.",
    ],
    ["of a pick'em after the game", { spread: 0 }, SCORE, "Neither team was favored; Marlow State won by 13."],
    ["of moneylines alone", { homeMoneyline: -120 }, null, null],
  ])("%s", (_, said, score, expected) => {
    expect(linesSentence(record(line(said)), score)).toBe(expected);
  });
});
