import { expect, it } from "vitest";
import { printable } from "./printable.ts";

it("keeps what can be read, in any script", () => {
  expect(printable("Hawaiʻi 78, San José St. 70: ünïcödé, 東京, 🏀")).toBe(
    "Hawaiʻi 78, San José St. 70: ünïcödé, 東京, 🏀",
  );
});

it.each([
  ["null characters", "a\u0000b", "a\ufffdb"],
  ["orders to a terminal", "\u001b[31mred\u0007", "\ufffd[31mred\ufffd"],
  ["line ends", "one\r\ntwo", "one\ufffd\ufffdtwo"],
  ["control characters of Latin-1", "\u009b31m", "\ufffd31m"],
  ["turns of direction", "abc\u202edef", "abc\ufffddef"],
  ["half characters", "a\ud800b", "a\ufffdb"],
])("takes the force from %s", (_, text, expected) => {
  expect(printable(text)).toBe(expected);
});
