import { describe, expect, it } from "vitest";
import { type EventChanges, madeEvent, madeHeaderScoreboard, madeScoreboard } from "./fixtures/made-scoreboard.ts";
import { AWAY, GAME_ID, madeTeam } from "./fixtures/made-summary.ts";
import { faultOf, gamesOf } from "./fixtures/mapped.ts";
import { mapPayload } from "./map-payload.ts";

function mapOne(changes: EventChanges = {}) {
  const [game] = gamesOf(mapPayload(madeScoreboard(madeEvent(changes))));
  if (!game) throw new Error("no game");
  return game;
}

const live = (name: string, period: number, displayClock: string) => ({
  period,
  displayClock,
  type: { name, state: "in" },
});

describe("a scheduled game", () => {
  it("has time, place, type and station, and is a statement of its own beside the summary", () => {
    expect(mapOne()).toMatchObject({
      source: "espn",
      sourceId: `scoreboard/${GAME_ID}`,
      ids: { espn: GAME_ID },
      league: "mens",
      season: 2026,
      seasonType: "regular",
      startDate: "2026-01-24T00:30:00.000Z",
      easternDate: "2026-01-23",
      startTimeTbd: false,
      neutralSite: false,
      conferenceGame: false,
      gameType: "STD",
      status: "scheduled",
      period: null,
      clock: null,
      attendance: null,
      venue: { name: "Heron Hall", city: "Lakeshore" },
      broadcasts: [{ type: "TV", name: "LSN" }],
      lines: null,
      athletes: [],
      athleteBoxScores: null,
      plays: null,
    });
  });

  it('has no points although its score is "0", and no seed although its rank is 99', () => {
    const nothing = { points: null, periodPoints: null, winner: null, boxScore: null, seed: null };
    expect(mapOne().home).toMatchObject(nothing);
    expect(mapOne().away).toMatchObject(nothing);
  });
});

describe("a game in progress", () => {
  it("has period, clock, points and periods", () => {
    const game = mapOne({
      status: live("STATUS_IN_PROGRESS", 2, "5:09"),
      home: { score: "54", linescores: [{ value: 30 }, { value: 24 }] },
    });
    expect(game).toMatchObject({ status: "in_progress", period: 2, clock: "5:09" });
    expect(game.home).toMatchObject({ points: 54, periodPoints: [30, 24], winner: null });
    // A score of 0 is one now, and no line score yet is none.
    expect(game.away).toMatchObject({ points: 0, periodPoints: null });
  });

  it("is in progress at half time", () => {
    expect(mapOne({ status: live("STATUS_HALFTIME", 1, "0:00") })).toMatchObject({
      status: "in_progress",
      period: 1,
      clock: "0:00",
    });
  });
});

describe("a final", () => {
  it("has its winner", () => {
    const status = { period: 2, displayClock: "0:00", type: { name: "STATUS_FINAL", state: "post", completed: true } };
    const game = mapOne({ status, home: { score: "70", winner: true }, away: { score: "65", winner: false } });
    expect(game).toMatchObject({
      status: "final",
      period: null,
      clock: null,
      home: { winner: true },
      away: { winner: false },
    });
  });
});

describe("the conference of a team", () => {
  const groups = { id: "3", name: "Great Lakes Conference", shortName: "GLC", isConference: true };

  it("is the game's in a conference game, with its names", () => {
    expect(mapOne({ competition: { conferenceCompetition: true, groups } }).home.conference).toMatchObject({
      ids: { espn: "3" },
      abbreviation: "GLC",
    });
  });

  it("is today's in the season ESPN is in, and unknown in an old one", () => {
    expect(mapOne().home.conference?.ids).toEqual({ espn: "901" });
    expect(mapOne({ season: { year: 2019, type: 2 } }).home.conference).toBeNull();
  });
});

describe("tournaments", () => {
  it("show the seed in the place of the rank", () => {
    const game = mapOne({
      season: { year: 2026, type: 3 },
      competition: {
        type: { abbreviation: "TRNMNT" },
        notes: [{ headline: "Men's Basketball Championship - East Region - 1st Round" }],
      },
      home: { curatedRank: { current: 4 } },
    });
    expect(game).toMatchObject({
      tournament: "NCAA",
      gameType: "TRNMNT",
      seasonType: "postseason",
      home: { seed: 4 },
      away: { seed: null },
    });
  });
});

describe("a scoreboard", () => {
  it("has all its games; an undecided team leaves one out, with a warning", () => {
    const undecided = madeEvent({ id: "401999002", away: { team: madeTeam("-1", { location: "TBD" }) } });
    const mapped = mapPayload(madeScoreboard(madeEvent(), undecided, madeEvent({ id: "401999003" })));
    expect(gamesOf(mapped).map(({ ids }) => ids.espn)).toEqual([GAME_ID, "401999003"]);
    expect(mapped.warnings).toMatchObject([{ code: "team_undecided", gameSourceId: "401999002" }]);
  });

  it("of a day without games has none", () => {
    expect(mapPayload(madeScoreboard())).toEqual({ facts: [], warnings: [] });
  });

  it.each([
    ["missing_competitors", { competition: { competitors: [] } }],
    ["mixed_leagues", { home: { uid: "s:40~l:54~t:9001" } }],
    ["absurd_value", { status: live("STATUS_IN_PROGRESS", 1, "1:00"), home: { score: "-1" } }],
  ])("names the fault %s", (code, changes) => {
    expect(faultOf(madeScoreboard(madeEvent(changes)))).toBe(code);
  });
});

describe("a header scoreboard", () => {
  it("has the games in its own shape, as statements of their own", () => {
    const [game] = gamesOf(mapPayload(madeHeaderScoreboard()));
    expect(game).toMatchObject({
      sourceId: `scoreboard-header/${GAME_ID}`,
      ids: { espn: GAME_ID },
      season: 2026,
      seasonType: "regular",
      startDate: "2026-01-24T00:30:00.000Z",
      neutralSite: true,
      status: "scheduled",
      venue: { ids: {}, name: "Heron Hall" },
      broadcasts: [{ type: "Streaming", name: "Lakes+" }],
    });
    expect(game?.away).toMatchObject({
      points: null,
      winner: null,
      conference: { ids: { espn: "901" } },
      team: {
        ids: { espn: AWAY.id },
        school: "Cedar Ridge",
        mascot: "Foxes",
        shortDisplayName: "Cedar Rdg",
        logos: ["https://logos.example/9002.png"],
      },
    });
  });

  it("has scores once a game has begun", () => {
    const fullStatus = live("STATUS_IN_PROGRESS", 1, "9:30");
    const [game] = gamesOf(mapPayload(madeHeaderScoreboard({ fullStatus }, { score: "12" })));
    expect(game).toMatchObject({
      status: "in_progress",
      period: 1,
      clock: "9:30",
      home: { points: 12 },
      away: { points: null },
    });
  });
});
