/** The season with games nearest to the one that was asked for, the later of two as near; the latest where none was. Null without one. */
export function nearestSeason(seasons: readonly number[], asked: number | null): number | null {
  const latestFirst = seasons.toSorted((one, other) => other - one);
  if (asked === null) return latestFirst[0] ?? null;
  return latestFirst.toSorted((one, other) => Math.abs(one - asked) - Math.abs(other - asked))[0] ?? null;
}
