/** The overview over HTTP; test/overview-server.ts says what the league is. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { bumpRevisions, selectWrittenAt } from "#lib/store/revisions.ts";
import { type OverviewServer, openOverviewServer, overviewPath } from "#test/overview-server.ts";
import { eachStore } from "#test/stores.ts";

eachStore("the overview over HTTP", (suite) => {
  let server: OverviewServer;
  beforeAll(async () => {
    server = await openOverviewServer(suite.store);
  });
  afterAll(() => server.close());

  it("sends the record's fields in the order of the interface, in both formats", async () => {
    for (const query of ["", "?formatVersion=2", "?formatVersion=1"]) {
      const text = await server.textOf(1, 2026, query);
      expect(JSON.stringify(TeamSeasonOverview.parse(JSON.parse(text)))).toBe(text);
    }
  });

  it("is format 2 unless format 1 is asked for, which has all but box scores and players' details", async () => {
    const whole = await server.overviewOf(1);
    expect(whole.formatVersion).toBe(2);
    expect(await server.overviewOf(1, 2026, "?formatVersion=2")).toEqual(whole);
    const without = ({ boxScore: _, ...unit }: TeamSeasonOverview["efficiency"]["offense"]) => unit;
    const { offense, defense } = whole.efficiency;
    expect(offense.boxScore && defense.boxScore && whole.players.rows.every((row) => row.seasonStats)).toBeTruthy();
    expect(await server.overviewOf(1, 2026, "?formatVersion=1")).toEqual({
      ...whole,
      formatVersion: 1,
      efficiency: { ...whole.efficiency, offense: without(offense), defense: without(defense) },
      players: { ...whole.players, rows: whole.players.rows.map(({ seasonStats: _, ...row }) => row) },
    });
  });

  it("names the team, and its conference of the season or none", async () => {
    expect(await server.overviewOf(1)).toMatchObject({
      teamId: 1,
      season: 2026,
      seasonLabel: "2025–26",
      team: {
        conference: { id: 1, name: "LKC Conference", abbreviation: "LKC" },
        sourceId: "901",
        mascot: "Herons",
        school: "Marlow State",
      },
    });
    expect((await server.overviewOf(2, 2025)).team.conference).toMatchObject({ abbreviation: "CST" });
    expect((await server.overviewOf(4)).team).toMatchObject({ conference: null, mascot: null });
  });

  it("counts what is over: a conference game won; a game outside it won and one lost; a tournament lost", async () => {
    const none = { games: 0, wins: 0, losses: 0, unresolved: 0 };
    const won = { games: 1, wins: 1, losses: 0, unresolved: 0 };
    const lost = { games: 1, wins: 0, losses: 1, unresolved: 0 };
    const known = { unknownConferenceGames: 0, unknownEligibilityGames: 0, complete: true };
    expect((await server.overviewOf(1)).record).toEqual({ ...known, conference: won, overall: won });
    expect((await server.overviewOf(2)).record).toEqual({
      ...known,
      conference: lost,
      overall: { games: 2, wins: 1, losses: 1, unresolved: 0 },
    });
    expect((await server.overviewOf(4)).record).toEqual({ ...known, conference: none, overall: lost });
  });

  it("has the schedule from the team's side, by start; what is to come has no points and no result", async () => {
    const { games } = (await server.overviewOf(1)).schedule;
    expect(games).toEqual([
      {
        id: 1,
        opponentId: 2,
        opponent: "Port Ashby",
        opponentHasProfile: true,
        startDate: "2026-01-23T00:00:00.000Z",
        calendarDate: "2026-01-23",
        startTimeTbd: false,
        location: "home",
        status: "final",
        seasonType: "regular",
        gameType: "STD",
        eligibility: "counted",
        conferenceGame: true,
        teamPoints: 70,
        opponentPoints: 60,
        result: "W",
        venue: "Heron Fieldhouse",
      },
      {
        id: 4,
        opponentId: 4,
        opponent: "Tern Valley",
        opponentHasProfile: true,
        startDate: "2026-03-01T18:00:00.000Z",
        calendarDate: "2026-03-01",
        startTimeTbd: true,
        location: "away",
        status: "scheduled",
        seasonType: "regular",
        gameType: "STD",
        eligibility: "counted",
        // Tern Valley's conference is not known, and no feed has stated it.
        conferenceGame: null,
        teamPoints: null,
        opponentPoints: null,
        result: null,
        venue: null,
      },
    ]);
    const [tournament] = (await server.overviewOf(4)).schedule.games;
    expect(tournament).toMatchObject({ location: "neutral", teamPoints: 60, opponentPoints: 70, result: "L" });
  });

  describe("polls", () => {
    const ap = async (...path: Parameters<typeof overviewPath>) => (await server.overviewOf(...path)).ratings.polls.ap;
    const coaches = async (...path: Parameters<typeof overviewPath>) =>
      (await server.overviewOf(...path)).ratings.polls.coaches;
    const final = { date: "2026-04-07T15:00:00.000Z", week: 1, seasonType: "postseason" };
    const unavailable = { state: "unavailable", date: null, week: null, seasonType: null, rank: null };

    it("ranked, unranked, and no such poll of the season", async () => {
      expect(await ap(1)).toEqual({ state: "ranked", ...final, rank: 1 });
      expect(await ap(2)).toEqual({ state: "unranked", ...final, rank: null });
      expect(await coaches(2, 2025)).toEqual(unavailable);
    });

    it("the better source of a week decides: Tern Valley is first of the lesser one alone", async () => {
      const week = { date: null, week: 1, seasonType: "regular" };
      expect(await coaches(4)).toEqual({ state: "unranked", ...week, rank: null });
      expect(await coaches(3)).toEqual({ state: "ranked", ...week, rank: 1 });
    });

    it("as of a day the last published before it; votes without a rank are none; one without a time is not known to have been there", async () => {
      expect(await ap(1, 2026, "?asOf=2026-01-20")).toMatchObject({
        state: "ranked",
        week: 2,
        seasonType: "regular",
        rank: 1,
      });
      expect(await ap(1, 2026, "?asOf=2026-01-19")).toMatchObject({ state: "unranked", week: 1, rank: null });
      expect(await ap(1, 2026, "?asOf=2025-10-20")).toEqual(unavailable);
      expect(await coaches(3, 2026, "?asOf=2026-05-01")).toEqual(unavailable);
    });
  });

  it("says what it is made of and what is missing", async () => {
    expect((await server.overviewOf(1)).sources.notes).toEqual([
      "Games come from ESPN (1).",
      "Possessions are counted from plays in 1 game.",
    ]);
    expect((await server.overviewOf(2)).sources.notes).toEqual([
      "Games come from ESPN (2).",
      "1 of 2 finished games has a whole box score of both teams; efficiency and players' numbers are made of these.",
      "Possessions are counted from plays in 2 games.",
      "3 shots whose kind no feed tells.",
      "1 of 2 finished games has lines of the team's players.",
      "No feed states a roster of the season.",
    ]);
    expect((await server.overviewOf(4)).sources.notes).toContain(
      "Not rated: ratings are made of finished games between teams that are each in a conference.",
    );
  });

  it("says when it was last written, and when its numbers were last computed; as of a day none are stored", async () => {
    const { db } = suite.store;
    const { generatedAt, sources } = await server.overviewOf(1);
    expect(generatedAt).toBe(await selectWrittenAt(db, ["season:2026", "entities"]));
    expect(sources.leaderboardUpdatedAt).toBe(await selectWrittenAt(db, ["numbers:2026"]));
    expect(sources.leaderboardUpdatedAt).not.toBeNull();
    expect(sources.latestFinalStartDate).toBe("2026-01-23T00:00:00.000Z");
    expect((await server.overviewOf(1, 2026, "?asOf=2026-02-01")).sources.leaderboardUpdatedAt).toBeNull();
    expect((await server.overviewOf(3, 2027)).sources).toMatchObject({
      latestFinalStartDate: null,
      leaderboardUpdatedAt: null,
    });
  });

  describe("as of a day", () => {
    it("knows only the games before it", async () => {
      const before = await server.overviewOf(1, 2026, "?asOf=2026-01-22");
      expect(before.schedule.games).toEqual([]);
      expect(before.efficiency.coverage).toEqual({
        state: "unavailable",
        reason: "no_games",
        eligibleGames: 0,
        coveredGames: 0,
      });
      expect(before.ratings).toMatchObject({ srs: null, elo: null, adjusted: null });
      expect((await server.overviewOf(1, 2026, "?asOf=2026-01-23")).schedule.games.map(({ id }) => id)).toEqual([1]);
    });

    it("is the whole season after its last game and poll, but for what is said of the day itself", async () => {
      const strip = ({ sources: _, ratings, ...overview }: TeamSeasonOverview) => ({
        ...overview,
        // The coaches' poll has no time.
        ratings: { ...ratings, polls: ratings.polls.ap },
      });
      for (const team of [1, 2, 3, 4]) {
        expect(strip(await server.overviewOf(team, 2026, "?asOf=2026-05-01"))).toEqual(
          strip(await server.overviewOf(team)),
        );
      }
    });
  });

  it("a conference alone gives a team a season, and nothing in it", async () => {
    const ahead = await server.overviewOf(3, 2027);
    expect(ahead.record.overall.games).toBe(0);
    expect(ahead.players).toEqual({
      rows: [],
      coverage: { state: "unavailable", reason: "no_games", eligibleGames: 0, coveredGames: 0 },
    });
  });

  describe("refusals", () => {
    const problemOf = async (path: string) => {
      const response = await server.get(path);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const body = (await response.json()) as {
        status: number;
        code: string;
        detail: string;
        errors?: { parameter: string }[];
      };
      expect(body.status).toBe(response.status);
      return body;
    };

    it.each([
      ["teamId", "/teams/abc/season/2026/overview"],
      ["teamId", "/teams/0/season/2026/overview"],
      ["season", "/teams/1/season/2026.5/overview"],
      ["season", "/teams/1/season/0/overview"],
      ["formatVersion", overviewPath(1, 2026, "?formatVersion=3")],
      ["formatVersion", overviewPath(1, 2026, "?formatVersion=0")],
      ["asOf", overviewPath(1, 2026, "?asOf=2026-02-30")],
      ["asof", overviewPath(1, 2026, "?asof=2026-02-03")],
    ])("400 naming %s: %s", async (parameter, path) => {
      const { status, errors } = await problemOf(path);
      expect([status, errors?.map((error) => error.parameter)]).toEqual([400, [parameter]]);
    });

    it("401 without a credential, of a team that there is and of one that there is not", async () => {
      for (const team of [1, 99]) expect((await fetch(`${server.address}/api${overviewPath(team)}`)).status).toBe(401);
    });

    it("404 twice: no such team, and no such season of the team", async () => {
      expect(await problemOf(overviewPath(99))).toMatchObject({
        status: 404,
        code: "unknown-team",
        detail: expect.stringContaining("id 99"),
      });
      expect(await problemOf(overviewPath(4, 2025))).toMatchObject({
        status: 404,
        code: "unknown-season",
        detail: "Tern Valley has no game, no conference and no roster in season 2025 (2024–25).",
      });
    });
  });

  it("stays the same, and says so, until its season or the names in it change", async () => {
    const tagOf = async () => (await server.get(overviewPath(1))).headers.get("etag") ?? "";
    const statusWith = async (tag: string) => (await server.get(overviewPath(1), { "if-none-match": tag })).status;
    for (const scope of ["season:2026", "entities"] as const) {
      const tag = await tagOf();
      await bumpRevisions(suite.store.db, ["season:2025"]);
      expect(await statusWith(tag)).toBe(304);
      await bumpRevisions(suite.store.db, [scope]);
      expect(await statusWith(tag)).toBe(200);
    }
  });
});
