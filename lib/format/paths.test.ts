import { expect, test } from "vitest";
import { gamePath, gamesPath, playAnchor } from "./paths.ts";

test("filters that are not set stay out of the address, names are escaped", () => {
  expect(gamesPath()).toBe("/games");
  expect(gamesPath({ date: "2026-01-23", conference: "" })).toBe("/games?date=2026-01-23");
  expect(gamesPath({ team: "Texas A&M" })).toBe("/games?team=Texas+A%26M");
});

test("a play is a place on its game's page", () => {
  expect(`${gamePath(12)}#${playAnchor(7)}`).toBe("/games/12#play-7");
});
