import { crc32, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packPlayDocument } from "#lib/store/play-document.ts";
import { combineCrc32 } from "./crc32-combine.ts";
import { gather } from "./encode-body.ts";
import { gzipArray } from "./gzip-pieces.ts";

describe("CRC-32 of two pieces joined", () => {
  it("follows from theirs: CRC-32 of 123456789 is cbf43926, the published check value", () => {
    expect(combineCrc32(crc32("1234"), crc32("56789"), 5)).toBe(0xcbf43926);
  });

  it("is that of the whole, for any pieces, empty ones too", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (a, b) => {
        expect(combineCrc32(crc32(a), crc32(b), b.length)).toBe(crc32(Buffer.concat([a, b])));
      }),
    );
  });

  it("holds for a second piece of hundreds of megabytes", () => {
    const large = Buffer.alloc(300_000_000, 7);
    expect(combineCrc32(crc32("a"), crc32(large), large.length)).toBe(crc32(large, crc32("a")));
  });
});

const pieceOf = (records: readonly unknown[]) =>
  packPlayDocument(records.map((record) => ({ json: JSON.stringify(record), shooting: false, athleteIds: [] })));

/** Pieces in parts of two, as a reader hands them over. */
async function* inTwos<T>(pieces: readonly T[]): AsyncIterable<readonly T[]> {
  for (let start = 0; start < pieces.length; start += 2) yield pieces.slice(start, start + 2);
}

async function bodyOf(documents: readonly (readonly unknown[])[]): Promise<Uint8Array> {
  const body = await gather(gzipArray(inTwos(documents.map(pieceOf))));
  if (!(body instanceof Uint8Array)) throw new Error("the test's documents are small");
  return body;
}

describe("pieces as one gzip body", () => {
  it("is the array of all records, for any documents", async () => {
    const document = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 7 }), async (documents) => {
        expect(JSON.parse(gunzipSync(await bodyOf(documents)).toString())).toEqual(
          JSON.parse(JSON.stringify(documents.flat())),
        );
      }),
    );
  });

  it("is an empty array without documents", async () => {
    expect(gunzipSync(await bodyOf([])).toString()).toBe("[]");
  });

  it("is taken by fetch and by the web's decompression as it is", async () => {
    const body = await bodyOf([[{ a: 1 }], [{ b: "é" }], [{ c: null }]]);
    const stream = new Blob([new Uint8Array(body)]).stream().pipeThrough(new DecompressionStream("gzip"));
    expect(await new Response(stream).json()).toEqual([{ a: 1 }, { b: "é" }, { c: null }]);
  });

  it("a byte that is changed on the way is noticed", async () => {
    const body = await bodyOf([[{ points: 10 }]]);
    body[12] = (body[12] ?? 0) ^ 1;
    expect(() => gunzipSync(body)).toThrow();
  });
});
