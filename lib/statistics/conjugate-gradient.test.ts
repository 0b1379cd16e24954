import fc from "fast-check";
import { expect, test } from "vitest";
import { at, solveSymmetric } from "./conjugate-gradient.ts";

function solveDense(matrix: number[][], rightSide: number[]): number[] {
  const multiply = (x: Float64Array, product: Float64Array) => {
    for (const [row, parts] of matrix.entries()) {
      product[row] = parts.reduce((sum, part, column) => sum + part * at(x, column), 0);
    }
  };
  const diagonal = Float64Array.from(matrix, (parts, row) => parts[row] as number);
  return [...solveSymmetric({ multiply, diagonal, rightSide: Float64Array.from(rightSide) })];
}

test("2x + y = 3 and x + 2y = 3: both are 1", () => {
  for (const value of solveDense(
    [
      [2, 1],
      [1, 2],
    ],
    [3, 3],
  ))
    expect(value).toBeCloseTo(1, 12);
});

test("a right side of 0 gives 0, and a row of zeros its 0", () => {
  expect(
    solveDense(
      [
        [2, 1],
        [1, 2],
      ],
      [0, 0],
    ),
  ).toEqual([0, 0]);
  expect(
    solveDense(
      [
        [0, 0],
        [0, 4],
      ],
      [0, 8],
    ),
  ).toEqual([0, 2]);
});

test("a singular system whose right side can be reached: x - y = 5 is solved", () => {
  const [x = 0, y = 0] = solveDense(
    [
      [1, -1],
      [-1, 1],
    ],
    [5, -5],
  );
  expect(x - y).toBeCloseTo(5, 12);
});

test("whatever the numbers, the equations hold afterwards", () => {
  const numbers = (count: number) => fc.array(fc.integer({ min: -9, max: 9 }), { minLength: count, maxLength: count });
  fc.assert(
    fc.property(fc.tuple(numbers(4), numbers(4), numbers(4), numbers(4)), numbers(4), (root, rightSide) => {
      // The product of a matrix with its mirror image is positive semidefinite; 1 on the diagonal makes it invertible.
      const matrix = root.map((a, row) =>
        root.map((b, column) => a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), row === column ? 1 : 0)),
      );
      const solution = solveDense(matrix, rightSide);
      for (const [row, parts] of matrix.entries()) {
        expect(parts.reduce((sum, part, column) => sum + part * (solution[column] ?? 0), 0)).toBeCloseTo(
          rightSide[row] ?? 0,
          8,
        );
      }
    }),
  );
});
