/**
 * Records as CSV (RFC 4180): one column a leaf, `homeTeam.points` for nested ones, a list as its JSON text, null as nothing. The columns
 * follow from the record's schema, so they are the same in every answer, also in an empty one.
 */
import { z } from "zod";

const LINE_END = "\r\n";
/** A spreadsheet takes a text that begins so for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Paths of the leaves of a record, in its order. */
export function csvColumns(schema: z.ZodType): string[][] {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodObject)) return [[]];
  return Object.entries(inner.shape).flatMap(([name, member]) =>
    csvColumns(member as z.ZodType).map((path) => [name, ...path]),
  );
}

export function csvHeader(columns: readonly string[][]): string {
  return columns.map((path) => quote(path.join("."))).join(",") + LINE_END;
}

export function csvLine(columns: readonly string[][], record: unknown): string {
  return columns.map((path) => cell(valueAt(record, path))).join(",") + LINE_END;
}

function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record;
  for (const name of path) {
    if (value === null || typeof value !== "object") return null;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  // A quote in front makes a spreadsheet show the text as it is. Numbers are no texts: -3 stays a number.
  if (typeof value === "string") return quote(FORMULA_START.test(value) ? `'${value}` : value);
  return quote(typeof value === "object" ? JSON.stringify(value) : String(value));
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
