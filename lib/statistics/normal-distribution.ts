/** The normal distribution. */

/** Coefficients of Press and others' approximation of the complementary error function, constant term first. */
const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
];

/**
 * Probability that a normal number of mean 0 and deviation 1 is below `z`, within 1.2e-7 (Press, Teukolsky, Vetterling and Flannery, *Numerical Recipes*, erfc).
 * Below and above add up to 1. At 0 it is 0.5, at 1.96 it is 0.975.
 */
export function normalCdf(z: number): number {
  const tail = upperTail(Math.abs(z));
  return z > 0 ? 1 - tail : tail;
}

/** Probability of more than `z`, which is 0 or more. */
function upperTail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const exponent = COEFFICIENTS.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
  return Math.min(0.5, (t * Math.exp(-x * x + exponent)) / 2);
}
