/**
 * Importing a feed: document by document, each in one transaction, so that it is there whole or not at all. A document that cannot be
 * used is named with its fault and stops nothing else; an unchanged one is passed over; a stopped import carries on when it is run again.
 */
import type { FeedReader, FeedWarning } from "#lib/feed/feed.ts";
import type { Store } from "#lib/store/connection.ts";
import { refuseMixture } from "./demo-mark.ts";
import { deriveStale } from "./derive-stale.ts";
import { newResolverMemory } from "./entity-resolver.ts";
import { type ImportFault, type ImportOutcome, importDocument } from "./import-document.ts";

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
 * Imports everything a reader has. Faults of documents are in the summary; a failing store or reader throws, and a store that must not take the feed
 * (StoreRefusal).
 */
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
  await refuseMixture(store.db, reader.source);
  const memory = newResolverMemory();
  try {
    for await (const document of reader.documents()) {
      if (options.signal?.aborted) {
        summary.interrupted = true;
        break;
      }
      count(summary, await importDocument(store, reader.source, document, memory));
      summary.documents++;
      options.onDocument?.(summary.documents);
    }
  } catch (error) {
    // A reader that is stopped while it waits for a server throws the reason of the signal.
    if (!options.signal?.aborted || error !== options.signal.reason) throw error;
    summary.interrupted = true;
  }
  await deriveStale(store, options.signal);
  return summary;
}

function count(summary: ImportSummary, outcome: ImportOutcome): void {
  if (outcome.kind === "fault") {
    summary.faults.push(outcome.fault);
    return;
  }
  summary[outcome.kind]++;
  if (outcome.kind === "unchanged") return;
  summary.gamesNew += outcome.applied.gamesNew;
  summary.gamesChanged += outcome.applied.gamesChanged;
  summary.warnings.push(...outcome.warnings);
}
