/** Results of many seasons in CSV files: date, teams, scores and the closing spread, a line a game. */
import type { League } from "#lib/basketball/enums.ts";
import { type FeedDocument, FeedFault, type FeedReader, type FeedWarning } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { type CsvFormat, readCsv } from "#lib/feed/read-csv.ts";
import { contentHash, fileKey, listFeedFiles } from "#lib/feed/read-files.ts";
import { mapDay } from "./map-day.ts";
import { REQUIRED_COLUMNS, ResultLine } from "./result-line.ts";

const RESULTS: CsvFormat<ResultLine> = {
  content: "results",
  requiredColumns: REQUIRED_COLUMNS,
  optionalColumns: ["spread"],
  line: ResultLine,
};

export interface ResultsPathOptions {
  /** Results do not say which league they are of. */
  league?: League;
}

/**
 * Reads CSV files with the columns `neutral, away, away_score, home, home_score, date, spread`, a file or a folder of them. One document a day;
 * a line that cannot be used is a warning with its number.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`; a file that cannot be used is a document with a fault
 */
export async function readResultsPath(path: string, { league = "mens" }: ResultsPathOptions = {}): Promise<FeedReader> {
  const files = await listFeedFiles(path, [".csv", ".csv.gz"]);
  return {
    source: "results",
    total: null,
    async *documents() {
      for (const file of files) yield* documentsOfFile(file, league);
    },
  };
}

/** A day of a file while its lines come in. */
interface Day {
  date: string;
  lines: ResultLine[];
  warnings: FeedWarning[];
}

async function* documentsOfFile(file: string, league: League): AsyncGenerator<FeedDocument> {
  const placesOfDate = new Map<string, number>();
  try {
    for await (const day of readDays(file)) {
      // A file that is not sorted has a day in several places.
      const place = (placesOfDate.get(day.date) ?? 0) + 1;
      placesOfDate.set(day.date, place);
      yield {
        key: `days/${day.date}${place === 1 ? "" : `/${place}`}`,
        origin: file,
        contentHash: contentHash(JSON.stringify(day)),
        map: () => mapDay(day.lines, day.warnings, league),
      };
    }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    yield faultyDocument(fileKey(file), file, error);
  }
}

/** Lines of one day in a row, with warnings of the lines among them that cannot be used. */
async function* readDays(file: string): AsyncGenerator<Day> {
  let day: Day = { date: "", lines: [], warnings: [] };
  for await (const { value, warning } of readCsv(file, RESULTS)) {
    if (warning !== null) {
      day.warnings.push(warning);
      continue;
    }
    if (day.lines.length === 0) day.date = value.date;
    if (day.date !== value.date) {
      yield day;
      day = { date: value.date, lines: [], warnings: [] };
    }
    day.lines.push(value);
  }
  const [warning] = day.warnings;
  if (day.lines.length > 0) yield day;
  else if (warning)
    throw new FeedFault("no_results", `No line can be used: ${warning.detail}.`, "Check that it is a file of results.");
}
