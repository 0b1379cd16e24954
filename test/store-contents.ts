/** Everything a store holds that a reader can see, as one text: to compare two stores byte for byte. */
import type { Store } from "#lib/store/connection.ts";
import { DERIVED_TABLES, FACT_TABLES } from "#lib/store/table-lists.ts";

/** Left out: counters of writes, which differ when an import was interrupted, and what belongs to one installation. */
const TABLES = [...FACT_TABLES, ...DERIVED_TABLES];

export async function storeContents(store: Store): Promise<string> {
  const lines: string[] = [];
  for (const table of TABLES) {
    const rows = await store.db.selectFrom(table).selectAll().execute();
    lines.push(table, ...rows.map((row) => rowText(row)).sort());
  }
  return lines.join("\n");
}

function rowText(row: object): string {
  const cells = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    cells.map(([column, value]) => [
      column,
      value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
    ]),
  );
}
