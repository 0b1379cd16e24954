/** ESPN over HTTP: the games of given days. */
import type { League } from "#lib/basketball/enums.ts";
import type { FeedDocument, FeedReader } from "#lib/feed/feed.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { createHttpClient, type HttpClient, type HttpClientOptions } from "#lib/feed/http-client.ts";
import { decodeText, readJson } from "#lib/feed/read-json.ts";
import { ESPN_BASE_URL, espnAddresses } from "./addresses.ts";
import { parsePayload } from "./payload.ts";
import { espnDocument } from "./read-path.ts";

export interface EspnHttpOptions
  extends Pick<HttpClientOptions, "timeoutMs" | "maximumTries" | "firstDelayMs" | "pause"> {
  /** Days to read, YYYY-MM-DD, US Eastern. */
  dates: readonly string[];
  league?: League;
  /** Another server with ESPN's paths. */
  baseUrl?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Least time between the starts of two requests. */
  minimumIntervalMs?: number;
}

/** Four requests a second at most: ESPN states no limit, and a day has up to 190 games. */
const MINIMUM_INTERVAL_MS = 250;

/** When so many addresses in a row cannot be fetched, each after all its tries, the server is taken as gone. */
const FAILURES_IN_A_ROW = 3;

/** A season's first and last days with games: 1 November and 15 April. */
const SEASON_START = { month: 10, day: 1 };
const SEASON_END = { month: 3, day: 15 };

/** The days of a season, YYYY-MM-DD in order: 1 November of the year before to 15 April. `season` is the year it ends. */
export function espnSeasonDates(season: number): string[] {
  const end = Date.UTC(season, SEASON_END.month, SEASON_END.day);
  const dates: string[] = [];
  const day = new Date(Date.UTC(season - 1, SEASON_START.month, SEASON_START.day));
  for (; day.getTime() <= end; day.setUTCDate(day.getUTCDate() + 1)) dates.push(day.toISOString().slice(0, 10));
  return dates;
}

/**
 * Reads the conferences, the teams, then day by day the scoreboard and the summary of each of its games. What cannot be fetched or used is a document
 * with a fault; when the server is gone, the rest is given up with one fault more. An aborted signal is thrown as its reason.
 */
export function readEspnHttp(options: EspnHttpOptions): FeedReader {
  return { source: "espn", total: null, documents: () => readDocuments(options) };
}

async function* readDocuments({ dates, league, baseUrl, ...client }: EspnHttpOptions): AsyncGenerator<FeedDocument> {
  const addresses = espnAddresses(baseUrl ?? ESPN_BASE_URL, league ?? "mens");
  const http = createHttpClient({ minimumIntervalMs: MINIMUM_INTERVAL_MS, ...client });
  let failures = 0;
  const read = async (key: string, address: string): Promise<{ document: FeedDocument; body: Uint8Array | null }> => {
    const body = await fetchBody(http, address);
    failures = body instanceof FeedFault && body.code !== "http_not_found" ? failures + 1 : 0;
    if (body instanceof FeedFault) return { document: faultyDocument(key, address, body), body: null };
    return { document: { ...espnDocument(address, body, key), key }, body };
  };
  yield (await read("conferences", addresses.conferences)).document;
  yield (await read("teams", addresses.teams)).document;
  for (const [index, date] of dates.entries()) {
    const { document, body } = await read(`scoreboard/${date}`, addresses.scoreboard(date));
    yield document;
    for (const gameId of body === null ? [] : gameIdsOf(body)) {
      if (failures >= FAILURES_IN_A_ROW) break;
      yield (await read(`game/${gameId}`, addresses.summary(gameId))).document;
    }
    if (failures >= FAILURES_IN_A_ROW) {
      yield gaveUp(addresses.scoreboard(date), dates.length - index - 1);
      return;
    }
  }
}

async function fetchBody(http: HttpClient, address: string): Promise<Uint8Array | FeedFault> {
  try {
    return (await http.get(address)).body;
  } catch (error) {
    if (error instanceof FeedFault) return error;
    throw error;
  }
}

/** The games of a fetched scoreboard; none where it cannot be used, for its own document then tells the fault. */
function gameIdsOf(body: Uint8Array): string[] {
  try {
    const payload = parsePayload(readJson(decodeText(body)));
    return payload.kind === "scoreboard" ? payload.scoreboard.events.map(({ id }) => id) : [];
  } catch (error) {
    if (error instanceof FeedFault) return [];
    throw error;
  }
}

function gaveUp(address: string, daysLeft: number): FeedDocument {
  return faultyDocument(
    "rest",
    address,
    new FeedFault(
      "gave_up",
      `${FAILURES_IN_A_ROW} addresses in a row could not be fetched; the rest of the day and ${daysLeft} more days were not tried.`,
      "Run the import again later: what has been imported is passed over.",
    ),
  );
}
