import { describe, expect, test } from "vitest";
import { gamesView } from "./games-view.ts";

const TODAY = "2026-01-23";
const days = [
  { date: "2024-12-01", games: 1 },
  { date: "2026-01-20", games: 2 },
];
const nothing = { date: null, conference: null, team: null, season: null };

describe("what the games page shows", () => {
  test("a day when no team is chosen, and when a day is chosen with a team", () => {
    expect(gamesView(nothing, TODAY, days)).toEqual({ kind: "day", shown: { day: "2026-01-20", reason: "instead" } });
    expect(gamesView({ ...nothing, team: "Duke", date: "2026-01-01" }, TODAY, days)).toEqual({
      kind: "day",
      shown: { day: "2026-01-01", reason: "asked" },
    });
  });

  test("the latest season a team has games in, or the one asked for", () => {
    expect(gamesView({ ...nothing, team: "Duke" }, TODAY, days)).toMatchObject({ season: 2026, seasons: [2026, 2025] });
    expect(gamesView({ ...nothing, team: "Duke", season: 2025 }, TODAY, days)).toMatchObject({ season: 2025 });
  });

  test("before the days are known only what was asked for is", () => {
    expect(gamesView(nothing, TODAY, undefined)).toEqual({ kind: "day", shown: null });
    expect(gamesView({ ...nothing, date: "2026-01-01" }, TODAY, undefined)).toMatchObject({
      shown: { day: "2026-01-01" },
    });
    expect(gamesView({ ...nothing, team: "Duke" }, TODAY, undefined)).toMatchObject({ kind: "season", season: null });
  });
});
