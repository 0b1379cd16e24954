/** Which conference each team belonged to in each season, as CSV: `season, id, team, location, conference, conference_abb`. */
import { type FeedDocument, FeedFault, type FeedReader } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { readWholeCsv } from "#lib/feed/read-csv.ts";
import { contentHash, fileKey, listFeedFiles } from "#lib/feed/read-files.ts";
import { mapMembers } from "./map-members.ts";
import { MEMBERS } from "./member-line.ts";

/** A hundred years of four hundred teams are fewer. */
const LINES_AT_MOST = 50_000;

/**
 * Reads CSV files, a file or a folder of them; one document a file, because a span of seasons lies in many lines. A line that cannot be
 * used is a warning with its number.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`; a file that cannot be used is a document with a fault
 */
export async function readConferencesPath(path: string): Promise<FeedReader> {
  const files = await listFeedFiles(path, [".csv", ".csv.gz"]);
  return {
    source: "conferences",
    total: files.length,
    async *documents() {
      for (const file of files) yield await readDocument(file);
    },
  };
}

async function readDocument(file: string): Promise<FeedDocument> {
  try {
    const content = await readWholeCsv(file, MEMBERS, LINES_AT_MOST);
    return {
      key: fileKey(file),
      origin: file,
      contentHash: contentHash(JSON.stringify(content)),
      map: () => mapMembers(content.values, content.warnings),
    };
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    return faultyDocument(fileKey(file), file, error);
  }
}
