import { expect, test } from "vitest";
import { formatCsv } from "./csv.ts";

test("quotes, commas and line ends are quoted, unknown is empty, rows end in CRLF", () => {
  expect(
    formatCsv(
      ["player", "points"],
      [
        ['O"Neal, Jr.', 12],
        ["B\nC", null],
      ],
    ),
  ).toBe('player,points\r\n"O""Neal, Jr.",12\r\n"B\nC",\r\n');
});

test("a name that a spreadsheet would run as a formula stays text, a negative number stays a number", () => {
  expect(formatCsv(["a", "b"], [["=1+1", -4]])).toBe("a,b\r\n'=1+1,-4\r\n");
});
