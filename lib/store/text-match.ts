/** Comparing texts as the interface does: whole and in any case. */
import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * `expression` equals `text` in any case. Both engines lower only the letters A to Z here, so the text is also tried as JavaScript lowers it:
 * `SAN JOSÉ STATE` finds `San José State`.
 */
export function equalsInAnyCase(expression: Expression<string | null>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${expression}) in (lower(${text}), ${text.toLowerCase()})`;
}
