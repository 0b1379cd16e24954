/** Documents that carry a fault: what could not be fetched or read is reported in its place and stops nothing else. */
import type { FeedDocument, FeedFault } from "./feed.ts";
import { contentHash } from "./read-files.ts";

/** A document whose mapping raises `fault`. Its hash is that of the fault, so that it never passes for the real content. */
export function faultyDocument(key: string, origin: string, fault: FeedFault): FeedDocument {
  return {
    key,
    origin,
    contentHash: contentHash(`${fault.code}\n${fault.message}`),
    map() {
      throw fault;
    },
  };
}
