/** Merging what a feed says of an entity into its row. */

/**
 * The row as it will be: which columns change, and the authority that then holds. Null when nothing changes.
 *
 * @param newer whether the statement is of a later time than those of equal authority before it, and replaces what they said
 */
export function mergeAttributes<Row extends { authority: number }>(
  row: Row,
  stated: Partial<Omit<Row, "id" | "authority">>,
  authority: number,
  newer = false,
): Partial<Row> | null {
  const changes: Partial<Row> = {};
  for (const column of Object.keys(stated) as (keyof typeof stated & keyof Row)[]) {
    const value = stated[column];
    if (value === null || value === undefined || value === row[column]) continue;
    const better = authority > row.authority || (newer && authority === row.authority);
    if (better || row[column] === null) changes[column] = value;
  }
  if (authority > row.authority) changes.authority = authority as Row["authority"];
  return Object.keys(changes).length === 0 ? null : changes;
}

/** Whether a statement of equal authority says otherwise than the row. */
export function contradicts<Row extends { authority: number }>(
  row: Row,
  stated: Partial<Omit<Row, "id" | "authority">>,
  authority: number,
): boolean {
  if (authority !== row.authority) return false;
  const columns = Object.keys(stated) as (keyof typeof stated & keyof Row)[];
  return columns.some((column) => {
    const [value, held] = [stated[column], row[column]];
    return value !== null && value !== undefined && held !== null && value !== held;
  });
}
