/** Sorting of a table's rows by one of its columns. */

/** What a table is sorted by. */
export interface TableSort {
  /** Id of the column. */
  column: string;
  direction: "asc" | "desc";
}

/** What sorting has to know of a column. */
interface Sortable<R> {
  id: string;
  value: (row: R) => number | string | null;
  /** The first click sorts from the smallest; without it from the largest. */
  ascendingFirst?: boolean;
}

/**
 * Rows by a column's values; texts as a dictionary has them, null last whichever way. Equal ones, and all where the column is not
 * there, keep the order they have.
 */
export function sortRows<R>(rows: readonly R[], columns: readonly Sortable<R>[], sort: TableSort | null): readonly R[] {
  const value = columns.find(({ id }) => id === sort?.column)?.value;
  if (!sort || !value) return rows;
  const sign = sort.direction === "asc" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [value(one), value(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === "string" && typeof second === "string") return sign * first.localeCompare(second, "en");
    return sign * (Number(first) - Number(second));
  });
}

/** The direction a column is sorted in at first. */
export function firstDirection(column: { ascendingFirst?: boolean }): TableSort["direction"] {
  return column.ascendingFirst ? "asc" : "desc";
}

/** What a table is sorted by after a click on a column's head: its first direction, then the other one, then nothing. */
export function nextSort<R>(sort: TableSort | null, column: Sortable<R>): TableSort | null {
  const first = firstDirection(column);
  if (sort?.column !== column.id) return { column: column.id, direction: first };
  return sort.direction === first ? { column: column.id, direction: first === "asc" ? "desc" : "asc" } : null;
}
