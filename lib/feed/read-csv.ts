/** CSV files whose first line names the columns, line by line, so that memory stays flat. What cannot be used is named with its line. */
import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { z } from "zod";
import { FeedFault, type FeedWarning } from "./feed.ts";
import { fileKey } from "./read-files.ts";
import { openFeedStream, streamFault } from "./read-stream.ts";

/** Longer than any line of a known feed; what has no line ends is something else. */
const MAXIMUM_LINE = 10_000;
/** A file with more bad lines in a row than this is given up: it is something else. */
const BAD_LINES_AT_MOST = 25;

export interface CsvFormat<T> {
  /** What a line holds, for messages: `results`. */
  content: string;
  /** Columns there must be, in small letters. */
  requiredColumns: readonly string[];
  /** Columns there may be besides, for messages. */
  optionalColumns?: readonly string[];
  /** Takes the cells of a line by column, in small letters; a short line has fewer cells. */
  line: z.ZodType<T>;
}

/** A line's values, or what is wrong with it. */
export type CsvLine<T> = { value: T; warning: null } | { value: null; warning: FeedWarning };

/**
 * Reads a file, packed with gzip or not.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `not_text`, `not_gzip`, `not_csv`, `unknown_columns`, `empty`, `too_many_bad_lines`
 */
export async function* readCsv<T>(file: string, format: CsvFormat<T>): AsyncGenerator<CsvLine<T>> {
  let badInARow = 0;
  for await (const { line, fields } of readLines(file, format)) {
    const parsed = format.line.safeParse(fields);
    if (parsed.success) {
      badInARow = 0;
      yield { value: parsed.data, warning: null };
      continue;
    }
    const detail = `line ${line} of ${fileKey(file)}: ${issueText(parsed.error)}`;
    badInARow++;
    if (badInARow >= BAD_LINES_AT_MOST) {
      throw new FeedFault(
        "too_many_bad_lines",
        `The ${BAD_LINES_AT_MOST} lines up to line ${line} cannot be used (${detail}); the rest of the file is not read.`,
        `Check that the file holds ${format.content}.`,
      );
    }
    yield { value: null, warning: { code: "bad_line", detail } };
  }
}

export interface CsvContent<T> {
  values: T[];
  warnings: FeedWarning[];
}

/**
 * Reads a file whole, for feeds whose lines belong together.
 *
 * @param linesAtMost more than the largest file of the feed: beyond it the file is something else, and would only fill the memory
 * @throws FeedFault as `readCsv`, `too_many_lines`, and `nothing_usable` where no line can be used
 */
export async function readWholeCsv<T>(file: string, format: CsvFormat<T>, linesAtMost: number): Promise<CsvContent<T>> {
  const content: CsvContent<T> = { values: [], warnings: [] };
  for await (const { value, warning } of readCsv(file, format)) {
    if (warning !== null) content.warnings.push(warning);
    else content.values.push(value);
    if (content.values.length + content.warnings.length > linesAtMost) {
      throw new FeedFault(
        "too_many_lines",
        `The file goes on after ${linesAtMost} lines.`,
        `Check that it is a file of ${format.content}.`,
      );
    }
  }
  const [warning] = content.warnings;
  if (content.values.length === 0 && warning) {
    const remedy = `Check that it is a file of ${format.content}.`;
    throw new FeedFault("nothing_usable", `No line can be used: ${warning.detail}.`, remedy);
  }
  return content;
}

/** Cells of lines with their numbers in the file, from 2 on: the first one names the columns. */
async function* readLines<T>(
  file: string,
  format: CsvFormat<T>,
): AsyncGenerator<{ line: number; fields: Record<string, string> }> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) =>
      checkColumns(
        header.map((column) => column.trim().toLowerCase()),
        format,
      ),
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
    throw error instanceof FeedFault ? error : csvFault(file, error, format.content);
  }
  if (lines === 0) throw new FeedFault("empty", `The file has no ${format.content}.`, "Fetch or save it again.");
}

function checkColumns<T>(columns: string[], { requiredColumns, optionalColumns = [] }: CsvFormat<T>): string[] {
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length === 0) return columns;
  const optional = optionalColumns.length === 0 ? "" : ` and, if there are any, ${optionalColumns.join(", ")}`;
  throw new FeedFault(
    "unknown_columns",
    `The file has no column ${missing.join(", ")}.`,
    `Give a CSV file whose first line names the columns ${requiredColumns.join(", ")}${optional}.`,
  );
}

function csvFault(file: string, error: unknown, content: string): FeedFault {
  if (!(error instanceof CsvError)) return streamFault(file, error);
  return new FeedFault("not_csv", `The file is not CSV: ${error.message}.`, `Check that it is a file of ${content}.`);
}

function issueText(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join(".")} ${issue.message}`.trim() : "it cannot be used";
}
