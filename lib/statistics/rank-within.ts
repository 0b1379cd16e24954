/** Ranks within a season. */

/**
 * The rank of every key by its value, from 1; equal values share the better rank and the next one is left out. 30, 20, 20, 10 with high better: 1, 2, 2, 4.
 *
 * @param values of all teams of the season, also where only some are asked for: a rank is one within the season
 * @param better which end is rank 1
 */
export function rankWithin(values: ReadonlyMap<number, number>, better: "high" | "low"): Map<number, number> {
  const sign = better === "high" ? -1 : 1;
  const sorted = [...values].sort(([a, x], [b, y]) => sign * (x - y) || a - b);
  const ranks = new Map<number, number>();
  for (const [place, [key, value]] of sorted.entries()) {
    const before = sorted[place - 1];
    ranks.set(key, before?.[1] === value ? (ranks.get(before[0]) as number) : place + 1);
  }
  return ranks;
}
