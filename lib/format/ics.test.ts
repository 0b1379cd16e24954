import { expect, test } from "vitest";
import { type CalendarEvent, formatCalendar } from "./ics.ts";

const STAMP = "2026-01-20T12:00:00.000Z";
const game: CalendarEvent = {
  uid: "game-4711@courtside",
  start: "2026-01-24T00:00:00.000Z",
  minutes: 120,
  summary: "Marlow State at Port Ashby",
};

test("an event has its start and its end in UTC, two hours later; lines end with CRLF", () => {
  expect(formatCalendar("Marlow State", [game], STAMP)).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Courtside//Schedule//EN",
      "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:Marlow State",
      "BEGIN:VEVENT",
      "UID:game-4711@courtside",
      "DTSTAMP:20260120T120000Z",
      "DTSTART:20260124T000000Z",
      "DTEND:20260124T020000Z",
      "SUMMARY:Marlow State at Port Ashby",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("a bare day is an event of the whole day, which has no end of its own", () => {
  const text = formatCalendar("x", [{ ...game, start: "2026-02-03" }], STAMP);
  expect(text).toContain("DTSTART;VALUE=DATE:20260203\r\n");
  expect(text).not.toContain("DTEND");
});

test("commas, semicolons, backslashes and line breaks of a text are escaped, those of an address are not", () => {
  const text = formatCalendar(
    "x",
    [{ ...game, location: "Hall; A, B\\C", description: "one\ntwo", url: "https://a.test/?x=1,2", cancelled: true }],
    STAMP,
  );
  expect(text).toContain("LOCATION:Hall\\; A\\, B\\\\C\r\n");
  expect(text).toContain("DESCRIPTION:one\\ntwo\r\n");
  expect(text).toContain("URL:https://a.test/?x=1,2\r\n");
  expect(text).toContain("STATUS:CANCELLED\r\n");
});

test("a long line goes on after a space in the next one, at most 75 octets each, and unfolds to what it was", () => {
  // 8 octets of "SUMMARY:" and 40 letters of two octets each: 88 octets.
  const summary = "é".repeat(40);
  const lines = formatCalendar("x", [{ ...game, summary }], STAMP).split("\r\n");
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const at = lines.findIndex((line) => line.startsWith("SUMMARY:"));
  // 8 + 33 * 2 = 74 octets; another letter would make 76.
  expect(lines[at]).toBe(`SUMMARY:${"é".repeat(33)}`);
  expect(lines[at + 1]).toBe(` ${"é".repeat(7)}`);
});
