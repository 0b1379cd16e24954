/** Answering with a representation: not modified, from memory, or read, encoded and remembered. */
import type { LRUCache } from "lru-cache";
import { acceptedEncodings, bestEncoding, type Encoding } from "./accept.ts";
import { encodeBody, gather } from "./encode-body.ts";
import { entityTagHeader, matchingTag } from "./entity-tag.ts";
import type { ApiAnswer, ApiRequest } from "./http-exchange.ts";
import type { ListingPage } from "./listing.ts";
import { ApiProblem } from "./problem.ts";

export interface Representation {
  /** Says everything that decides the bytes before encoding. */
  tag: string;
  contentType: string;
  /** Not called where the tag alone answers. */
  read(): Promise<Content>;
}

export interface Content {
  chunks(): AsyncIterable<Uint8Array>;
  /** The same bytes as one gzip body, where that costs nothing. */
  gzipChunks?(): AsyncIterable<Uint8Array>;
  page?: ListingPage | undefined;
}

export interface RememberedAnswer {
  body: Uint8Array;
  encoding: Encoding;
  page: ListingPage | undefined;
}
export type AnswerMemory = LRUCache<string, RememberedAnswer>;

const CACHING = { "cache-control": "private, no-cache", vary: "Accept, Accept-Encoding" } as const;
const COMPRESSED_ANEW: readonly Encoding[] = ["br", "gzip", "identity"];
const COMPRESSED_ALREADY: readonly Encoding[] = ["gzip", "br", "identity"];

/** Answers a GET. `nextLink` writes the Link header for the cursor of the next page. */
export async function answerRepresentation(
  request: ApiRequest,
  { tag, contentType, read }: Representation,
  answers: AnswerMemory,
  nextLink: (cursor: string) => string,
): Promise<ApiAnswer> {
  const current = matchingTag(request.header("if-none-match"), tag);
  if (current !== null) return { status: 304, headers: { ...CACHING, etag: current }, body: null };

  const qualities = acceptedEncodings(request.header("accept-encoding"));
  const encoding = bestEncoding(qualities, COMPRESSED_ANEW);
  const encodingOfPieces = bestEncoding(qualities, COMPRESSED_ALREADY);
  if (encoding === null || encodingOfPieces === null) {
    throw new ApiProblem("not-acceptable", "Accept-Encoding refuses everything: br, gzip and identity can be had.");
  }
  const mayStayPlain = qualities.identity > 0;
  const key = `${tag} ${encoding} ${encodingOfPieces} ${mayStayPlain}`;
  const remembered = answers.get(key);
  if (remembered) return success(remembered, tag, contentType, nextLink);

  const content = await read();
  const { page } = content;
  const encoded =
    content.gzipChunks && encodingOfPieces === "gzip"
      ? { body: await gather(content.gzipChunks()), encoding: encodingOfPieces }
      : await encodeBody(content.chunks(), encoding, mayStayPlain);
  if (encoded.body instanceof Uint8Array) answers.set(key, { body: encoded.body, encoding: encoded.encoding, page });
  return success({ ...encoded, page }, tag, contentType, nextLink);
}

function success(
  { body, encoding, page }: Pick<ApiAnswer, "body"> & { encoding: Encoding; page: ListingPage | undefined },
  tag: string,
  contentType: string,
  nextLink: (cursor: string) => string,
): ApiAnswer {
  const headers: Record<string, string> = {
    "content-type": contentType,
    etag: entityTagHeader(tag, encoding),
    ...CACHING,
  };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  if (body instanceof Uint8Array) headers["content-length"] = String(body.length);
  if (page) headers["x-total-count"] = String(page.total);
  if (page && page.next !== null) {
    headers["x-result-truncated"] = "true";
    headers.link = nextLink(page.next);
  }
  return { status: 200, headers, body };
}
