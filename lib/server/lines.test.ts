/** The endpoints of betting lines over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { eachStore } from "#test/stores.ts";

eachStore("lines over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const ids = async (query: string) => (await server.records(`/lines${query}`)).map((game) => game.gameId);

  describe("GET /lines", () => {
    it("sends the record's fields in the order of the interface, and no others; lines by provider", async () => {
      const [game] = await server.records("/lines?gameId=1");
      const unknown = {
        overUnder: null,
        homeMoneyline: null,
        awayMoneyline: null,
        spreadOpen: null,
        overUnderOpen: null,
      };
      const expected = {
        gameId: 1,
        season: 2026,
        seasonType: "regular",
        startDate: "2026-01-23T00:00:00.000Z",
        homeTeamId: 1,
        homeTeam: "Marlow State",
        homeConference: "LKC",
        homeScore: 70,
        awayTeamId: 2,
        awayTeam: "Port Ashby",
        awayConference: "LKC",
        awayScore: 60,
        lines: [
          {
            provider: "Alder Book",
            spread: -6.5,
            overUnder: null,
            homeMoneyline: -280,
            awayMoneyline: 225,
            spreadOpen: -5,
            overUnderOpen: 139,
          },
          { provider: "Tern", spread: -7, ...unknown, overUnder: 140.5 },
        ],
      };
      expect(JSON.stringify(game)).toBe(JSON.stringify(expected));
    });

    it("lists every game, those without lines with an empty list; a game to come has no score", async () => {
      const games = await server.records("/lines");
      expect(games.map(({ gameId, lines }) => [gameId, (lines as unknown[]).length])).toEqual([
        [5, 0],
        [1, 2],
        [2, 0],
        [3, 1],
        [4, 0],
      ]);
      expect(games.at(-1)).toMatchObject({ gameId: 4, homeScore: null, awayScore: null });
    });

    it("sends a pick'em as 0", async () => {
      expect(await server.records("/lines?gameId=3")).toMatchObject([{ lines: [{ spread: 0, overUnder: null }] }]);
    });

    it.each([
      ["a season", "?season=2025", [5]],
      ["a team on either side, in any case", "?team=mARLOW+sTATE", [5, 1, 4]],
      ["a conference on either side, as of the game", "?conference=lkc", [5, 1, 3, 4]],
      ["a start, included", "?startDateRange=2026-01-24", [3, 4]],
      ["an end, included", "?endDateRange=2026-01-23", [5, 1, 2]],
      ["several at once", "?season=2026&team=port%20ashby&endDateRange=2026-01-23", [1]],
      ["a team nobody knows", "?team=Nowhere", []],
    ])("filters by %s", async (_, query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });

    it("says how many games there are", async () => {
      expect((await server.get("/lines?season=2026")).headers.get("x-total-count")).toBe("4");
    });
  });

  it("GET /lines/providers lists them by id", async () => {
    expect(await server.records("/lines/providers")).toEqual([
      { id: 71, name: "Alder Book" },
      { id: 72, name: "Tern" },
    ]);
  });
});
