/** The least value of a function of a few numbers, where no slope is known. */

interface Corner {
  point: number[];
  value: number;
}

/**
 * The point at which `cost` is least, found by the simplex method (Nelder and Mead, "A Simplex Method for Function Minimization", The Computer
 * Journal 7, 1965): a figure with a corner more than there are numbers walks downhill and shrinks. It ends when all corners are within `tolerance` of
 * one another, or after `steps`.
 *
 * (x - 2)^2 + (y + 1)^2 from (0, 0): (2, -1).
 *
 * @param start where to begin
 * @param reach how far from it the first corners lie, one number a direction
 */
export function minimise(
  cost: (point: number[]) => number,
  start: readonly number[],
  reach: readonly number[],
  { tolerance = 1e-8, steps = 1000 }: { tolerance?: number; steps?: number } = {},
): number[] {
  const measure = (point: number[]): Corner => ({ point, value: cost(point) });
  const corners = [
    measure([...start]),
    ...start.map((_value, place) =>
      measure(start.map((value, other) => value + (other === place ? (reach[place] ?? 0) : 0))),
    ),
  ];
  for (let step = 0; step < steps; step++) {
    corners.sort((a, b) => a.value - b.value);
    const [best, second, worst] = [corners[0], corners.at(-2), corners.at(-1)] as [Corner, Corner, Corner];
    if (worst.value - best.value < tolerance) break;
    const centre = start.map((_value, place) => {
      const others = corners.slice(0, -1).map(({ point }) => point[place] as number);
      return others.reduce((sum, value) => sum + value, 0) / others.length;
    });
    const move = (share: number) =>
      measure(centre.map((value, place) => value + share * (value - (worst.point[place] as number))));
    const mirrored = move(1);
    if (mirrored.value < best.value) {
      const further = move(2);
      corners[corners.length - 1] = further.value < mirrored.value ? further : mirrored;
    } else if (mirrored.value < second.value) {
      corners[corners.length - 1] = mirrored;
    } else {
      const nearer = move(mirrored.value < worst.value ? 0.5 : -0.5);
      if (nearer.value < Math.min(mirrored.value, worst.value)) corners[corners.length - 1] = nearer;
      else shrink(corners, best, measure);
    }
  }
  return corners.reduce((least, corner) => (corner.value < least.value ? corner : least)).point;
}

/** Halves every corner's way to the best. */
function shrink(corners: Corner[], best: Corner, measure: (point: number[]) => Corner): void {
  for (const [place, { point }] of corners.entries()) {
    if (place === 0) continue;
    corners[place] = measure(point.map((value, axis) => (value + (best.point[axis] as number)) / 2));
  }
}
