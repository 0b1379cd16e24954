/** ESPN payloads in files. */
import type { FeedDocument, FeedReader } from "#lib/feed/feed.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { contentHash, fileKey, listFeedFiles, readFeedFile } from "#lib/feed/read-files.ts";
import { decodeText, readJson } from "#lib/feed/read-json.ts";
import { mapPayload } from "./map-payload.ts";
import { payloadKey } from "./payload.ts";

/** The largest known payload has 1.2 MB. */
const MAXIMUM_BYTES = 64 * 1024 * 1024;

/**
 * Reads a file, or all `*.json` files of a folder and the folders in it. What a file holds is told by its content.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`; a file that cannot be used is a document with a fault
 */
export async function readEspnPath(path: string): Promise<FeedReader> {
  const files = await listFeedFiles(path, [".json"]);
  return {
    source: "espn",
    total: files.length,
    async *documents() {
      const keys = new Map<string, number>();
      for (const file of files) {
        const document = await readDocument(file);
        yield { ...document, key: distinctKey(document.key, keys) };
      }
    },
  };
}

async function readDocument(file: string): Promise<FeedDocument> {
  try {
    return espnDocument(file, await readFeedFile(file, MAXIMUM_BYTES), fileKey(file));
  } catch (error) {
    if (error instanceof FeedFault) return faultyDocument(fileKey(file), file, error);
    throw error;
  }
}

/** The document of a payload's bytes. `fallbackKey` names it when it cannot say itself what it is. */
export function espnDocument(origin: string, bytes: Uint8Array, fallbackKey: string): FeedDocument {
  const hash = contentHash(bytes);
  try {
    const value = readJson(decodeText(bytes));
    return { key: payloadKey(value) ?? fallbackKey, origin, contentHash: hash, map: () => mapPayload(value) };
  } catch (error) {
    if (error instanceof FeedFault) return faultyDocument(fallbackKey, origin, error);
    throw error;
  }
}

/** Two files of one game or day, as snapshots are, must not pass for one document that keeps changing: the second is `#2`. */
function distinctKey(key: string, keys: Map<string, number>): string {
  const times = (keys.get(key) ?? 0) + 1;
  keys.set(key, times);
  return times === 1 ? key : `${key}#${times}`;
}
