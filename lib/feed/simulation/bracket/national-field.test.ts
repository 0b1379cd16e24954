import { describe, expect, it } from "vitest";
import { chooseFields } from "./national-field.ts";

const ratings = new Map([1, 2, 3, 4, 5, 6, 7, 8].map((school) => [school, 1 - school / 10]));

describe("the national fields", () => {
  it("take champions first and fill up with the best of the others", () => {
    const fields = chooseFields(ratings, [7, 2], 4, 2);
    expect(fields.national).toEqual([1, 2, 3, 7]);
    expect(fields.champions).toEqual(new Set([7, 2]));
    expect(fields.second).toEqual([4, 5]);
  });

  it("part equals by the lower id", () => {
    const equal = new Map([
      [9, 0.5],
      [4, 0.5],
      [6, 0.5],
    ]);
    expect(chooseFields(equal, [], 2, 1)).toEqual({ national: [4, 6], champions: new Set(), second: [9] });
  });
});
