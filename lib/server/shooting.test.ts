/** The endpoints of shots by kind over HTTP; test/season-tallies.ts says what was shot. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { insertSeasonTallies } from "#test/season-tallies.ts";
import { eachStore } from "#test/stores.ts";

const TEAM = "/stats/team/shooting/season";
const PLAYER = "/stats/player/shooting/season";

eachStore("shots by kind over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    await insertSeasonTallies(suite.store);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const teams = async (query: string) =>
    (await server.records(`${TEAM}${query}`)).map((row) => [row.team, row.trackedShots]);
  const players = async (query: string) =>
    (await server.records(`${PLAYER}${query}`)).map((row) => [row.athleteName, row.trackedShots]);

  describe(`GET ${TEAM}`, () => {
    it("40 tries: 2 dunks are 5 %, 10 layups 25 %, 2 tip-ins 5 %, 10 jumpers 25 %, 16 threes 40 %; 1 + 3 + 1 + 5 assisted are 25 %, 10 free throws 25 to a hundred", async () => {
      const [marlow] = await server.records(`${TEAM}?season=2026&team=Marlow+State`);
      const expected = {
        season: 2026,
        teamId: 1,
        team: "Marlow State",
        conference: "LKC",
        trackedShots: 40,
        freeThrowRate: 25,
        assistedPct: 25,
        dunks: { attempted: 2, made: 2, pct: 100, assisted: 1, assistedPct: 50 },
        layups: { attempted: 10, made: 6, pct: 60, assisted: 3, assistedPct: 50 },
        tipIns: { attempted: 2, made: 1, pct: 50 },
        twoPointJumpers: { attempted: 10, made: 4, pct: 40, assisted: 1, assistedPct: 25 },
        threePointJumpers: { attempted: 16, made: 6, pct: 37.5, assisted: 5, assistedPct: 83.3 },
        freeThrows: { attempted: 10, made: 8, pct: 80 },
        attemptsBreakdown: { dunks: 5, layups: 25, tipIns: 5, twoPointJumpers: 25, threePointJumpers: 40 },
      };
      expect(JSON.stringify(marlow)).toBe(JSON.stringify(expected));
    });

    it("adds up games, and leaves out tries of unknown kind: 10 threes and 5 layups are 15, 2 + 1 assisted are 20 %; nothing tried is 0", async () => {
      const [ashby] = await server.records(`${TEAM}?season=2026&team=port+ashby`);
      expect(ashby).toMatchObject({
        trackedShots: 15,
        assistedPct: 20,
        freeThrowRate: 0,
        dunks: { attempted: 0, made: 0, pct: 0, assisted: 0, assistedPct: 0 },
        layups: { attempted: 5, made: 3, pct: 60, assisted: 1, assistedPct: 33.3 },
        attemptsBreakdown: { layups: 33.3, threePointJumpers: 66.7 },
      });
    });

    it.each([
      [
        "a conference, by team; the one without plays is left out, the one that never shot is not",
        "?season=2026&conference=lkc",
        [
          ["Marlow State", 40],
          ["Port Ashby", 15],
        ],
      ],
      ["the conference of the season", "?season=2026&conference=CST", [["San José del Mar", 0]]],
      ["team and conference", "?season=2026&conference=CST&team=Port+Ashby", []],
      ["a team whose games have no plays", "?season=2026&team=Tern+Valley", []],
      ["a season of which nothing is known", "?season=2025&team=Port+Ashby", []],
      ["a team nobody knows", "?season=2026&team=Nowhere", []],
      ["a conference nobody knows", "?season=2026&conference=NOPE", []],
      ["the games before a day", "?season=2026&team=Port+Ashby&asOf=2026-01-23", [["Port Ashby", 10]]],
      ["no game before a day", "?season=2026&team=Port+Ashby&asOf=2026-01-22", []],
      ["games from a time on", "?season=2026&team=Port+Ashby&startDateRange=2026-01-23T12:00:00Z", [["Port Ashby", 5]]],
      ["games until a time", "?season=2026&team=Port+Ashby&endDateRange=2026-01-23T12:00:00Z", [["Port Ashby", 10]]],
      ["a part of the season", "?season=2026&team=Port+Ashby&seasonType=regular", [["Port Ashby", 15]]],
      ["a part without games", "?season=2026&team=Port+Ashby&seasonType=postseason", []],
    ])("filters by %s", async (_, query, expected) => {
      expect(await teams(query)).toEqual(expected);
    });
  });

  describe(`GET ${PLAYER}`, () => {
    it("has who shot, and what: 16 threes are all of Reyes's tries, 4 free throws 25 to a hundred; Cole never shot", async () => {
      const rows = await server.records(`${PLAYER}?season=2026&team=MARLOW+STATE`);
      expect(rows).toHaveLength(1);
      expect(Object.entries(rows[0] ?? {}).slice(0, 9)).toEqual([
        ["season", 2026],
        ["teamId", 1],
        ["team", "Marlow State"],
        ["conference", "LKC"],
        ["athleteId", 11],
        ["athleteName", "Jonah Reyes"],
        ["trackedShots", 16],
        ["freeThrowRate", 25],
        // 5 of 16
        ["assistedPct", 31.3],
      ]);
    });

    it.each([
      [
        "a conference, by team",
        "?season=2026&conference=LKC",
        [
          ["Jonah Reyes", 16],
          ["Theo Lindqvist", 15],
        ],
      ],
      ["the games before a day", "?season=2026&team=Port+Ashby&asOf=2026-01-23", [["Theo Lindqvist", 10]]],
      ["a team nobody knows", "?season=2026&team=Nowhere", []],
      ["another conference", "?season=2026&conference=CST", []],
    ])("filters by %s", async (_, query, expected) => {
      expect(await players(query)).toEqual(expected);
    });
  });

  it.each([TEAM, PLAYER])("%s asks for a team or a conference, and names both", async (path) => {
    const response = await server.get(`${path}?season=2026`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [
        { parameter: "team", detail: "is required, unless conference is given" },
        { parameter: "conference", detail: "is required, unless team is given" },
      ],
    });
  });
});
