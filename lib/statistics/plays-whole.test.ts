import { describe, expect, test } from "vitest";
import type { GameFact, GameSideFact } from "#lib/basketball/game-facts.ts";
import { teamFact } from "#test/game-facts.ts";
import { fieldGoal, playFact } from "#test/play-facts.ts";
import { computePlaysWhole } from "./plays-whole.ts";

const side = (school: string, points: number | null, periodPoints: number[] | null): GameSideFact => ({
  team: teamFact(school),
  conference: null,
  seed: null,
  points,
  periodPoints,
  winner: null,
  boxScore: null,
});

const plays = [
  playFact("1 19:00", "home", fieldGoal("h1", { made: true })),
  playFact("2 19:00", "away", fieldGoal("a1", { made: true, points: 3 })),
];

const game: Pick<GameFact, "status" | "league" | "plays" | "home" | "away"> = {
  status: "final",
  league: "mens",
  plays,
  home: side("Harbor State", 2, [2, 0]),
  away: side("Cedar Valley", 3, [0, 3]),
};

function reasons(changes: Partial<typeof game>): string[] {
  const { whole, reasons: found } = computePlaysWhole({ ...game, ...changes });
  expect(whole).toBe(found.length === 0);
  return found.map((reason) => reason.code);
}

test("2 and 3 points from plays against a final 2-3, by period 2-0 and 0-3, are whole", () => {
  expect(reasons({})).toEqual([]);
});

test("a missing basket shows in the final score and in the period", () => {
  expect(reasons({ home: side("Harbor State", 4, [2, 2]) })).toEqual(["points_do_not_add_up", "period_points_differ"]);
});

test("the right total in the wrong half is not whole", () => {
  expect(reasons({ away: side("Cedar Valley", 3, [3, 0]) })).toEqual(["period_points_differ"]);
});

test("a final score the feed does not state contradicts nothing", () => {
  expect(reasons({ home: side("Harbor State", null, null) })).toEqual([]);
});

test("a game without plays, not begun, or without its second half is not whole", () => {
  expect(reasons({ plays: null })).toEqual(["no_plays"]);
  expect(reasons({ status: "scheduled" })).toEqual(["not_played"]);
  const half = { plays: plays.slice(0, 1), away: side("Cedar Valley", 0, null), home: side("Harbor State", 2, null) };
  expect(reasons(half)).toEqual(["period_missing"]);
});

describe("a game in progress is whole so far", () => {
  const on = (changes: Partial<typeof game>) => reasons({ status: "in_progress", ...changes });
  const firstHalf = { plays: plays.slice(0, 1) };

  test("in its second half, when 2-3 from plays is the score by period", () => {
    expect(on({})).toEqual([]);
  });

  test("in its first half, without a play of the second", () => {
    expect(on({ ...firstHalf, home: side("Harbor State", 2, [2]), away: side("Cedar Valley", 0, [0]) })).toEqual([]);
  });

  test("when the feed has opened the second half and nobody has done anything in it", () => {
    expect(on({ ...firstHalf, home: side("Harbor State", 2, [2, 0]), away: side("Cedar Valley", 0, [0, 0]) })).toEqual(
      [],
    );
  });

  test("but not while the score runs ahead of the plays, in total or in a half", () => {
    expect(on({ home: side("Harbor State", 4, null) })).toEqual(["points_do_not_add_up"]);
    expect(on({ home: side("Harbor State", 2, [0, 2]) })).toEqual(["period_points_differ"]);
  });

  test("nor when its plays begin in the second half", () => {
    expect(on({ plays: plays.slice(1), home: side("Harbor State", 0, null) })).toEqual(["period_missing"]);
  });
});
