/** Ground colours for figures of which many stand below each other. The figure is always printed: the colour only leads the eye. */

/** Shares of the list that count as its ends. */
const FAR = 0.1;
const NEAR = 0.25;

const TINTS = {
  best: "bg-focus/22",
  good: "bg-focus/10",
  poor: "bg-rim-mark/10",
  worst: "bg-rim-mark/22",
} as const;

/**
 * Ground of a figure that has a rank (1 is best) among `count`: blue for the best tenth and quarter, orange for the last ones, none between
 * and where the rank is not known.
 */
export function standingTint(rank: number | null, count: number): string {
  if (rank === null) return "";
  // The middle of the place, so that both ends are as wide: of ten the first has 0.05, the last 0.95.
  const place = (rank - 0.5) / count;
  if (place < FAR) return TINTS.best;
  if (place < NEAR) return TINTS.good;
  if (place > 1 - FAR) return TINTS.worst;
  return place > 1 - NEAR ? TINTS.poor : "";
}
