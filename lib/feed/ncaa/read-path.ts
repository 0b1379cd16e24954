/** The `ncaa` feed: play-by-play of stats.ncaa.org in parquet files, one document a game. */
import { type FeedDocument, FeedFault, type FeedReader } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { fileKey, listFeedFiles, readFeedFile } from "#lib/feed/read-files.ts";
import { GameListings, type RawRow } from "./game-listings.ts";
import { openParquet } from "./read-parquet.ts";
import { NCAA_COLUMNS } from "./row.ts";

/** Ids are numbers of seven digits today; as part of a document's key an id must be short and plain. */
const GAME_ID = /^[\w-]{1,40}$/;

/**
 * Reads a parquet file or every `.parquet` file of a folder, in the order of their names. A file that cannot be read is one document with its fault,
 * and stops none of the others.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`
 */
export async function readNcaaPath(path: string): Promise<FeedReader> {
  const files = await listFeedFiles(path, [".parquet"]);
  return { source: "ncaa", total: null, documents: () => readDocuments(files) };
}

async function* readDocuments(files: readonly string[]): AsyncGenerator<FeedDocument> {
  const listings = new GameListings();
  for (const file of files) {
    try {
      for await (const { id, rows } of readGames(file)) {
        const document = listings.add(file, id, rows);
        if (document !== null) yield document;
      }
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      yield faultyDocument(fileKey(file), file, error);
    }
  }
}

/** The games of a file, each as soon as its last row is read. */
async function* readGames(file: string): AsyncGenerator<{ id: string; rows: RawRow[] }> {
  const parquet = await openParquet(await readFeedFile(file), NCAA_COLUMNS);
  if (parquet.rowCount === 0) {
    throw new FeedFault("no_rows", "The file has no rows.", "Write the file again with the package.");
  }
  const lastRows = new Map<string, number>();
  for (const [index, id] of (await parquet.readColumn("ID")).entries()) {
    if (typeof id !== "string" || !GAME_ID.test(id)) {
      throw new FeedFault("no_game_id", `Row ${index + 1} has no game id.`, "Write the file again with the package.");
    }
    lastRows.set(id, index);
  }
  const open = new Map<string, RawRow[]>();
  let read = 0;
  for await (const group of parquet.readRowGroups(NCAA_COLUMNS)) {
    for (const row of group) {
      const id = String(row.ID);
      const rows = open.get(id) ?? [];
      rows.push(row);
      open.set(id, rows);
      if (lastRows.get(id) === read) {
        open.delete(id);
        yield { id, rows };
      }
      read += 1;
    }
  }
}
