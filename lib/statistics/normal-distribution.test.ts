import fc from "fast-check";
import { expect, test } from "vitest";
import { normalCdf } from "./normal-distribution.ts";

test.each([
  [0, 0.5],
  [1, 0.841345],
  [-1, 0.158655],
  [1.96, 0.975002],
  [-3, 0.00135],
  [9, 1],
])("below %d lies %d, as printed tables have it", (z, probability) => {
  expect(normalCdf(z)).toBeCloseTo(probability, 6);
});

test("below and above add up to 1, and more lies below more", () => {
  const z = fc.double({ min: -9, max: 9, noNaN: true });
  fc.assert(
    fc.property(z, z, (a, b) => {
      expect(normalCdf(a) + normalCdf(-a)).toBeCloseTo(1, 12);
      if (a < b) expect(normalCdf(a)).toBeLessThanOrEqual(normalCdf(b));
    }),
  );
});
