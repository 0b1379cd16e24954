/**
 * What every feed offers: documents to import, one after the other, so that memory stays flat however many there are.
 */

import type { Source } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";

export interface FeedWarning {
  /** Stable word for counting: `unknown_play_type`, `score_decreases` ... */
  code: string;
  detail: string;
  /** Source id of the game it concerns, where there is one. */
  gameSourceId?: string;
}

export interface MappedDocument {
  facts: Fact[];
  warnings: FeedWarning[];
}

/** One payload: a summary file, one game of a parquet file, one page of an interface. It is imported whole or not at all. */
export interface FeedDocument {
  /** What the document is, stable over runs and machines: `game/401828387`, `teams`. Never a path. */
  key: string;
  /** Where it came from, for messages: a path or an address. */
  origin: string;
  /** SHA-256 of the content, hex: an unchanged document is not imported again. */
  contentHash: string;
  /** Parses and maps the payload. Throws a FeedFault; anything else it throws is a bug. */
  map(): MappedDocument | Promise<MappedDocument>;
}

export interface FeedReader {
  source: Source;
  /** How many documents to expect, when that is known before reading. */
  total: number | null;
  /**
   * The documents in order. Throws the reason of the signal a reader was given, once that is aborted, and a FeedFault where nothing more
   * can be read at all.
   */
  documents(): AsyncIterable<FeedDocument>;
}

/**
 * A feed that goes on: what it says hangs on the moment it is asked at. Moments are UTC with milliseconds. What it says of one moment is always
 * the same, however often and in whatever order it is asked.
 */
export interface LiveFeed {
  readonly source: Source;
  /**
   * The documents that changed after `since`, up to and at `until`: each once, as it stands at `until`, however often it changed, in the order of their
   * first changes.
   */
  changes(since: string, until: string): Iterable<FeedDocument>;
  /** The moment of the first change after `moment`, or one before it at which to ask again where nothing changes for long. */
  nextChange(moment: string): string;
}

/** A data fault: the document cannot be used. Its message says what is wrong, `remedy` what a person can do. */
export class FeedFault extends Error {
  override readonly name = "FeedFault";
  readonly code: string;
  readonly remedy: string;

  constructor(code: string, message: string, remedy: string) {
    super(message);
    this.code = code;
    this.remedy = remedy;
  }
}
