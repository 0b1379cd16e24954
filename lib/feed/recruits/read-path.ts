/** Ranked lists of the recruits of a year in CSV files. */
import { basename } from "node:path";
import { type FeedDocument, FeedFault, type FeedReader } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { readWholeCsv } from "#lib/feed/read-csv.ts";
import { contentHash, fileKey, listFeedFiles } from "#lib/feed/read-files.ts";
import { mapRecruits } from "./map-recruits.ts";
import { RECRUITS } from "./recruit-line.ts";

/** No list ranks more. */
const LINES_AT_MOST = 10_000;

export interface RecruitsPathOptions {
  /** The year the recruits leave school; else the name of each file must say it: `class2025`. */
  year?: number | undefined;
}

/**
 * Reads CSV files with the columns `rank, first, last` and others that may be missing, a file or a folder of them; one document a file. A
 * line that cannot be used is a warning with its number.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`; a file that cannot be used is a document with a fault
 */
export async function readRecruitsPath(path: string, { year }: RecruitsPathOptions = {}): Promise<FeedReader> {
  const files = await listFeedFiles(path, [".csv", ".csv.gz"]);
  return {
    source: "recruits",
    total: files.length,
    async *documents() {
      for (const file of files) yield await readDocument(file, year ?? yearOfName(file));
    },
  };
}

async function readDocument(file: string, year: number | null): Promise<FeedDocument> {
  const key = fileKey(file);
  try {
    if (year === null) {
      throw new FeedFault(
        "no_year",
        "Neither the list nor its name says which class it ranks.",
        "Name the year with --year.",
      );
    }
    const content = await readWholeCsv(file, RECRUITS, LINES_AT_MOST);
    return {
      key,
      origin: file,
      contentHash: contentHash(JSON.stringify({ year, ...content })),
      map: () => mapRecruits(content.values, content.warnings, year),
    };
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    return faultyDocument(key, file, error);
  }
}

function yearOfName(file: string): number | null {
  const year = /class[ _-]?(\d{4})/i.exec(basename(file))?.[1];
  return year === undefined ? null : Number(year);
}
