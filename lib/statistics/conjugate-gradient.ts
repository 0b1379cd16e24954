/** Linear equations of many teams, each of which meets few others. */

/** What is left of the right side may be this share of its largest part: close to where doubles end. */
const RESIDUAL = 1e-13;

export interface LinearSystem {
  /** Writes the matrix times `x` into `product`. The matrix must be symmetric and positive semidefinite. */
  multiply(x: Float64Array, product: Float64Array): void;
  /** The diagonal of the matrix; 0 only where the whole row is 0. */
  diagonal: Float64Array;
  rightSide: Float64Array;
}

/**
 * Solves `matrix * x = rightSide` by conjugate gradients with the diagonal as preconditioner (Hestenes and Stiefel, "Methods of Conjugate
 * Gradients for Solving Linear Systems", Journal of Research of the National Bureau of Standards 49, 1952), starting from 0. Where the matrix is singular the
 * right side must be one it can reach, and one of the solutions is given. The same numbers in the same order give the same bits.
 *
 * [[2, 1], [1, 2]] x = [3, 3] gives [1, 1].
 */
export function solveSymmetric({ multiply, diagonal, rightSide }: LinearSystem): Float64Array {
  const size = rightSide.length;
  const solution = new Float64Array(size);
  const residual = rightSide.slice();
  const product = new Float64Array(size);
  const scaled = new Float64Array(size);
  const enough = RESIDUAL * largest(rightSide);
  const direction = new Float64Array(size);
  let slope = 0;
  // Rounding makes the method need more than the `size` steps it would take with exact numbers.
  for (let step = 0; step < 10 * size && largest(residual) > enough; step++) {
    const before = slope;
    for (let i = 0; i < size; i++) scaled[i] = at(diagonal, i) > 0 ? at(residual, i) / at(diagonal, i) : 0;
    slope = dot(residual, scaled);
    const kept = step === 0 ? 0 : slope / before;
    for (let i = 0; i < size; i++) direction[i] = at(scaled, i) + kept * at(direction, i);
    multiply(direction, product);
    const curvature = dot(direction, product);
    if (!(curvature > 0)) break;
    const length = slope / curvature;
    for (let i = 0; i < size; i++) {
      solution[i] = at(solution, i) + length * at(direction, i);
      residual[i] = at(residual, i) - length * at(product, i);
    }
  }
  return solution;
}

/** The number at a place that is known to be there. */
export function at(numbers: Float64Array | Int32Array, place: number): number {
  return numbers[place] as number;
}

/** Adds to the number at a place that is known to be there. */
export function add(numbers: Float64Array, place: number, amount: number): void {
  numbers[place] = at(numbers, place) + amount;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += at(a, i) * at(b, i);
  return sum;
}

function largest(numbers: Float64Array): number {
  let most = 0;
  for (let i = 0; i < numbers.length; i++) most = Math.max(most, Math.abs(at(numbers, i)));
  return most;
}
