/**
 * The document that holds a game's plays: rendered records, compressed once when they are written, and an index to cut them by.
 *
 * The bytes are raw deflate closed by a full flush. Such pieces carry no history from one to the next, so a listing over many games is
 * its pieces one after the other inside one gzip frame: nothing is decompressed, parsed or compressed again.
 */
import { constants, crc32, deflateRawSync, inflateRawSync } from "node:zlib";

export interface PlayIndex {
  /** Byte offset of each record in the uncompressed body; a comma stands between two records. */
  offsets: number[];
  /** One character a play: `1` for a shooting play, else `0`. */
  shooting: string;
  /** Places of the plays that name an athlete, by athlete id. */
  athletes: Record<string, number[]>;
}

export interface RenderedPlay {
  /** The record as JSON text. */
  json: string;
  shooting: boolean;
  athleteIds: readonly number[];
}

export interface PlayDocument {
  playCount: number;
  body: Uint8Array;
  crc32: number;
  byteLength: number;
  playIndex: PlayIndex;
}

const SEPARATOR = ",";

/** Packs rendered plays, in order, into a document. */
export function packPlayDocument(plays: readonly RenderedPlay[]): PlayDocument {
  const offsets: number[] = [];
  const athletes: Record<string, number[]> = {};
  let offset = 0;
  for (const [place, play] of plays.entries()) {
    offsets.push(offset);
    offset += Buffer.byteLength(play.json) + SEPARATOR.length;
    for (const athleteId of play.athleteIds) {
      const places = athletes[athleteId] ?? [];
      if (places.at(-1) !== place) places.push(place);
      athletes[athleteId] = places;
    }
  }
  const bytes = Buffer.from(plays.map((play) => play.json).join(SEPARATOR));
  return {
    playCount: plays.length,
    body: deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH }),
    crc32: crc32(bytes),
    byteLength: bytes.length,
    playIndex: { offsets, shooting: plays.map((play) => (play.shooting ? "1" : "0")).join(""), athletes },
  };
}

/** The records of a document as JSON text, joined by commas: the inside of an array. */
export function unpackPlayBody(body: Uint8Array): Buffer {
  // The piece ends with a flush and not with a final block, so inflating must not wait for one.
  return inflateRawSync(body, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** Cuts the plays at `places` out of an uncompressed body. */
export function cutPlays(body: Buffer, offsets: readonly number[], places: readonly number[]): Buffer[] {
  return places.map((place) => {
    const start = offsets[place] ?? body.length;
    const next = offsets[place + 1];
    return body.subarray(start, next === undefined ? body.length : next - SEPARATOR.length);
  });
}
