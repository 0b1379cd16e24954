/**
 * Importing a feed: document by document, each in one transaction, so that it is there whole or not at all. A document that cannot be
 * used is named with its fault and stops nothing else; an unchanged one is passed over; a stopped import carries on when it is run again.
 */
import { type FeedDocument, FeedFault, type FeedReader, type FeedWarning } from "#lib/feed/feed.ts";
import { printable } from "#lib/feed/printable.ts";
import type { Database, Store } from "#lib/store/connection.ts";
import { selectImportedHash, upsertImportedDocument, upsertImportFault } from "#lib/store/import-log.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import { lockWrites } from "#lib/store/write-lock.ts";
import { applyFacts } from "./apply-facts.ts";
import { deriveStaleGames } from "./derive-stale-games.ts";
import { forget, newResolverMemory, type ResolverMemory } from "./entity-resolver.ts";
import { refuseUnusable } from "./refuse-unusable.ts";

export interface ImportFault {
  documentKey: string;
  origin: string;
  code: string;
  message: string;
  remedy: string;
}

export interface ImportSummary {
  documents: number;
  /** Documents that were imported for the first time, again because their content changed, or passed over. */
  new: number;
  changed: number;
  unchanged: number;
  gamesNew: number;
  gamesChanged: number;
  warnings: FeedWarning[];
  faults: ImportFault[];
  /** True when the import was stopped before the last document. */
  interrupted: boolean;
}

export interface ImportOptions {
  signal?: AbortSignal;
  /** Called after every document with the number done. */
  onDocument?: (done: number) => void;
}

/**
 * The mapping that documents were imported with. Raised when mappers or matching change what they make of a document, so that an
 * unchanged one is imported again.
 */
const MAPPING_VERSION = 1;

/** Imports everything a reader has. Faults of documents are in the summary; only a failing store or reader throws. */
export async function importFeed(
  store: Store,
  reader: FeedReader,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    documents: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    gamesNew: 0,
    gamesChanged: 0,
    warnings: [],
    faults: [],
    interrupted: false,
  };
  const memory = newResolverMemory();
  try {
    for await (const document of reader.documents()) {
      if (options.signal?.aborted) {
        summary.interrupted = true;
        break;
      }
      await importDocument(store, reader, document, memory, summary);
      summary.documents++;
      options.onDocument?.(summary.documents);
    }
  } catch (error) {
    // A reader that is stopped while it waits for a server throws the reason of the signal.
    if (!options.signal?.aborted || error !== options.signal.reason) throw error;
    summary.interrupted = true;
  }
  await deriveStaleGames(store, options.signal);
  return summary;
}

async function importDocument(
  store: Store,
  reader: FeedReader,
  document: FeedDocument,
  memory: ResolverMemory,
  summary: ImportSummary,
): Promise<void> {
  const { source } = reader;
  const contentHash = `${MAPPING_VERSION}:${document.contentHash}`;
  const before = await selectImportedHash(store.db, source, document.key);
  if (before === contentHash) {
    summary.unchanged++;
    return;
  }
  try {
    const { facts, warnings } = await document.map();
    refuseUnusable(facts);
    const applied = await store.db.transaction().execute(async (transaction: Database) => {
      await lockWrites(transaction, store.engine);
      const result = await applyFacts(transaction, memory, facts);
      await bumpRevisions(transaction, result.scopes);
      await upsertImportedDocument(transaction, source, document.key, contentHash);
      return result;
    });
    summary[before === null ? "new" : "changed"]++;
    summary.gamesNew += applied.gamesNew;
    summary.gamesChanged += applied.gamesChanged;
    for (const warning of warnings) summary.warnings.push({ ...warning, detail: printable(warning.detail) });
  } catch (error) {
    forget(memory);
    const fault = describeFault(document, error);
    summary.faults.push(fault);
    await upsertImportFault(store.db, { source, ...fault });
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
