/** Comma-separated values as RFC 4180 has them: CRLF between the rows, quotes doubled. */

export type CsvValue = string | number | null;

function cell(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  // A text that a spreadsheet would take for a formula is kept as text.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The head and the rows as one text; null is an empty cell. */
export function formatCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [head, ...rows]
    .map((row) => row.map(cell).join(","))
    .join("\r\n")
    .concat("\r\n");
}
