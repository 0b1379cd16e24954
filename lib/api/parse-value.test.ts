import { describe, expect, it } from "vitest";
import { encodeCursor } from "./cursor.ts";
import { parseIsoDate, parseIsoTime } from "./iso-time.ts";
import { editDistance, nearestName } from "./nearest-name.ts";
import { parseQuery } from "./parse-query.ts";
import { parseValue } from "./parse-value.ts";

describe("times that callers write", () => {
  it.each([
    ["2026-01-23", "2026-01-23T00:00:00.000Z"],
    ["2026-01-23T19:00", "2026-01-23T19:00:00.000Z"],
    ["2026-01-23T19:00:05Z", "2026-01-23T19:00:05.000Z"],
    ["2026-01-23T19:00:05.1Z", "2026-01-23T19:00:05.100Z"],
    ["2026-01-23T19:00:05.123999Z", "2026-01-23T19:00:05.123Z"],
    ["2026-01-23T19:00-05:00", "2026-01-24T00:00:00.000Z"],
    ["2026-01-23T19:00+0530", "2026-01-23T13:30:00.000Z"],
    ["2026-01-23t19:00z", "2026-01-23T19:00:00.000Z"],
    ["2024-02-29", "2024-02-29T00:00:00.000Z"],
    ["0001-01-01", "0001-01-01T00:00:00.000Z"],
  ])("%s is %s", (text, time) => {
    expect(parseIsoTime(text)).toBe(time);
  });

  it.each([
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-32",
    "2026-W04",
    "2026-W04-5",
    "2026-023",
    "20260123",
    "2026-1-2",
    "26-01-23",
    "2026-01-23T24:00",
    "2026-01-23T12:60",
    "2026-01-23T12:00:60",
    "2026-01-23T12",
    "2026-01-23 12:00",
    "2026-01-23T12:00+25:00",
    "2026-01-23T12:00+05:99",
    "0000-01-01",
    "9999-12-31T23:59:59-01:00",
    "0001-01-01T00:00+01:00",
    "",
    "now",
    "1769126400",
    " 2026-01-23",
    "2026-01-23Z",
  ])("%s is none", (text) => {
    expect(parseIsoTime(text)).toBeNull();
  });

  it("a day is a date and nothing more", () => {
    expect(parseIsoDate("2026-01-23")).toBe("2026-01-23");
    expect(parseIsoDate("2026-01-23T00:00:00Z")).toBeNull();
  });
});

describe("the nearest name", () => {
  it.each([
    ["saeson", "season", 1],
    ["sesaon", "season", 1],
    ["seasn", "season", 1],
    ["seasons", "season", 1],
    ["", "team", 4],
    ["kitten", "sitting", 3],
    ["ca", "abc", 3],
  ])("%s is %s after %i edits", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it.each([
    ["Season", "season"],
    ["startDate", "startDateRange"],
    ["tournment", "tournament"],
    ["limit", null],
    ["fields", null],
  ])("%s means %s", (text, name) => {
    expect(nearestName(text, ["season", "team", "tournament", "startDateRange", "endDateRange"])).toBe(name);
  });
});

describe("a query", () => {
  it("is read as forms write it", () => {
    const { values, faults } = parseQuery("team=Port+Ashby&&conference=A%2D10&x=a=b");
    expect(Object.fromEntries(values)).toEqual({ team: "Port Ashby", conference: "A-10", x: "a=b" });
    expect(faults).toEqual([]);
  });

  it("names each parameter that cannot be read, and each only once", () => {
    const { values, faults } = parseQuery("a=%zz&b=&c&d=1&d=2&d=3&%ff=1&e=%00&f=1");
    expect(faults.map((fault) => fault.parameter)).toEqual(["a", "b", "c", "d", "%ff", "e"]);
    expect([...values.keys()]).toEqual(["f"]);
  });
});

describe("a cursor", () => {
  const cursor = encodeCursor({ startDate: "2026-01-23T00:00:00.000Z", id: 7 });
  it.each([
    ["as it was given", cursor, true],
    ["cut", cursor.slice(0, -1), false],
    ["with more behind it", `${cursor}A`, false],
    ["of another time", Buffer.from("2026-99-99T00:00:00.000Z 7").toString("base64url"), false],
    ["without an id", Buffer.from("2026-01-23T00:00:00.000Z").toString("base64url"), false],
  ])("%s", (_, text, good) => {
    expect("value" in parseValue({ kind: "cursor", description: "" }, text)).toBe(good);
  });
});

describe("a fault", () => {
  it.each([
    [{ kind: "integer", minimum: 1, maximum: 10 }, "0", 'must be a whole number from 1 to 10, got "0"'],
    [
      { kind: "enum", values: ["regular", "postseason"] },
      "Regular",
      'must be one of regular, postseason (the case counts), got "Regular"',
    ],
    [{ kind: "boolean" }, "yes", 'must be true or false, got "yes"'],
    [{ kind: "date" }, "2026-02-30", 'must be a day of the calendar written YYYY-MM-DD, got "2026-02-30"'],
  ] as const)("says what would be right: %o", (parameter, text, fault) => {
    expect(parseValue({ description: "", ...parameter }, text)).toEqual({ fault });
  });

  it("shows no more than the beginning of a long text", () => {
    const parsed = parseValue({ kind: "boolean", description: "" }, "x".repeat(5000));
    expect("fault" in parsed && parsed.fault.length).toBeLessThan(120);
  });

  it("says how a plus sign is written where one has become a space", () => {
    const parsed = parseValue({ kind: "dateTime", description: "" }, "2026-01-23T19:00 05:00");
    expect("fault" in parsed && parsed.fault).toContain("%2B");
  });
});
