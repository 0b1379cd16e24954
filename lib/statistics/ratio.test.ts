import { expect, test } from "vitest";
import { percentage, ratio, roundTo } from "./ratio.ts";

test("halves are rounded up, also below zero: 0.25 to 0.3, -0.25 to -0.2", () => {
  expect([roundTo(0.25, 1), roundTo(-0.25, 1)]).toEqual([0.3, -0.2]);
});

test("nothing under the line, or nothing known, is unknown and not 0", () => {
  expect([ratio(3, 0), ratio(null, 2), ratio(2, null), percentage(0, 0)]).toEqual([null, null, null, null]);
  expect(percentage(0, 5)).toBe(0);
});

test("97 of 80 is 121.25 and 97 * 100 / 80 exactly so: 121.3", () => {
  expect(percentage(97, 80)).toBe(121.3);
  expect(percentage(7, 16)).toBe(43.8);
});
