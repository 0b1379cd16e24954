/** Compressing a body: at once when it is small, as a stream when it is not. */
import { pipeline, Readable, type Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { Encoding } from "./accept.ts";

/** A body up to this size is sent whole, with its length, and may be remembered. */
export const WHOLE_BODY_BYTES = 512 * 1024;
/** Below this a header costs more than compression saves. */
const SMALLEST_COMPRESSED_BYTES = 700;
const BROTLI_QUALITY = 4;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

const compressGzip = promisify(gzip);
const compressBrotli = promisify<Uint8Array, object, Buffer>(brotliCompress);

export interface EncodedBody {
  body: Uint8Array | AsyncIterable<Uint8Array>;
  encoding: Encoding;
}

/**
 * The body in the encoding that was agreed on. A small one is not compressed where `mayStayPlain`. Chunks are taken in until the body is
 * whole or too large to hold; only in the second case is anything left to fail after this returns.
 */
export async function encodeBody(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  mayStayPlain: boolean,
): Promise<EncodedBody> {
  const body = await gather(chunks);
  if (!(body instanceof Uint8Array)) return { body: compressStream(body, encoding), encoding };
  if (body.length < SMALLEST_COMPRESSED_BYTES && mayStayPlain) return { body, encoding: "identity" };
  if (encoding === "gzip") return { body: await compressGzip(body), encoding };
  if (encoding === "br") return { body: await compressBrotli(body, BROTLI), encoding };
  return { body, encoding };
}

/** All chunks as one, or what was taken so far and the rest as a stream when they grow too large. */
export async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let size = 0;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    taken.push(next.value);
    size += next.value.length;
    if (size > WHOLE_BODY_BYTES) return resume(taken, iterator);
  }
  return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken);
}

async function* resume(taken: Uint8Array[], iterator: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* taken.splice(0);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    // The caller may go away in the middle; the reader behind the chunks must then end too.
    await iterator.return?.();
  }
}

function compressStream(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncIterable<Uint8Array> {
  if (encoding === "identity") return chunks;
  const compressor: Transform = encoding === "gzip" ? createGzip() : createBrotliCompress(BROTLI);
  // The callback is there so that a failure destroys both ends; whoever reads the compressor sees it.
  pipeline(Readable.from(chunks), compressor, () => undefined);
  return compressor;
}

/** Ends a body that nobody will read. */
export async function discardBody(body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  if (body instanceof Uint8Array) return;
  if (body instanceof Readable) body.destroy();
  else await body[Symbol.asyncIterator]().return?.();
}
