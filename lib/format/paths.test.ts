import { expect, test } from "vitest";
import {
  gamePath,
  gamesPath,
  glossaryAnchor,
  glossaryPath,
  playAnchor,
  rankingsPath,
  ratingsPath,
  teamPath,
  teamSeasonPath,
} from "./paths.ts";

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

test("a statistic's entry is a place in the glossary, its key written with hyphens", () => {
  expect(glossaryPath()).toBe("/glossary");
  expect(glossaryPath("adjustedOffense")).toBe("/glossary#adjusted-offense");
  expect(glossaryAnchor("srs")).toBe("srs");
  expect(glossaryAnchor("PORPAG")).toBe("porpag");
  expect(glossaryAnchor("winSharesPer40")).toBe("win-shares-per40");
});

test("ratings and polls are of the latest season unless one is given", () => {
  expect([ratingsPath(), ratingsPath(2025)]).toEqual(["/ratings", "/ratings?season=2025"]);
  expect(rankingsPath()).toBe("/rankings");
  expect(rankingsPath({ season: 2025, poll: "coaches", week: "postseason-1" })).toBe(
    "/rankings?season=2025&poll=coaches&week=postseason-1",
  );
});
