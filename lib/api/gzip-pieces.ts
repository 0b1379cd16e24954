/**
 * One gzip body out of pieces that are compressed already. A piece is raw deflate closed by a full flush (store/play-document.ts), so it
 * ends on a byte and refers to nothing before it; what stands between pieces is put in as stored blocks. Only the checksum is new, and it
 * follows from those of the pieces.
 */
import { crc32 } from "node:zlib";
import { combineCrc32 } from "./crc32-combine.ts";

export interface DeflatedPiece {
  /** Raw deflate closed by a full flush. */
  body: Uint8Array;
  /** CRC-32 and length of what the body stands for. */
  crc32: number;
  byteLength: number;
}

/** Magic number, deflate, no flags, no time, no extra flags, system unknown (RFC 1952). */
const HEADER = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const FINAL_EMPTY_BLOCK = Uint8Array.from([1, 0, 0, 0xff, 0xff]);
const LONGEST_LENGTH = 2 ** 32;

/** The gzip body of a JSON array whose inside is the pieces joined by commas, in chunks. */
export async function* gzipArray(parts: AsyncIterable<readonly DeflatedPiece[]>): AsyncIterable<Uint8Array> {
  let crc = 0;
  let length = 0;
  const count = (pieceCrc: number, pieceLength: number) => {
    crc = combineCrc32(crc, pieceCrc, pieceLength);
    length += pieceLength;
  };
  const stored = (text: string): Uint8Array => {
    const bytes = Buffer.from(text);
    count(crc32(bytes), bytes.length);
    return storedBlock(bytes);
  };
  yield HEADER;
  yield stored("[");
  let first = true;
  for await (const pieces of parts) {
    for (const piece of pieces) {
      if (!first) yield stored(",");
      first = false;
      count(piece.crc32, piece.byteLength);
      yield piece.body;
    }
  }
  yield stored("]");
  yield FINAL_EMPTY_BLOCK;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % LONGEST_LENGTH, 4);
  yield trailer;
}

/** A deflate block that holds bytes as they are (RFC 1951, 3.2.4): not the last, type 0, length and its complement. */
function storedBlock(bytes: Buffer): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
