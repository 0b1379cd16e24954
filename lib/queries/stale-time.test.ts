import { expect, test } from "vitest";
import { staleTimeOfGames } from "./stale-time.ts";

test("one live game makes the whole day worth reading again soon; a day that is over keeps", () => {
  expect(staleTimeOfGames([{ status: "final" }, { status: "in_progress" }])).toBe(10_000);
  expect(staleTimeOfGames([{ status: "final" }, { status: "scheduled" }])).toBe(60_000);
  expect(staleTimeOfGames([{ status: "final" }, { status: "cancelled" }])).toBe(600_000);
});

test("no games yet is not final, and no answer is never fresh", () => {
  expect(staleTimeOfGames([])).toBe(60_000);
  expect(staleTimeOfGames(undefined)).toBe(0);
});
