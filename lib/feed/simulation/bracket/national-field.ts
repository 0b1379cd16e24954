/** Who plays in the two national tournaments. */

export interface NationalField {
  /** Best first; champions of conferences among them wherever their rating puts them. */
  national: number[];
  /** Schools that came in by winning their conference. */
  champions: ReadonlySet<number>;
  /** Best first, of those left out. */
  second: number[];
}

/**
 * Chooses the fields: each conference's champion, then the best of the others by rating until the field is full; the second tournament takes the
 * next best. Equals are parted by the lower id.
 *
 * @param ratings of the schools (selection-rating.ts); who has none has not played and is not chosen
 */
export function chooseFields(
  ratings: ReadonlyMap<number, number>,
  championIds: readonly number[],
  nationalSize: number,
  secondSize: number,
): NationalField {
  const order = [...ratings].sort(([one, a], [other, b]) => b - a || one - other).map(([schoolId]) => schoolId);
  const champions = new Set(championIds);
  const others = order.filter((schoolId) => !champions.has(schoolId));
  const atLarge = new Set(others.slice(0, nationalSize - champions.size));
  return {
    national: order.filter((schoolId) => champions.has(schoolId) || atLarge.has(schoolId)),
    champions,
    second: others.slice(atLarge.size, atLarge.size + secondSize),
  };
}
