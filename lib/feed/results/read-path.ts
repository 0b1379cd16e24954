/** Results of many seasons in CSV files: date, teams, scores and the closing spread, a line a game. */
import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { z } from "zod";
import type { League } from "#lib/basketball/enums.ts";
import { type FeedDocument, FeedFault, type FeedReader, type FeedWarning } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { contentHash, fileKey, listFeedFiles } from "#lib/feed/read-files.ts";
import { openFeedStream, streamFault } from "#lib/feed/read-stream.ts";
import { mapDay } from "./map-day.ts";
import { REQUIRED_COLUMNS, ResultLine } from "./result-line.ts";

/** Longer than any line of results; what has no line ends is something else. */
const MAXIMUM_LINE = 10_000;
/** A file with more bad lines in a row than this is given up: it is something else. */
const BAD_LINES_AT_MOST = 25;

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
  let badInARow = 0;
  for await (const { line, fields } of readLines(file)) {
    const parsed = ResultLine.safeParse(fields);
    if (!parsed.success) {
      const detail = `line ${line} of ${fileKey(file)}: ${issueText(parsed.error)}`;
      day.warnings.push({ code: "bad_line", detail });
      badInARow++;
      if (badInARow >= BAD_LINES_AT_MOST) throw tooManyBadLines(line, detail);
      continue;
    }
    badInARow = 0;
    const { date } = parsed.data;
    if (day.lines.length === 0) day.date = date;
    if (day.date !== date) {
      yield day;
      day = { date, lines: [], warnings: [] };
    }
    day.lines.push(parsed.data);
  }
  const [warning] = day.warnings;
  if (day.lines.length > 0) yield day;
  else if (warning)
    throw new FeedFault("no_results", `No line can be used: ${warning.detail}.`, "Check that it is a file of results.");
}

/** Lines with their numbers in the file, from 2 on: the first one names the columns. */
async function* readLines(file: string): AsyncGenerator<{ line: number; fields: Record<string, string> }> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => checkColumns(header.map((column) => column.trim().toLowerCase())),
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAXIMUM_LINE,
  });
  const Row = z.object({ info: z.object({ lines: z.number() }), record: z.record(z.string(), z.string()) });
  let lines = 0;
  try {
    for await (const row of pipeline(await openFeedStream(file), parser, (error) => void error)) {
      const { info, record } = Row.parse(row);
      lines++;
      yield { line: info.lines, fields: record };
    }
  } catch (error) {
    throw error instanceof FeedFault ? error : csvFault(file, error);
  }
  if (lines === 0) {
    throw new FeedFault("empty", "The file has no results.", "Fetch or save it again.");
  }
}

function checkColumns(columns: string[]): string[] {
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length === 0) return columns;
  throw new FeedFault(
    "unknown_columns",
    `The file has no column ${missing.join(", ")}.`,
    `Give a CSV file whose first line names the columns ${REQUIRED_COLUMNS.join(", ")} and, if there is one, spread.`,
  );
}

function tooManyBadLines(line: number, detail: string): FeedFault {
  return new FeedFault(
    "too_many_bad_lines",
    `The ${BAD_LINES_AT_MOST} lines up to line ${line} cannot be used (${detail}); the rest of the file is not read.`,
    "Check that the file holds results.",
  );
}

function csvFault(file: string, error: unknown): FeedFault {
  if (!(error instanceof CsvError)) return streamFault(file, error);
  return new FeedFault("not_csv", `The file is not CSV: ${error.message}.`, "Check that it is a file of results.");
}

function issueText(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join(".")} ${issue.message}`.trim() : "it cannot be used";
}
