/** When five athletes were on the floor together, from the stints of each. */
import type { RotationRow } from "#components/substitutions/rotation.ts";

export interface Span {
  /** Seconds since the tip. */
  start: number;
  end: number;
}

function overlap(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap((one) =>
    others
      .map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }))
      .filter(({ start, end }) => start < end),
  );
}

/** Joins what ends where the next begins: a stint goes on after a period without a substitution. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}

/** The times in which all of the athletes were on the floor, in order; none where the stints of one of them are not known. */
export function timesTogether(
  rows: readonly Pick<RotationRow, "athleteId" | "stints">[],
  athleteIds: readonly number[],
): Span[] {
  const [first, ...rest] = athleteIds.map((id) => joined(rows.find((row) => row.athleteId === id)?.stints ?? []));
  return rest.reduce<Span[]>(
    overlap,
    (first ?? []).map(({ start, end }) => ({ start, end })),
  );
}
