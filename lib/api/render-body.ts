/** A listing as the bytes of a body, before compression. */
import type { Endpoint } from "#lib/records/endpoint.ts";
import { recordSchemas } from "#lib/records/record-schemas.ts";
import type { Format } from "./accept.ts";
import { csvColumns, csvHeader, csvLine } from "./csv.ts";
import type { Listing } from "./listing.ts";

type Batches = AsyncIterable<readonly string[]>;

/** Chunks of the body in a format. An endpoint that answers one object has it as the listing's only record. */
export function renderBody(endpoint: Endpoint, listing: Listing, format: Format): AsyncIterable<Uint8Array> {
  const batches = listing.batches();
  if (format === "csv") return csvBody(batches, csvColumns(recordSchemas[endpoint.record]));
  if (format === "ndjson") return ndjsonBody(batches);
  return endpoint.result === "object" ? objectBody(batches) : arrayBody(batches);
}

/** The values that the texts of a batch stand for: each is one record or several joined by commas. */
export function parseBatch(texts: readonly string[]): unknown[] {
  return JSON.parse(`[${texts.join(",")}]`) as unknown[];
}

async function* arrayBody(batches: Batches): AsyncIterable<Uint8Array> {
  let start = "[";
  for await (const texts of batches) {
    if (texts.length === 0) continue;
    yield Buffer.from(start + texts.join(","));
    start = ",";
  }
  yield Buffer.from(start === "[" ? "[]" : "]");
}

async function* objectBody(batches: Batches): AsyncIterable<Uint8Array> {
  for await (const texts of batches) yield Buffer.from(texts.join(""));
}

async function* ndjsonBody(batches: Batches): AsyncIterable<Uint8Array> {
  for await (const texts of batches) {
    yield Buffer.from(parseBatch(texts).reduce<string>((lines, record) => `${lines}${JSON.stringify(record)}\n`, ""));
  }
}

async function* csvBody(batches: Batches, columns: readonly string[][]): AsyncIterable<Uint8Array> {
  yield Buffer.from(csvHeader(columns));
  for await (const texts of batches) {
    yield Buffer.from(parseBatch(texts).reduce<string>((lines, record) => lines + csvLine(columns, record), ""));
  }
}
