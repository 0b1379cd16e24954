/**
 * Ratios and rounding: the one home of the rule that a ratio with nothing under it is unknown (null), not 0.
 */

/** Rounds half up on the scaled value, as JavaScript does: 0.25 to one decimal is 0.3, -0.25 is -0.2. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** `numerator / denominator`; null when either is unknown or the denominator is 0. Never NaN or infinite. */
export function ratio(numerator: number | null, denominator: number | null): number | null {
  if (numerator === null || denominator === null || denominator === 0) return null;
  return numerator / denominator;
}

/**
 * A ratio as a percentage of 0 to 100 with one decimal. 7 of 16 is 43.8. The hundredfold is divided, not the share multiplied: 97 of 80 is 121.25 and rounds to 121.3,
 * where 100 * 1.2125 falls short of it.
 */
export function percentage(numerator: number | null, denominator: number | null): number | null {
  return oneDecimal(ratio(numerator === null ? null : 100 * numerator, denominator));
}

/** A value to one decimal; null stays null. */
export function oneDecimal(value: number | null): number | null {
  return value === null ? null : roundTo(value, 1);
}
