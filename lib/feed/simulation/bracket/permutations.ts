const known = new Map<number, number[][]>();

/** All orders of the numbers 0 to count - 1, the ordinary one first. */
export function permutationsOf(count: number): readonly (readonly number[])[] {
  const ready = known.get(count);
  if (ready !== undefined) return ready;
  const orders =
    count === 0
      ? [[]]
      : Array.from({ length: count }, (_, first) => first).flatMap((first) =>
          permutationsOf(count - 1).map((rest) => [
            first,
            ...rest.map((number) => (number >= first ? number + 1 : number)),
          ]),
        );
  known.set(count, orders);
  return orders;
}
