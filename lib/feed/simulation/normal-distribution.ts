/** The normal distribution, computed with operations whose results every machine agrees on. */

/** Abramowitz and Stegun, Handbook of Mathematical Functions (1964), formula 26.2.19: no error beyond 1.5e-7, and no exponential in it. */
const COEFFICIENTS = [0.049867347, 0.0211410061, 0.0032776263, 0.0000380036, 0.0000488906, 0.000005383];

/** Probability that a standard normal number is at most `x`, 0 to 1. */
export function normalCdf(x: number): number {
  if (x < 0) return 1 - normalCdf(-x);
  let sum = 1;
  let power = 1;
  for (const coefficient of COEFFICIENTS) {
    power *= x;
    sum += coefficient * power;
  }
  const second = sum * sum;
  const fourth = second * second;
  const eighth = fourth * fourth;
  return 1 - 0.5 / (eighth * eighth);
}
