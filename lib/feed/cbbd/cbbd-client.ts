/** Asking a server of this interface: with its key, politely, and until everything has come however the server cuts its answers. */
import { type FeedDocument, FeedFault } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { createHttpClient, type HttpClient, type HttpClientOptions } from "#lib/feed/http-client.ts";
import { decodeText, readJson } from "#lib/feed/read-json.ts";
import { parseRecord, type RawRecord } from "./parse-record.ts";
import type { FactKind } from "./record-kind.ts";

export interface CbbdServer {
  /** Where the interface begins: `https://example.org/api`. */
  baseUrl: string;
  key: string;
}

export type CbbdClientOptions = CbbdServer &
  Pick<HttpClientOptions, "signal" | "minimumIntervalMs" | "timeoutMs" | "pause">;

/** Parameters of a request; null ones are left out. */
export type Parameters = Readonly<Record<string, string | number | null>>;

/** Between requests to a server that is not on this machine. */
const POLITE_INTERVAL_MS = 100;
/** A day of plays or a season of box scores takes a service some seconds. */
const TIMEOUT_MS = 60_000;
/** Only a Courtside says its version. */
const COURTSIDE_HEADER = "x-courtside-version";
/** Faults of fetching that hold for one address today and may pass tomorrow. */
const PASSING_CODES = new Set(["http_unreachable", "http_timeout", "http_busy", "http_server_error"]);
/** Requests in a row that may fail before the server is taken to be down. */
const FAILURES_AT_MOST = 3;
/** Faults after which no other request can succeed. */
const FINAL_CODES = new Set(["key_refused", "server_down"]);
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export class CbbdClient {
  readonly #base: URL;
  readonly #key: string;
  readonly #http: HttpClient;
  #courtside = false;
  #answered = false;
  #failures = 0;

  /** @throws FeedFault `bad_address` */
  constructor({ baseUrl, key, ...options }: CbbdClientOptions) {
    this.#base = baseAddress(baseUrl);
    this.#key = key;
    this.#http = createHttpClient({
      timeoutMs: TIMEOUT_MS,
      minimumIntervalMs: LOOPBACK.test(this.#base.hostname) ? 0 : POLITE_INTERVAL_MS,
      ...options,
      headers: { authorization: `Bearer ${key}` },
    });
  }

  /** Whether the server has shown itself to be a Courtside. */
  get courtside(): boolean {
    return this.#courtside;
  }

  /** Address of a path of the interface, for messages. */
  address(path: string, parameters: Parameters = {}): string {
    const address = new URL(`${this.#base.href}${path}`);
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== null) address.searchParams.set(name, String(value));
    }
    return address.href;
  }

  /**
   * All records of a listing that no server cuts.
   *
   * @throws FeedFault those of fetching and reading, `key_refused`, `server_down`, `not_a_list`, `invalid_record`
   */
  async list<K extends FactKind>(kind: K, path: string, parameters: Parameters = {}): Promise<RawRecord<K>[]> {
    const records: RawRecord<K>[] = [];
    for await (const page of this.#pages(kind, path, parameters)) records.push(...page);
    return records;
  }

  /**
   * All records of a listing of games, page by page, however many the server sends at a time. A Courtside says where the next page begins. Another
   * server cuts without a word: it is asked again from the start of the last game on, until nothing new comes.
   *
   * @param identityOf what tells a record from another
   */
  async *listByDate<K extends "game" | "media" | "gameLines" | "teamBoxScore" | "playerBoxScore">(
    kind: K,
    path: string,
    parameters: Parameters,
    identityOf: (record: RawRecord<K>) => string | number,
  ): AsyncGenerator<RawRecord<K>[]> {
    const seen = new Set<string | number>();
    let from = parameters.startDateRange ?? null;
    let longest = 0;
    for (;;) {
      let last: string | null = null;
      let length = 0;
      let news = 0;
      for await (const page of this.#pages(kind, path, { ...parameters, startDateRange: from })) {
        const fresh = page.filter((record) => !seen.has(identityOf(record)));
        for (const record of fresh) seen.add(identityOf(record));
        length += page.length;
        news += fresh.length;
        if (fresh.length > 0) yield fresh;
        last = page.at(-1)?.startDate ?? last;
      }
      if (this.#courtside || last === null) return;
      if (news === 0) {
        if (length >= longest) await this.#refuseHiddenGames(kind, path, parameters, last);
        return;
      }
      longest = Math.max(longest, length);
      from = last;
    }
  }

  /** An answer filled by the games of one start may hide later ones, and the rest of that start with them. @throws FeedFault `listing_cut` */
  async #refuseHiddenGames(kind: FactKind, path: string, parameters: Parameters, start: string): Promise<void> {
    const afterwards = new Date(Date.parse(start) + 1).toISOString();
    const end = parameters.endDateRange ?? null;
    if (end !== null && afterwards > String(end)) return;
    for await (const page of this.#pages(kind, path, { ...parameters, startDateRange: afterwards })) {
      if (page.length === 0) continue;
      throw new FeedFault(
        "listing_cut",
        `${this.address(path, parameters)} cuts its answers within the games that start at ${start}, so not all can be had.`,
        "Ask the people who run the server for a higher limit.",
      );
    }
  }

  /** The teams and conferences of a season. */
  async directory(season: number): Promise<RawRecord<"directory">> {
    const { value } = await this.#get(this.address("/teams/directory", { season }));
    return parseRecord("directory", value);
  }

  /** Whether any play was made in the games of a UTC day. */
  async hasPlays(date: string): Promise<boolean> {
    try {
      const { value } = await this.#get(this.address("/plays/date", { date }));
      return !Array.isArray(value) || value.length > 0;
    } catch (error) {
      // Too much to take is certainly something.
      if (error instanceof FeedFault && error.code === "http_too_large") return true;
      throw error;
    }
  }

  async *#pages<K extends FactKind>(kind: K, path: string, parameters: Parameters): AsyncGenerator<RawRecord<K>[]> {
    let cursor: string | null = null;
    do {
      const address = this.address(path, cursor === null ? parameters : { ...parameters, cursor });
      const { value, headers } = await this.#get(address);
      if (!Array.isArray(value)) {
        throw new FeedFault(
          "not_a_list",
          `${address} answers something that is no list of records.`,
          "Check the address of the service.",
        );
      }
      yield value.map((element) => parseRecord(kind, element));
      cursor = nextCursor(headers, address);
    } while (cursor !== null);
  }

  async #get(address: string): Promise<{ value: unknown; headers: Headers }> {
    try {
      const { body, headers } = await this.#http.get(address);
      this.#courtside ||= headers.has(COURTSIDE_HEADER);
      this.#answered = true;
      this.#failures = 0;
      return { value: readJson(decodeText(body)), headers };
    } catch (error) {
      throw error instanceof FeedFault ? this.#weigh(error) : error;
    }
  }

  /** The fault itself, or the graver one it shows. */
  #weigh(fault: FeedFault): FeedFault {
    if (fault.code === "http_refused") return this.#keyRefused(fault);
    if (!PASSING_CODES.has(fault.code)) return fault;
    this.#failures++;
    if (this.#answered && this.#failures < FAILURES_AT_MOST) return fault;
    return new FeedFault("server_down", `${this.#base.href} is not to be had: ${fault.message}`, fault.remedy);
  }

  #keyRefused(refusal: FeedFault): FeedFault {
    const shown = this.#key === "" ? "There was no key" : `The key ending in ${this.#key.slice(-4)} was not accepted`;
    return new FeedFault(
      "key_refused",
      `${shown}: ${refusal.message}`,
      "Give a key of that service with --key; a key of another service is of no use there.",
    );
  }
}

/** A document with the fault of a request. Throws what is no fault, and faults after which no other request can succeed. */
export function faultyAnswer(key: string, origin: string, error: unknown): FeedDocument {
  if (error instanceof FeedFault && !FINAL_CODES.has(error.code)) return faultyDocument(key, origin, error);
  throw error;
}

function baseAddress(baseUrl: string): URL {
  const address = URL.parse(baseUrl.replace(/\/+$/, ""));
  if (address && /^https?:$/.test(address.protocol)) {
    address.search = "";
    address.hash = "";
    if (address.pathname === "/") return new URL(address.origin);
    return address;
  }
  throw new FeedFault(
    "bad_address",
    `${baseUrl} is no http or https address.`,
    "Give the address of the interface: https://example.org/api.",
  );
}

/** The `cursor` of the link to the next page. The link's host is not asked: the key is for this server alone. */
function nextCursor(headers: Headers, address: string): string | null {
  const link = /<([^>]*)>\s*;\s*rel="?next"?/i.exec(headers.get("link") ?? "")?.[1];
  return link === undefined ? null : (URL.parse(link, address)?.searchParams.get("cursor") ?? null);
}
