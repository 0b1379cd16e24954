/** The play and substitution endpoints over HTTP. */
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { eachStore } from "#test/stores.ts";

// Ids of plays count up from 1024 times the game's.
const GAME_1 = [1024, 1025, 1026, 1027];
const GAME_3 = [3072];
const GAME_5 = [5120];

eachStore("plays over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const ids = async (path: string) => (await server.records(path)).map((play) => play.id);

  it.each([
    ["of a game", "/plays/game/1", GAME_1],
    ["of a game without plays", "/plays/game/2", []],
    ["of a game nobody knows", "/plays/game/999", []],
    ["of a game, shots alone", "/plays/game/1?shootingPlaysOnly=true", [1025, 1027]],
    ["of a game, all when shots alone is false", "/plays/game/1?shootingPlaysOnly=FALSE", GAME_1],
    ["that name a player, in the order of games", "/plays/player/21?season=2026", [1024, 1027, ...GAME_3]],
    ["that name a player, shots alone", "/plays/player/11?season=2026&shootingPlaysOnly=true", [1025]],
    ["that name a player in another season", "/plays/player/21?season=2025", []],
    ["of a team's games, both sides", "/plays/team?season=2026&team=port%20ashby", [...GAME_1, ...GAME_3]],
    ["of a team nobody knows", "/plays/team?season=2026&team=Nowhere", []],
    ["of a day: midnight belongs to the day it begins", "/plays/date?date=2026-01-23", GAME_1],
    ["of the day after", "/plays/date?date=2026-01-24", GAME_3],
    ["of a day moved by hours: [date + 5 h, date + 29 h)", "/plays/date?date=2026-01-22&utcOffset=5", GAME_1],
    ["of a day moved back", "/plays/date?date=2026-01-24&utcOffset=-0.5", GAME_3],
    ["of a day moved so that midnight falls out", "/plays/date?date=2026-01-24&utcOffset=0.5", []],
    ["of a tournament", "/plays/tournament?season=2025&tournament=nit", GAME_5],
  ])("lists plays %s", async (_, path, expected) => {
    expect(await ids(path)).toEqual(expected);
  });

  it("sends a play as it was written", async () => {
    const [play] = await server.records("/plays/game/1");
    expect(play).toMatchObject({
      gameSourceId: "40101",
      playText: "Jump ball, “Marlow”",
      participants: [
        { name: "Jonah Reyes", id: 11 },
        { name: "Theo Lindqvist", id: 21 },
      ],
      shotInfo: null,
    });
  });

  it.each([
    ["one game", "/plays/game/1"],
    ["several games", "/plays/team?season=2026&team=Port%20Ashby"],
    ["no plays at all", "/plays/game/2"],
  ])("says the same in compressed pieces as in plain text: %s", async (_, path) => {
    const authorization = `Bearer ${server.key}`;
    const gzip = await server.raw(`/api${path}`, { headers: { authorization, "accept-encoding": "gzip" } });
    const plain = await server.raw(`/api${path}`, { headers: { authorization } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(gunzipSync(gzip.body).toString()).toBe(plain.body.toString());
  });

  it("lists the catalogue of play types by id", async () => {
    const types = await server.records("/plays/types");
    expect(types).toHaveLength(35);
    expect(types[0]).toEqual({ id: 0, name: "Not Available" });
    expect(types.at(-1)).toEqual({ id: 30558, name: "Three Point Jump Shot" });
  });

  describe("substitutions", () => {
    const stints = async (path: string) => (await server.records(path)).map((stint) => [stint.gameId, stint.athlete]);

    it.each([
      [
        "of a game, the home team first",
        "/substitutions/game/1",
        [
          [1, "Jonah Reyes"],
          [1, "Amari Cole"],
          [1, "Theo Lindqvist"],
        ],
      ],
      ["of a player", "/substitutions/player/12?season=2026", [[1, "Amari Cole"]]],
      ["of a player in a season without him", "/substitutions/player/12?season=2025", []],
      ["of a team's own players", "/substitutions/team?season=2026&team=Port%20Ashby", [[1, "Theo Lindqvist"]]],
      ["of a game nobody knows", "/substitutions/game/999", []],
    ])("lists stints %s", async (_, path, expected) => {
      expect(await stints(path)).toEqual(expected);
    });

    it("tells time and score at both ends from the athlete's own side", async () => {
      const [stint] = await server.records("/substitutions/player/21?season=2026");
      expect(stint).toEqual({
        gameId: 1,
        startDate: "2026-01-23T00:00:00.000Z",
        teamId: 2,
        team: "Port Ashby",
        conference: "LKC",
        athleteId: 21,
        athlete: "Theo Lindqvist",
        position: "F",
        opponentId: 1,
        opponent: "Marlow State",
        opponentConference: "LKC",
        subIn: { period: 1, secondsRemaining: 1200, teamPoints: 0, opponentPoints: 0 },
        subOut: { period: 1, secondsRemaining: 0, teamPoints: 9, opponentPoints: 4 },
      });
    });

    it("has no position where none is known", async () => {
      expect(await server.records("/substitutions/player/12?season=2026")).toMatchObject([{ position: null }]);
    });
  });
});
