/**
 * Importing one document, in one transaction: it is there whole or not at all. A document that cannot be used is a fault with a name; an
 * unchanged one is passed over.
 */
import type { Source } from "#lib/basketball/enums.ts";
import { type FeedDocument, FeedFault, type FeedWarning } from "#lib/feed/feed.ts";
import { printable } from "#lib/feed/printable.ts";
import type { Database, Store } from "#lib/store/connection.ts";
import { selectImportedHash, upsertImportedDocument, upsertImportFault } from "#lib/store/import-log.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import { lockWrites } from "#lib/store/write-lock.ts";
import { type Applied, applyFacts } from "./apply-facts.ts";
import { refuseMixture, StoreRefusal } from "./demo-mark.ts";
import { forget, type ResolverMemory } from "./entity-resolver.ts";
import { refuseUnusable } from "./refuse-unusable.ts";

export interface ImportFault {
  documentKey: string;
  origin: string;
  code: string;
  message: string;
  remedy: string;
}

/** What became of a document: imported for the first time, again because its content changed, passed over, or not usable. */
export type ImportOutcome =
  | { kind: "new" | "changed"; applied: Applied; warnings: FeedWarning[] }
  | { kind: "unchanged" }
  | { kind: "fault"; fault: ImportFault };

/**
 * The mapping that documents were imported with. Raised when mappers or matching change what they make of a document, so that an
 * unchanged one is imported again.
 */
const MAPPING_VERSION = 1;

/** Imports a document. What is wrong with it is the outcome; a failing store throws, and one that must not take the feed (StoreRefusal). */
export async function importDocument(
  store: Store,
  source: Source,
  document: FeedDocument,
  memory: ResolverMemory,
): Promise<ImportOutcome> {
  const contentHash = `${MAPPING_VERSION}:${document.contentHash}`;
  const before = await selectImportedHash(store.db, source, document.key);
  if (before === contentHash) return { kind: "unchanged" };
  try {
    const { facts, warnings } = await document.map();
    refuseUnusable(facts);
    const applied = await store.db.transaction().execute(async (transaction: Database) => {
      await lockWrites(transaction, store.engine);
      await refuseMixture(transaction, source);
      const result = await applyFacts(transaction, memory, facts);
      await bumpRevisions(transaction, result.scopes);
      await upsertImportedDocument(transaction, source, document.key, contentHash);
      return result;
    });
    return {
      kind: before === null ? "new" : "changed",
      applied,
      warnings: warnings.map((warning) => ({ ...warning, detail: printable(warning.detail) })),
    };
  } catch (error) {
    forget(memory);
    if (error instanceof StoreRefusal) throw error;
    const fault = describeFault(document, error);
    await upsertImportFault(store.db, { source, ...fault });
    return { kind: "fault", fault };
  }
}

/** A named fault as it is; anything else is a bug of ours, named as one, and still stops nothing else. */
function describeFault(document: FeedDocument, error: unknown): ImportFault {
  const { key: documentKey } = document;
  const origin = printable(document.origin);
  if (error instanceof FeedFault) {
    return { documentKey, origin, code: error.code, message: printable(error.message), remedy: error.remedy };
  }
  return {
    documentKey,
    origin,
    code: "unexpected_error",
    message: printable(error instanceof Error ? error.message : String(error)),
    remedy: "please report it with the document: the importer should have named this fault",
  };
}
