import { expect, test } from "vitest";
import { standardised } from "./standardised.ts";

test("2, 4, 4, 4, 5, 5, 7, 9 have mean 5 and deviation 2: -1.5, -0.5 three times, 0 twice, 1, 2", () => {
  expect(standardised([2, 4, 4, 4, 5, 5, 7, 9])).toEqual([-1.5, -0.5, -0.5, -0.5, 0, 0, 1, 2]);
});

test("numbers that do not differ are all in the mean", () => {
  expect(standardised([3, 3])).toEqual([0, 0]);
  expect(standardised([])).toEqual([]);
});
