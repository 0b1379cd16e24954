import { expect, test } from "vitest";
import { offeredSeasons, shownPollSeason } from "./rankings-view.ts";

test("the season shown is the one asked for, else the latest with a poll, else the latest with games, else today's", () => {
  expect(shownPollSeason(2020, [2026], [2027], "2026-11-21")).toBe(2020);
  expect(shownPollSeason(null, [2025, 2026], [2027], "2026-11-21")).toBe(2026);
  expect(shownPollSeason(null, [], [2024, 2025], "2026-11-21")).toBe(2025);
  expect(shownPollSeason(null, [], [], "2026-11-21")).toBe(2027);
});

test("offered are the seasons with polls and those with games, each once, the latest first", () => {
  expect(offeredSeasons([2025, 2027], [2026, 2025])).toEqual([2027, 2026, 2025]);
});
