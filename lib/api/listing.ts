/** What a reader answers: records in order, and what a cut listing says about the rest. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PlayDocumentRow } from "#lib/store/plays.ts";

export interface Listing {
  /**
   * The records in order, some at a time, as JSON texts: each text is one record or several joined by commas. Texts, because most come
   * from the store as texts already; some at a time, so that a large answer neither fills the memory nor holds up other requests.
   */
  batches(): AsyncIterable<readonly string[]>;
  /** For listings that are cut at a number of games. */
  page?: ListingPage;
  /** For listings of whole play documents: the same records, still compressed. */
  documents?(): AsyncIterable<readonly PlayDocumentRow[]>;
}

export interface ListingPage {
  /** Games that match, on this page and all others. */
  total: number;
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

/** A listing of records that are at hand. */
export function listingOf(records: readonly unknown[]): Listing {
  return {
    async *batches() {
      yield records.map((record) => JSON.stringify(record));
    },
  };
}

/** Reads `items` in parts of `size`; other requests get their turn between two parts. */
export async function* inParts<T, R>(
  items: readonly T[],
  size: number,
  read: (part: readonly T[]) => Promise<R>,
): AsyncIterable<R> {
  for (let start = 0; start < items.length; start += size) {
    // The embedded store answers without waiting, so nothing else would run until the last part is read.
    if (start > 0) await nextTurn();
    yield await read(items.slice(start, start + size));
  }
}
