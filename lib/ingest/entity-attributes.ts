/** Merging what a feed says of an entity into its row. */

/** The row as it will be: which columns change, and the authority that then holds. Null when nothing changes. */
export function mergeAttributes<Row extends { authority: number }>(
  row: Row,
  stated: Partial<Omit<Row, "id" | "authority">>,
  authority: number,
): Partial<Row> | null {
  const changes: Partial<Row> = {};
  for (const column of Object.keys(stated) as (keyof typeof stated & keyof Row)[]) {
    const value = stated[column];
    if (value === null || value === undefined || value === row[column]) continue;
    const better = authority > row.authority;
    if (better || row[column] === null) changes[column] = value;
  }
  if (authority > row.authority) changes.authority = authority as Row["authority"];
  return Object.keys(changes).length === 0 ? null : changes;
}
