import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FeedFault } from "#lib/feed/feed.ts";
import { JsonSplitter } from "./json-values.ts";

function split(pieces: string[]): unknown[] {
  const splitter = new JsonSplitter();
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()].map((value) => JSON.parse(value));
}

/** `text` cut into pieces of the given lengths. */
function cut(text: string, lengths: number[]): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const length of lengths) {
    pieces.push(text.slice(start, start + length));
    start += length;
  }
  return [...pieces, text.slice(start)];
}

const values = fc.array(fc.jsonValue());
const lengths = fc.array(fc.integer({ min: 0, max: 7 }));

describe("wherever the stream is cut, the values come out whole", () => {
  test("elements of an array", () => {
    fc.assert(
      fc.property(values, lengths, fc.constantFrom(0, 2), (list, sizes, indent) => {
        expect(split(cut(JSON.stringify(list, null, indent), sizes))).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  test("lines that are objects", () => {
    const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1 });
    fc.assert(
      fc.property(objects, lengths, (list, sizes) => {
        const text = list.map((value) => JSON.stringify(value)).join("\n");
        expect(split(cut(text, sizes))).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  test("an escaped quote at the very end of a piece", () => {
    expect(split(['{"a":"\\', '"}"}', '{"b":1}'])).toEqual([{ a: '"}' }, { b: 1 }]);
  });
});

test.each([['[{"a":1}'], ['[{"a":1},'], ['{"a":'], ['{"a":"'], ["["]])("%s breaks off", (text) => {
  expect(() => split([text])).toThrow(FeedFault);
});

test("an empty array has no values; nothing at all is a fault", () => {
  expect(split(["[ ]"])).toEqual([]);
  expect(() => split([" \n"])).toThrow("The content is empty.");
});

test("a value longer than any record is refused before it fills the memory", () => {
  const splitter = new JsonSplitter();
  splitter.push('{"a":"');
  const piece = "x".repeat(1_000_000);
  expect(() => {
    for (let pieces = 0; pieces < 20; pieces++) splitter.push(piece);
  }).toThrow(/more than 16000000 characters/);
});
