import { describe, expect, test } from "vitest";
import { games } from "#lib/records/game-endpoints.ts";
import { gamePlays } from "#lib/records/play-endpoints.ts";
import { endpointAddress, endpointKey } from "./endpoint-query.ts";

describe("keys and addresses", () => {
  test("the order in which parameters are given does not matter, and what is not set is not there", () => {
    const one = endpointKey(games, { team: "Saint Louis", season: 2026, conference: undefined });
    const other = endpointKey(games, { season: 2026, team: "Saint Louis" });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(endpointAddress(one)).toBe("/games?season=2026&team=Saint+Louis");
  });

  test("any difference in a parameter is a difference in the key", () => {
    expect(endpointKey(games, { season: 2026 })).not.toEqual(endpointKey(games, { season: 2025 }));
    expect(endpointKey(games, { season: 2026 })).not.toEqual(endpointKey(games, {}));
  });

  test("path parameters go into the path, the rest into the query, both escaped", () => {
    expect(endpointAddress(endpointKey(gamePlays, { gameId: 12, shootingPlaysOnly: false }))).toBe(
      "/plays/game/12?shootingPlaysOnly=false",
    );
    expect(endpointAddress(["/plays/game/{gameId}", { gameId: "1/2" }])).toBe("/plays/game/1%2F2");
    expect(endpointAddress(endpointKey(games, { team: "Texas A&M" }))).toBe("/games?team=Texas+A%26M");
  });
});
