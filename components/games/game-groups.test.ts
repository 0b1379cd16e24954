import { expect, test } from "vitest";
import type { GameStatus } from "#lib/basketball/enums.ts";
import { exampleGame } from "#test/example-games.ts";
import { anyLive, groupGames } from "./game-groups.ts";
import { matchupText, periodsPlayed, scoreText, venueText } from "./game-sides.ts";

const games = (["final", "postponed", "scheduled", "in_progress", "cancelled", "final"] as const).map(
  (status: GameStatus, index) => exampleGame({ id: index + 1, status }),
);

test("live games come first, called-off ones last, and each group keeps the order of the list", () => {
  expect(groupGames(games).map((group) => [group.title, group.games.map((game) => game.id)])).toEqual([
    ["Live", [4]],
    ["Upcoming", [3]],
    ["Final", [1, 6]],
    ["Postponed and cancelled", [2, 5]],
  ]);
  expect(groupGames([])).toEqual([]);
});

test("a day is live while one game is", () => {
  expect(anyLive(games)).toBe(true);
  expect(anyLive(games.slice(0, 3))).toBe(false);
  expect(anyLive(undefined)).toBe(false);
});

test("the visitors come first, at the home team's or on nobody's floor", () => {
  expect(matchupText(exampleGame({ id: 1 }))).toBe("Cedar Valley at Harbor State");
  expect(matchupText(exampleGame({ id: 1, neutralSite: true }))).toBe("Cedar Valley vs. Harbor State");
  expect(scoreText(exampleGame({ id: 1, awayPoints: 70, homePoints: 68 }))).toBe("Cedar Valley 70, Harbor State 68");
  expect(scoreText(exampleGame({ id: 1 }))).toBe("Cedar Valley at Harbor State");
});

test("periods are those of the line score, unknown without one; a place is what is known of it", () => {
  expect(periodsPlayed(exampleGame({ id: 1, homePeriodPoints: [30, 30, 9], awayPeriodPoints: [31, 29, 8] }))).toBe(3);
  expect(periodsPlayed(exampleGame({ id: 1 }))).toBeNull();
  expect(venueText(exampleGame({ id: 1, venue: "Old Gym", state: "ME" }))).toBe("Old Gym, ME");
  expect(venueText(exampleGame({ id: 1 }))).toBeNull();
});
