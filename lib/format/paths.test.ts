import { expect, test } from "vitest";
import { gamePath, gamesPath, playAnchor, teamPath, teamSeasonPath } from "./paths.ts";

test("filters that are not set stay out of the address, names are escaped", () => {
  expect(gamesPath()).toBe("/games");
  expect(gamesPath({ date: "2026-01-23", conference: "" })).toBe("/games?date=2026-01-23");
  expect(gamesPath({ team: "Texas A&M" })).toBe("/games?team=Texas+A%26M");
});

test("a play is a place on its game's page", () => {
  expect(`${gamePath(12)}#${playAnchor(7)}`).toBe("/games/12#play-7");
});

test("a team's season is the year it ends in; a day cuts it only where one is given", () => {
  expect(teamPath(7)).toBe("/teams/7");
  expect(teamSeasonPath(7, 2026)).toBe("/teams/7/2026");
  expect(teamSeasonPath(7, 2026, "2026-01-15")).toBe("/teams/7/2026?asOf=2026-01-15");
});
