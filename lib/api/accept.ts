/** What the caller can take: media types and encodings (RFC 9110, section 12.5). */

export const FORMATS = {
  json: { mediaTypes: ["application/json"], contentType: "application/json; charset=utf-8" },
  csv: { mediaTypes: ["text/csv"], contentType: "text/csv; charset=utf-8; header=present" },
  ndjson: {
    mediaTypes: ["application/x-ndjson", "application/ndjson", "application/jsonl"],
    contentType: "application/x-ndjson; charset=utf-8",
  },
} as const;
export type Format = keyof typeof FORMATS;

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

interface Choice {
  name: string;
  quality: number;
}

/** The format a caller likes best of `offered`, whose order decides between equals; null when he takes none. */
export function acceptedFormat(accept: string | undefined, offered: readonly Format[]): Format | null {
  if (accept === undefined || accept === "*/*") return offered[0] ?? null;
  const ranges = choices(accept);
  let best: { format: Format; quality: number; precision: number } | null = null;
  for (const format of offered) {
    for (const mediaType of FORMATS[format].mediaTypes) {
      const match = mostPrecise(ranges, mediaType);
      if (!match || match.quality === 0) continue;
      const better =
        !best || match.quality > best.quality || (match.quality === best.quality && match.precision > best.precision);
      if (better) best = { format, ...match };
    }
  }
  return best?.format ?? null;
}

/** How much a caller likes each encoding, 0 to 1; 0 means he refuses it. */
export function acceptedEncodings(acceptEncoding: string | undefined): Record<Encoding, number> {
  if (acceptEncoding === undefined) return { br: 0, gzip: 0, identity: 1 };
  const stated = new Map(
    choices(acceptEncoding).map((choice) => [choice.name.replace("x-gzip", "gzip"), choice.quality]),
  );
  const others = stated.get("*");
  return {
    br: stated.get("br") ?? others ?? 0,
    gzip: stated.get("gzip") ?? others ?? 0,
    // Not compressing is always allowed unless it is refused, but anything stated is liked better.
    identity: stated.get("identity") ?? (others === 0 ? 0 : Number.MIN_VALUE),
  };
}

/** The encoding liked best; `preference` decides between equals. Null when the caller refuses all. */
export function bestEncoding(qualities: Record<Encoding, number>, preference: readonly Encoding[]): Encoding | null {
  let best: Encoding | null = null;
  for (const encoding of preference) {
    if (qualities[encoding] > (best === null ? 0 : qualities[best])) best = encoding;
  }
  return best;
}

// The range that says most about a media type: the type itself, then its family, then any.
function mostPrecise(ranges: readonly Choice[], mediaType: string): { quality: number; precision: number } | null {
  const names = ["*/*", `${mediaType.split("/")[0]}/*`, mediaType];
  for (let precision = names.length - 1; precision >= 0; precision--) {
    const range = ranges.find((candidate) => candidate.name === names[precision]);
    if (range) return { quality: range.quality, precision };
  }
  return null;
}

/** The elements of an Accept header with their qualities. An element that cannot be read counts as 1, as if it had no quality. */
function choices(header: string): Choice[] {
  return header.split(",").flatMap((element) => {
    const [name = "", ...parameters] = element.split(";").map((part) => part.trim().toLowerCase());
    if (name === "") return [];
    const stated = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    const quality = Number(stated);
    return [{ name, quality: Number.isFinite(quality) ? Math.min(Math.max(quality, 0), 1) : 1 }];
  });
}
