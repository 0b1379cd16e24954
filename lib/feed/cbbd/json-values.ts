/**
 * The values of a JSON or NDJSON stream one by one, so that a file of any size is read in flat memory: the elements of a top-level array, or
 * the values that follow one another. Only brackets and quotes are looked at; whether a value is JSON is for its reader to see.
 */
import { FeedFault } from "#lib/feed/feed.ts";

/** Longer than any record: a roster of a season's team has some 10,000 characters, an embedded report half a million. */
const MAXIMUM_VALUE = 16_000_000;

const OUTSIDE_TEXT = /["{}[\]]/g;
const INSIDE_TEXT = /["\\]/g;

/** Splits text that comes in pieces. `push` answers the values a piece completes, `end` checks that nothing is left open. */
export class JsonSplitter {
  #depth = 0;
  #inText = false;
  #inArray = false;
  #empty = true;
  /** The value begun in earlier pieces, and how much of it has been looked at. */
  #open = "";
  #seen = 0;

  push(piece: string): string[] {
    const values: string[] = [];
    const text = this.#open + piece;
    let start = this.#open === "" ? -1 : 0;
    let position = this.#seen;
    while (position < text.length) {
      if (start < 0) {
        position = skipSeparators(text, position);
        const character = text[position];
        if (character === undefined) break;
        if (character === (this.#inArray ? "]" : "[")) {
          this.#inArray = !this.#inArray;
          this.#empty = false;
          position++;
          continue;
        }
        start = position;
        this.#empty = false;
      }
      const { end, seen } = this.#scan(text, position, start);
      position = seen;
      if (end === null) break;
      values.push(text.slice(start, end));
      start = -1;
    }
    this.#open = start < 0 ? "" : text.slice(start);
    this.#seen = start < 0 ? 0 : position - start;
    if (this.#open.length > MAXIMUM_VALUE) throw tooLarge();
    return values;
  }

  /**
   * The value without brackets that the stream ends with, or none.
   *
   * @throws FeedFault `truncated` when a bracket or text is open, `empty` when there was nothing at all; an empty array is something
   */
  end(): string[] {
    if (this.#depth > 0 || this.#inText || this.#inArray) {
      throw new FeedFault(
        "truncated",
        "The JSON breaks off before it ends.",
        "The download or copy was cut short: fetch it again.",
      );
    }
    if (this.#empty) throw new FeedFault("empty", "The content is empty.", "Fetch or save it again.");
    const last = this.#open.trim();
    this.#open = "";
    this.#seen = 0;
    return last === "" ? [] : [last];
  }

  /** Looks on from `position`: where the value that begins at `start` ends, null when the text ends before, and how far was looked. */
  #scan(text: string, position: number, start: number): { end: number | null; seen: number } {
    if (this.#depth === 0 && !this.#inText && !/["{[]/.test(text.charAt(start))) {
      const end = bareEnd(text, position);
      return { end, seen: end ?? text.length };
    }
    for (let at = position; ; ) {
      const pattern = this.#inText ? INSIDE_TEXT : OUTSIDE_TEXT;
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) return { end: null, seen: text.length };
      const character = found[0];
      at = found.index + 1;
      if (character === "\\") {
        // What it escapes may be in the next piece: look at the backslash again then.
        if (at >= text.length) return { end: null, seen: found.index };
        at++;
      } else if (character === '"') this.#inText = !this.#inText;
      else if (character === "{" || character === "[") this.#depth++;
      else this.#depth--;
      if (this.#depth <= 0 && !this.#inText) {
        this.#depth = 0;
        return { end: at, seen: at };
      }
    }
  }
}

function tooLarge(): FeedFault {
  return new FeedFault(
    "value_too_large",
    `A value has more than ${MAXIMUM_VALUE} characters; no record has.`,
    "Check that the file holds records of the interface.",
  );
}

/** A value without brackets or quotes ends at a separator; at the end of the piece it may go on. */
function bareEnd(text: string, position: number): number | null {
  const separator = /[\s,\]]/g;
  separator.lastIndex = position;
  return separator.exec(text)?.index ?? null;
}

function skipSeparators(text: string, position: number): number {
  const value = /[^\s,]/g;
  value.lastIndex = position;
  return value.exec(text)?.index ?? text.length;
}
