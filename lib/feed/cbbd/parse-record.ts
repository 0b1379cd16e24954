/** A JSON value to a record of the interface, or to the fault that says what is wrong with it. */
import type { z } from "zod";
import { FeedFault } from "#lib/feed/feed.ts";
import { type FactKind, RECORD_SCHEMAS } from "./record-kind.ts";

export type RawRecord<K extends FactKind> = z.infer<(typeof RECORD_SCHEMAS)[K]>;
export type ParsedRecord = { [K in FactKind]: { kind: K; record: RawRecord<K> } }[FactKind];

const ISSUES_SHOWN = 3;

/** @throws FeedFault `invalid_record` */
export function parseRecord<K extends FactKind>(kind: K, value: unknown): RawRecord<K> {
  const result = RECORD_SCHEMAS[kind].safeParse(value);
  // The schema of a kind gives the record of that kind; the compiler loses the tie between the two through the index.
  if (result.success) return result.data as RawRecord<K>;
  const issues = result.error.issues.slice(0, ISSUES_SHOWN);
  const shown = issues.map(
    ({ path, message }) => `${path.join(".") || "the record"} ${message.replace(/^Invalid input: /, "")}`,
  );
  throw new FeedFault(
    "invalid_record",
    `A record of the kind ${kind} is not as the interface has it: ${shown.join("; ")}.`,
    "Fetch it again; if it comes like this, the server is not of this interface or its version is not known.",
  );
}

export function isFactKind(kind: string): kind is FactKind {
  return Object.hasOwn(RECORD_SCHEMAS, kind);
}
