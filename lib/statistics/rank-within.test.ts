import { expect, test } from "vitest";
import { rankWithin } from "./rank-within.ts";

const values = new Map([
  [1, 20],
  [2, 30],
  [3, 20],
  [4, 10],
]);

test("30, 20, 20, 10 with high better: 1, 2, 2, 4", () => {
  expect(rankWithin(values, "high")).toEqual(
    new Map([
      [2, 1],
      [1, 2],
      [3, 2],
      [4, 4],
    ]),
  );
});

test("with low better: 10 is first, both 20 second, 30 fourth", () => {
  expect(rankWithin(values, "low")).toEqual(
    new Map([
      [4, 1],
      [1, 2],
      [3, 2],
      [2, 4],
    ]),
  );
});

test("nothing has no ranks", () => {
  expect(rankWithin(new Map(), "high")).toEqual(new Map());
});
