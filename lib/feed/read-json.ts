/**
 * JSON at the door. Whatever the bytes are, the answer is a parsed value or a FeedFault that says what came instead.
 */
import { FeedFault } from "./feed.ts";

/** Far more than any known feed nests (ESPN: 13); deeper documents are built to exhaust a reader. */
const MAXIMUM_DEPTH = 64;
/** Longest text a feed may hold; the longest known ones are news articles of some 20,000 characters. */
const MAXIMUM_TEXT = 1_000_000;
/** Opens of web pages that servers send in place of data. */
const WEB_PAGE = /^<(?:!doctype|html|\?xml|head|body)/i;

/**
 * Decodes UTF-8 and drops a byte order mark.
 *
 * @throws FeedFault `not_text` when the bytes are no UTF-8
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new FeedFault(
      "not_text",
      "The content is not UTF-8 text.",
      "Save it as UTF-8; unpack it first if it is compressed.",
    );
  }
}

/**
 * Parses one JSON text and checks that it is fit to be looked at: not nested beyond reason, no endless texts or null characters, no
 * `__proto__` keys.
 *
 * @throws FeedFault `empty`, `web_page`, `truncated`, `not_json`, `hostile_json`
 */
export function readJson(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === "") {
    throw new FeedFault("empty", "The content is empty.", "Fetch or save it again.");
  }
  if (WEB_PAGE.test(trimmed)) {
    throw new FeedFault(
      "web_page",
      "The content is a web page (HTML or XML), not JSON: probably a server's error page.",
      "Open the address in a browser to see what the server says, and fetch it again.",
    );
  }
  const value = parse(trimmed);
  refuseHostile(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (endsEarly(text)) {
      throw new FeedFault(
        "truncated",
        `The JSON breaks off after ${text.length} characters.`,
        "The download or copy was cut short: fetch it again.",
      );
    }
    const message = error instanceof Error ? error.message : String(error);
    throw new FeedFault(
      "not_json",
      `The content is not JSON: ${message}.`,
      "Check that it is the feed's own JSON file.",
    );
  }
}

/** Whether the text opens like a JSON document and stops before its last bracket closes. */
function endsEarly(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inText) {
      if (character === "\\") index++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
  }
  return inText || depth > 0;
}

function refuseHostile(root: unknown): void {
  // A list of its own instead of recursion: nesting must not be able to exhaust the call stack.
  const pending: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") refuseHostileText(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAXIMUM_DEPTH) throw hostile(`nesting beyond ${MAXIMUM_DEPTH} levels`);
    if (Object.hasOwn(value, "__proto__")) throw hostile("a key `__proto__`");
    for (const child of Object.values(value)) {
      if (child !== null && (typeof child === "object" || typeof child === "string")) {
        pending.push({ value: child, depth: depth + 1 });
      }
    }
  }
}

function refuseHostileText(text: string): void {
  if (text.length > MAXIMUM_TEXT) throw hostile(`a text of ${text.length} characters`);
  // PostgreSQL cannot store it, and no feed sends it.
  if (text.includes("\u0000")) throw hostile("a null character in a text");
}

function hostile(what: string): FeedFault {
  return new FeedFault(
    "hostile_json",
    `The JSON has ${what}, as no feed has.`,
    "Do not use the file; find out where it came from.",
  );
}
