import { expect, test } from "vitest";
import { neighboursOf } from "./game-neighbours.ts";

const day = [{ id: 7 }, { id: 3 }, { id: 9 }];

test("the games beside a game are those before and after it in the day's order", () => {
  expect(neighboursOf(day, 3)).toEqual({ previous: { id: 7 }, next: { id: 9 } });
  expect(neighboursOf(day, 7)).toEqual({ previous: null, next: { id: 3 } });
  expect(neighboursOf(day, 9)).toEqual({ previous: { id: 3 }, next: null });
});

test("a game that is not in the list has none", () => {
  expect(neighboursOf(day, 4)).toEqual({ previous: null, next: null });
  expect(neighboursOf([], 4)).toEqual({ previous: null, next: null });
});
