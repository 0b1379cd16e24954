import { expect, test } from "vitest";
import { formatResults, parseResults } from "./result-memory.ts";

const RESULTS = new Map([
  [260123, { homePoints: 71, awayPoints: 66, endedAt: "2026-01-24T02:11:09.500Z" }],
  [260007, { homePoints: 101, awayPoints: 104, endedAt: "2025-11-04T03:59:59.000Z" }],
]);

test("results come back as they were, by id", () => {
  expect(formatResults(RESULTS)).toMatch(/^260007 101 104 \d+\n260123 71 66 \d+$/);
  expect(parseResults(formatResults(RESULTS))).toEqual(RESULTS);
});

test("what cannot be read is left out", () => {
  expect(parseResults("")).toEqual(new Map());
  expect(parseResults(`260001 70\nx\n${formatResults(RESULTS)}`)).toEqual(RESULTS);
});
