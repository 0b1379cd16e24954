/** Sorting of a table's rows by a column, for tables whose order is kept in the address. */
import type { SortableColumn, TableSort } from "./sortable-table.tsx";

/**
 * Rows by a column's values; texts as a dictionary has them, null last whichever way. Equal ones, and all where the column is not
 * there, keep the order they have.
 */
export function sortRows<R>(
  rows: readonly R[],
  columns: readonly Pick<SortableColumn<R>, "id" | "value">[],
  sort: TableSort | null,
): readonly R[] {
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
