/** Files of a feed: which there are under a path, and their bytes. Every fault is a FeedFault that names the path. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { FeedFault } from "./feed.ts";

/** Larger than any file of a known feed; what exceeds it is something else and would only fill the memory. */
export const MAXIMUM_FILE_BYTES = 512 * 1024 * 1024;

/** SHA-256 in hex: the `contentHash` of a document. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Key of a document that cannot say what it is: `file/scores.json`. The name alone, so that no path gets into the store. */
export function fileKey(path: string): string {
  return `file/${basename(path)}`;
}

/**
 * The files a feed shall read. A file is taken whatever its name; a folder is searched through all its levels for names ending
 * in one of `endings`. Hidden files and folders are passed over.
 *
 * @param endings lower-case ends of names: `[".json"]`, `[".ndjson", ".ndjson.gz"]`; compared without regard to case
 * @returns paths in code-point order of their way from the folder, so that every run and machine reads in the same order
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`
 */
export async function listFeedFiles(path: string, endings: readonly string[]): Promise<string[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw pathFault(path, error);
  });
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw pathFault(path, error);
  });
  const files = entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.toLowerCase().endsWith(ending)))
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort((a, b) => (a < b ? -1 : 1));
  if (files.length === 0) {
    throw new FeedFault(
      "folder_empty",
      `No file ending in ${endings.join(" or ")} in the folder ${path}.`,
      "Give the folder that holds the feed's files, or a single file.",
    );
  }
  return files.map((file) => join(path, file));
}

/**
 * The bytes of a file, or of a pipe until it closes.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `file_too_large`
 */
export async function readFeedFile(path: string, maximumBytes: number = MAXIMUM_FILE_BYTES): Promise<Uint8Array> {
  try {
    const found = await stat(path);
    // A pipe or device does not say how much there is to come, and a device may have no end.
    if (!found.isFile()) return await readUpTo(path, maximumBytes);
    if (found.size > maximumBytes) throw tooLarge(`${path} has ${found.size} bytes`, maximumBytes);
    return await readFile(path);
  } catch (error) {
    throw error instanceof FeedFault ? error : pathFault(path, error);
  }
}

async function readUpTo(path: string, maximumBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of createReadStream(path)) {
    pieces.push(piece);
    size += piece.length;
    if (size > maximumBytes) throw tooLarge(`${path} goes on`, maximumBytes);
  }
  return Buffer.concat(pieces);
}

function tooLarge(what: string, maximumBytes: number): FeedFault {
  return new FeedFault(
    "file_too_large",
    `${what}; at most ${maximumBytes} bytes are read.`,
    "Check that the file is the feed's own; split it if it is.",
  );
}

/** The fault of a path that cannot be read, out of the error of the file system. */
export function pathFault(path: string, error: unknown): FeedFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  if (code === "ENOENT" || code === "ENOTDIR") {
    return new FeedFault("path_missing", `There is no file or folder ${path}.`, "Check the path.");
  }
  return new FeedFault("path_unreadable", `${path} cannot be read (${code}).`, "Check that it may be read.");
}
