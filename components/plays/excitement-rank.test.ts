import { expect, test } from "vitest";
import { excitementRank, rankText } from "./excitement-rank.ts";

const day = [
  { id: 1, excitement: 4.2 },
  { id: 2, excitement: 6.1 },
  { id: 3, excitement: null },
  { id: 4, excitement: 4.2 },
  { id: 5, excitement: 1 },
];

test("places count the games whose excitement is known; level games share the better place", () => {
  expect(excitementRank(day, 2)).toEqual({ rank: 1, tied: false, of: 4 });
  expect(excitementRank(day, 4)).toEqual({ rank: 2, tied: true, of: 4 });
  expect(excitementRank(day, 5)).toEqual({ rank: 4, tied: false, of: 4 });
});

test("no place where nothing is known or nothing is beside it", () => {
  expect(excitementRank(day, 3)).toBeNull();
  expect(excitementRank([{ id: 1, excitement: 4.2 }], 1)).toBeNull();
  expect(excitementRank([], 1)).toBeNull();
});

test("in words", () => {
  expect(rankText({ rank: 2, tied: true, of: 14 })).toBe("level 2nd of the day's 14 games");
  expect(rankText({ rank: 1, tied: false, of: 6 })).toBe("1st of the day's 6 games");
});
