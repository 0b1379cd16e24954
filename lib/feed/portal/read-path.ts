/** Lists of transfers of a year in JSON files. */
import { seasonOfDate } from "#lib/basketball/season.ts";
import { type FeedDocument, FeedFault, type FeedReader, type MappedDocument } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { contentHash, fileKey, listFeedFiles, readFeedFile } from "#lib/feed/read-files.ts";
import { decodeText, readJson } from "#lib/feed/read-json.ts";
import { mapPortal } from "./map-portal.ts";
import { RawPortal } from "./raw-portal.ts";

/** Lists of five thousand transfers have 1.5 MB. */
const MAXIMUM_BYTES = 64 * 1024 * 1024;

export interface PortalPathOptions {
  /** The year of the spring whose transfers the files list; else each file's date decides. */
  year?: number | undefined;
}

/**
 * Reads JSON files, a file or a folder of them; one document a file. A list does not say its year: it is kept for the season under way at its
 * date, for which the players moved the spring before.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`; a file that cannot be used is a document with a fault
 */
export async function readPortalPath(path: string, { year }: PortalPathOptions = {}): Promise<FeedReader> {
  const files = await listFeedFiles(path, [".json"]);
  return {
    source: "portal",
    total: files.length,
    async *documents() {
      for (const file of files) yield await readDocument(file, year);
    },
  };
}

async function readDocument(file: string, year: number | undefined): Promise<FeedDocument> {
  const key = fileKey(file);
  try {
    const bytes = await readFeedFile(file, MAXIMUM_BYTES);
    // The same file of another year is another content.
    const hash = contentHash(`${year ?? ""}\n${contentHash(bytes)}`);
    return { key, origin: file, contentHash: hash, map: () => mapDocument(bytes, year) };
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    return faultyDocument(key, file, error);
  }
}

function mapDocument(bytes: Uint8Array, year: number | undefined): MappedDocument {
  const parsed = RawPortal.safeParse(readJson(decodeText(bytes)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new FeedFault(
      "unknown_shape",
      `The JSON is no list of transfers: ${issue?.path.join(".")} ${issue?.message}.`,
      "Give a file with `players` by name and, if there is one, the date in `last_updated`.",
    );
  }
  const { last_updated: date, players } = parsed.data;
  if (year !== undefined) return mapPortal(players, year);
  if (!date) {
    throw new FeedFault("no_year", "The list does not say when it was made.", "Name the year with --year.");
  }
  return mapPortal(players, seasonOfDate(date.slice(0, "2026-01-18".length)) - 1);
}
