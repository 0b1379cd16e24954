/** The games endpoints over HTTP: what they list, in which order, and what each filter means. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { eachStore } from "#test/stores.ts";

eachStore("games over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const ids = async (query: string) => (await server.records(`/games${query}`)).map((game) => game.id);

  describe("GET /games", () => {
    it("lists every game by start date, then id", async () => {
      expect(await ids("")).toEqual([5, 1, 2, 3, 4]);
    });

    it("sends the record's fields in the order of the interface, and no others", async () => {
      const [game] = await server.records("/games?gameId=1");
      expect(game).toEqual({
        id: 1,
        sourceId: "40101",
        seasonLabel: "20252026",
        season: 2026,
        seasonType: "regular",
        startDate: "2026-01-23T00:00:00.000Z",
        startTimeTbd: false,
        neutralSite: false,
        conferenceGame: true,
        gameType: "STD",
        tournament: null,
        gameNotes: null,
        status: "final",
        attendance: 8421,
        homeTeamId: 1,
        homeTeam: "Marlow State",
        homeConferenceId: 1,
        homeConference: "LKC",
        homeSeed: null,
        homePoints: 70,
        homePeriodPoints: [30, 40],
        homeWinner: true,
        // As worked out in ratings.test.ts.
        homeTeamEloStart: 1473,
        homeTeamEloEnd: 1513,
        awayTeamId: 2,
        awayTeam: "Port Ashby",
        awayConferenceId: 1,
        awayConference: "LKC",
        awaySeed: null,
        awayPoints: 60,
        awayPeriodPoints: [25, 35],
        awayWinner: false,
        awayTeamEloStart: 1527,
        awayTeamEloEnd: 1487,
        excitement: null,
        venueId: 5,
        venue: "Heron Fieldhouse",
        city: "Marlow",
        state: "OH",
      });
    });

    it("gives a scheduled game no points, no winner and no periods", async () => {
      const [game] = await server.records("/games?status=scheduled");
      expect(game).toMatchObject({
        id: 4,
        startTimeTbd: true,
        homePoints: null,
        homeWinner: null,
        awayPeriodPoints: null,
      });
    });

    it("gives Elo before and after to games that ratings count: not to one to come, nor to one with a team outside every conference", async () => {
      const elos = (await server.records("/games")).map((game) => [
        game.id,
        game.homeTeamEloStart,
        game.homeTeamEloEnd,
        game.awayTeamEloStart,
        game.awayTeamEloEnd,
      ]);
      expect(elos).toEqual([
        [5, 1500, 1531, 1500, 1469],
        [1, 1473, 1513, 1527, 1487],
        [2, null, null, null, null],
        [3, 1487, 1519, 1500, 1469],
        [4, null, null, null, null],
      ]);
    });

    it.each([
      ["a team on either side", "?team=Marlow%20State", [5, 1, 4]],
      ["a team in any case", "?team=mARLOW+sTATE", [5, 1, 4]],
      ["a team with letters beyond A to Z in any case", "?team=SAN%20JOS%C3%89%20DEL%20MAR", [2, 3]],
      ["a conference on either side, as of the game", "?conference=lkc", [5, 1, 3, 4]],
      ["the conference of the season of the row", "?conference=CST&team=Port%20Ashby", [5, 3]],
      ["a season", "?season=2025", [5]],
      ["a part of the season", "?seasonType=postseason", [2]],
      ["a status", "?status=scheduled", [4]],
      ["a tournament in any case", "?tournament=nit", [5, 2]],
      ["a start, included", "?startDateRange=2026-01-24", [3, 4]],
      ["an end, included", "?endDateRange=2026-01-23T00:00:00Z", [5, 1, 2]],
      ["a start in another zone", "?startDateRange=2026-01-23T19:00:00-05:00", [3, 4]],
      ["several at once", "?season=2026&conference=LKC&status=final", [1, 3]],
      ["a team nobody knows", "?team=Nowhere", []],
      ["a conference nobody knows", "?conference=NOPE", []],
      ["a part of a name", "?team=Marlow", []],
      ["an id nobody has", "?gameId=77", []],
    ])("filters by %s", async (_, query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });
  });

  describe("GET /games/days", () => {
    it("counts games by the US Eastern day they are played on", async () => {
      expect(await server.records("/games/days?season=2026")).toEqual([
        { date: "2026-01-22", games: 2 },
        { date: "2026-01-23", games: 1 },
        { date: "2026-03-01", games: 1 },
      ]);
    });
  });

  describe("GET /games/media", () => {
    it("lists distinct broadcasts by type, then name; a game without any has an empty list", async () => {
      const games = await server.records("/games/media?season=2026");
      expect(games.map((game) => [game.gameId, game.broadcasts])).toEqual([
        [
          1,
          [
            { broadcastName: "Lakes+", broadcastType: "Streaming" },
            { broadcastName: "Lakes Sports", broadcastType: "TV" },
          ],
        ],
        [2, []],
        [3, []],
        [4, []],
      ]);
    });
  });

  describe("GET /games/teams", () => {
    const rows = async (query: string) =>
      (await server.records(`/games/teams${query}`)).map((row) => [row.gameId, row.team, row.opponent]);

    it("lists both teams of games with box scores, the home team first", async () => {
      expect(await rows("")).toEqual([
        [1, "Marlow State", "Port Ashby"],
        [1, "Port Ashby", "Marlow State"],
        [2, "San José del Mar", "Tern Valley"],
        [2, "Tern Valley", "San José del Mar"],
      ]);
    });

    it("matches the row's own team and its own conference", async () => {
      expect(await rows("?team=port%20ashby")).toEqual([[1, "Port Ashby", "Marlow State"]]);
      expect(await rows("?conference=CST")).toEqual([[2, "San José del Mar", "Tern Valley"]]);
      expect(await rows("?team=Tern%20Valley&conference=CST")).toEqual([]);
    });

    it("sends the stored statistics of both, each from its own point of view", async () => {
      const [home, away] = await server.records("/games/teams?gameId=1");
      expect(home).toMatchObject({ isHome: true, gameMinutes: 40, pace: 68.5 });
      expect(home).toMatchObject({ teamStats: { points: { total: 70 } }, opponentStats: { points: { total: 60 } } });
      expect(away).toMatchObject({ isHome: false, teamId: 2, opponentId: 1, conference: "LKC" });
      expect(away).toMatchObject({ teamStats: { points: { total: 60 } }, opponentStats: { points: { total: 70 } } });
    });

    it("carries the seeds of a tournament", async () => {
      const [home] = await server.records("/games/teams?tournament=NIT&season=2026");
      expect(home).toMatchObject({ teamSeed: 1, opponentSeed: 4, tournament: "NIT", neutralSite: true });
    });
  });

  describe("GET /games/players", () => {
    it("lists those who played, once a team and game", async () => {
      const rows = await server.records("/games/players");
      expect(rows.map((row) => [row.gameId, row.team, row.gamePace])).toEqual([
        [1, "Marlow State", 68.5],
        [1, "Port Ashby", 68.5],
      ]);
      expect(rows[0]?.players).toHaveLength(1);
      expect(rows[0]).toMatchObject({ players: [{ athleteId: 11, points: 19 }] });
    });

    it("matches the row's own team", async () => {
      const rows = await server.records("/games/players?team=Port%20Ashby");
      expect(rows).toMatchObject([{ gameId: 1, team: "Port Ashby", players: [{ athleteId: 21, points: 8 }] }]);
    });
  });
});
