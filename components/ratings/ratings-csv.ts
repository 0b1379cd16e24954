/** The ratings as a file: the rows and columns that are shown, in their order, figures as the records have them. */
import { formatCsv } from "#lib/format/csv.ts";
import type { RatingColumn } from "./rating-columns.tsx";
import type { RatingRow } from "./rating-rows.ts";

export function ratingsCsv(rows: readonly RatingRow[], columns: readonly RatingColumn[]): string {
  const parts = columns.flatMap((column) => column.csv);
  return formatCsv(
    parts.map(([name]) => name),
    rows.map((row) => parts.map(([, value]) => value(row))),
  );
}

/** `ratings-2026.csv`, of a past day `ratings-2026-before-2026-01-15.csv`. */
export function ratingsFileName(season: number, asOf: string | null): string {
  return asOf === null ? `ratings-${season}.csv` : `ratings-${season}-before-${asOf}.csv`;
}
