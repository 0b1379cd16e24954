/** Entity tags that follow from the revision of the data, so that "not modified" needs no read. */
import { hash } from "node:crypto";
import type { Endpoint } from "#lib/records/endpoint.ts";
import type { RevisionScope } from "#lib/store/revisions.ts";
import type { Encoding, Format } from "./accept.ts";
import type { ParsedParameters } from "./parse-parameters.ts";

/** What besides the data decides the bytes. */
export interface TagContent {
  /** The store and the version of the program: another one's answer may differ at the same revision. */
  origin: string;
  revision: string;
  endpoint: Endpoint;
  parameters: ParsedParameters;
  format: Format;
}

const SUFFIXES: Record<Encoding, string> = { identity: "", gzip: ".gz", br: ".br" };
const TAG = /(?:W\/)?"([^"]*)"/g;

/** Which revisions an answer hangs on: those of its season where it names one, of its subject where that has its own, else the whole store's. */
export function revisionScopes({ group, record }: Endpoint, { season }: ParsedParameters): RevisionScope[] {
  if (group === "recruiting" || group === "draft") return [group, "entities"];
  const ofGames =
    ["games", "plays", "substitutions", "ratings", "lineups"].includes(group) || record === "TeamSeasonOverview";
  return ofGames && typeof season === "number" ? [`season:${season}`, "entities"] : ["store"];
}

/** The tag of an answer before its encoding is known. */
export function entityTag({ origin, revision, endpoint, parameters, format }: TagContent): string {
  const content = JSON.stringify([origin, revision, endpoint.id, parameters, format]);
  return hash("sha256", content, "base64url").slice(0, 27);
}

/** The tag as a header: strong, and another one for each encoding. */
export function entityTagHeader(tag: string, encoding: Encoding): string {
  return `"${tag}${SUFFIXES[encoding]}"`;
}

/**
 * The header value that If-None-Match already has of this tag; null when the caller has no current copy. A copy in any encoding is current:
 * they all say the same.
 */
export function matchingTag(ifNoneMatch: string | undefined, tag: string): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === "*") return `"${tag}"`;
  for (const [, given] of ifNoneMatch.matchAll(TAG)) {
    if (Object.values(SUFFIXES).some((suffix) => given === tag + suffix)) return `"${given}"`;
  }
  return null;
}
