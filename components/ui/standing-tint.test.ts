import { expect, test } from "vitest";
import { standingTint } from "./standing-tint.ts";

const strengths = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    standingTint(index + 1, count).replace(/^bg-([a-z]+).*\/(\d+)$/, "$1 $2"),
  );

test("of ten the first is among the best tenth, two among the best quarter, and as many at the other end", () => {
  expect(strengths(10)).toEqual(["focus 22", "focus 10", "", "", "", "", "", "", "rim 10", "rim 22"]);
});

test("of three hundred and sixty both ends are as wide", () => {
  const all = strengths(360);
  const count = (tint: string) => all.filter((one) => one === tint).length;
  expect(["focus 22", "focus 10", "rim 10", "rim 22"].map(count)).toEqual([36, 54, 54, 36]);
});

test("few teams have no ends to speak of, and an unknown rank has no colour", () => {
  expect(strengths(2)).toEqual(["", ""]);
  expect(standingTint(null, 10)).toBe("");
});
