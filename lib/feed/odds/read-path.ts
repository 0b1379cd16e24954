/** Odds of many bookmakers in CSV files: a line a bookmaker, game and moment, or one for each market of them. */
import type { League } from "#lib/basketball/enums.ts";
import { type FeedDocument, FeedFault, type FeedReader, type FeedWarning } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { readWholeCsv } from "#lib/feed/read-csv.ts";
import { contentHash, fileKey, listFeedFiles } from "#lib/feed/read-files.ts";
import { mapEvent } from "./map-event.ts";
import { ODDS } from "./quote-line.ts";

/** A hundred askings on a day of 150 games at ten bookmakers with three markets have fewer. */
const LINES_AT_MOST = 500_000;

export interface OddsPathOptions {
  /** Odds do not say which league they are of. */
  league?: League;
}

/**
 * Reads CSV files, a file or a folder of them; one document a game and file. A line that cannot be used is a warning with its number.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`; a file that cannot be used is a document with a fault
 */
export async function readOddsPath(path: string, { league = "mens" }: OddsPathOptions = {}): Promise<FeedReader> {
  const files = await listFeedFiles(path, [".csv", ".csv.gz"]);
  return {
    source: "odds",
    total: null,
    async *documents() {
      for (const file of files) yield* documentsOfFile(file, league);
    },
  };
}

async function* documentsOfFile(file: string, league: League): AsyncGenerator<FeedDocument> {
  try {
    const { values, warnings } = await readWholeCsv(file, ODDS, LINES_AT_MOST);
    const events = Map.groupBy(values, (quote) => quote.event);
    for (const [event, quotes] of events) {
      yield {
        key: `${fileKey(file)}/${event}`,
        origin: file,
        contentHash: contentHash(JSON.stringify(quotes)),
        map: () => mapEvent(quotes, league),
      };
    }
    if (warnings.length > 0) yield warningDocument(file, warnings);
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    yield faultyDocument(fileKey(file), file, error);
  }
}

/** Lines that cannot be used belong to no game. */
function warningDocument(file: string, warnings: FeedWarning[]): FeedDocument {
  return {
    key: `${fileKey(file)}/bad-lines`,
    origin: file,
    contentHash: contentHash(JSON.stringify(warnings)),
    map: () => ({ facts: [], warnings }),
  };
}
