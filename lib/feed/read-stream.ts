/** Files read piece by piece, unpacked when they are packed with gzip, for feeds whose files do not fit into memory. */
import { createReadStream } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FeedFault } from "./feed.ts";
import { pathFault } from "./read-files.ts";

const GZIP_MAGIC = [0x1f, 0x8b];

/**
 * The bytes of a file, unpacked. Whether it is packed its first bytes tell, not its name.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`; what fails later is for `streamFault`
 */
export async function openFeedStream(path: string): Promise<Readable> {
  const head = await firstBytes(path);
  const stream = createReadStream(path);
  if (!GZIP_MAGIC.every((byte, index) => head[index] === byte)) return stream;
  // Whichever end closes or fails, the pipeline closes the other; who reads the unpacked end hears of the error.
  return pipeline(stream, createGunzip(), (error) => void error);
}

/** The fault of an error that came out of a stream while it was read. */
export function streamFault(path: string, error: unknown): FeedFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
    return new FeedFault("not_text", "The content is not UTF-8 text.", "Save it as UTF-8.");
  }
  if (code.startsWith("Z_")) {
    return new FeedFault(
      "not_gzip",
      `The packed content cannot be unpacked (${code}).`,
      "The copy was cut short or damaged: fetch it again.",
    );
  }
  return pathFault(path, error);
}

async function firstBytes(path: string): Promise<Uint8Array> {
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of createReadStream(path, { end: GZIP_MAGIC.length - 1 })) pieces.push(piece);
    return Buffer.concat(pieces);
  } catch (error) {
    throw pathFault(path, error);
  }
}
