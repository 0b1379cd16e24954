import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FeedFault } from "./feed.ts";
import { decodeText, readJson } from "./read-json.ts";

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof FeedFault) return error.code;
    throw error;
  }
  return "no fault";
}

describe("readJson", () => {
  it("reads JSON, with blanks around it", () => {
    expect(readJson(' {"a": [1, "x", null]}\n')).toEqual({ a: [1, "x", null] });
  });

  it.each([
    ["empty", ""],
    ["empty", " \n\t"],
    ["web_page", "<!DOCTYPE html><html><body>Bad gateway</body></html>"],
    ["web_page", '<?xml version="1.0"?><Error/>'],
    ["truncated", '{"header": {"id": "40'],
    ["truncated", '{"header": ['],
    ["truncated", '[1, 2, {"a": tru'],
    ["truncated", '{"text": "ends in an escape \\'],
    ["not_json", "game over"],
    ["not_json", '{"a": 1}}'],
    ["not_json", '{"a" 1}'],
    ["not_json", "{'a': 1}"],
    ["hostile_json", '{"a": {"__proto__": {"isAdmin": true}}}'],
    ["hostile_json", '{"a": "null \\u0000 character"}'],
    ["hostile_json", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["hostile_json", JSON.stringify({ a: "x".repeat(1_000_001) })],
  ])("names the fault %s", (code, text) => {
    expect(codeOf(() => readJson(text))).toBe(code);
  });

  it("says where a text breaks off and what to do", () => {
    expect(() => readJson('{"a": [')).toThrow("breaks off after 7 characters");
  });

  it("throws nothing but FeedFault, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => text.slice(1)),
        ),
        (text) => {
          codeOf(() => readJson(text));
        },
      ),
    );
  });
});

describe("decodeText", () => {
  it("drops a byte order mark", () => {
    expect(decodeText(Buffer.from("\uFEFF{}"))).toBe("{}");
  });

  it("refuses what is no UTF-8", () => {
    expect(codeOf(() => decodeText(Uint8Array.of(0x1f, 0x8b, 0x08)))).toBe("not_text");
  });
});
