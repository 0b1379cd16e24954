import fc from "fast-check";
import { expect, test } from "vitest";
import { minimise } from "./nelder-mead.ts";

test("(x - 2)^2 + (y + 1)^2 is least at (2, -1), wherever the search starts", () => {
  const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const [a = 0, b = 0] = minimise(([p = 0, q = 0]) => (p - 2) ** 2 + (q + 1) ** 2, [x, y], [1, 1], {
        tolerance: 1e-14,
      });
      expect(a).toBeCloseTo(2, 4);
      expect(b).toBeCloseTo(-1, 4);
    }),
  );
});

test("Rosenbrock's curved valley ends at (1, 1)", () => {
  const valley = ([x = 0, y = 0]: number[]) => (1 - x) ** 2 + 100 * (y - x * x) ** 2;
  const [x = 0, y = 0] = minimise(valley, [-1.2, 1], [0.5, 0.5], { tolerance: 1e-16 });
  expect(x).toBeCloseTo(1, 5);
  expect(y).toBeCloseTo(1, 5);
});

test("it stops after the steps it was given, no worse than it began", () => {
  let calls = 0;
  const cost = ([x = 0]: number[]) => {
    calls += 1;
    return (x - 100) ** 2;
  };
  const [x = 0] = minimise(cost, [0], [1], { steps: 3 });
  expect(x).toBeGreaterThan(0);
  expect(calls).toBeLessThan(12);
});
