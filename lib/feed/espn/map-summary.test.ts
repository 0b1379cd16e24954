import { describe, expect, it } from "vitest";
import {
  AWAY,
  EVE,
  FINAL,
  GAME_ID,
  HOME,
  madeStatistics,
  madeSummary,
  madeTeam,
  SCHEDULED,
} from "./fixtures/made-summary.ts";
import { faultOf, gamesOf, mapGame } from "./fixtures/mapped.ts";
import { mapPayload } from "./map-payload.ts";

const IN_PROGRESS = {
  period: 2,
  displayClock: "4:31",
  type: { name: "STATUS_IN_PROGRESS", state: "in", completed: false },
};

describe("a final", () => {
  it("has its sides, score, periods, winner, time and place", () => {
    const { game, codes } = mapGame();
    expect(game).toMatchObject({
      source: "espn",
      sourceId: GAME_ID,
      ids: { espn: GAME_ID },
      league: "mens",
      season: 2026,
      seasonType: "regular",
      startDate: "2026-01-24T00:30:00.000Z",
      easternDate: "2026-01-23",
      startTimeTbd: false,
      neutralSite: false,
      conferenceGame: false,
      gameType: null,
      tournament: null,
      notes: null,
      status: "final",
      period: null,
      clock: null,
      attendance: 812,
      venue: { ids: { espn: "77" }, name: "Heron Hall", city: "Lakeshore", state: "OH", country: null },
      broadcasts: null,
      lines: null,
      plays: null,
      stints: null,
    });
    expect(game.home).toMatchObject({ points: 5, periodPoints: [3, 2], winner: true, seed: null });
    expect(game.away).toMatchObject({ points: 4, periodPoints: [4, 0], winner: false, seed: null });
    expect(game.home.team).toEqual({
      ids: { espn: HOME.id },
      school: "Lakeshore",
      mascot: "Herons",
      abbreviation: "LKS",
      displayName: "Lakeshore Herons",
      shortDisplayName: "Lakeshore",
      primaryColor: "0a1b2c",
      secondaryColor: null,
      logos: null,
      venue: null,
    });
    expect(codes).toEqual([]);
  });

  it("with an attendance of 0 has an unknown one", () => {
    expect(mapGame({ rest: { gameInfo: { attendance: 0 } } }).game.attendance).toBeNull();
  });

  it("that marks no winner, or two, has none", () => {
    expect(mapGame({ home: { winner: false } }).game.home.winner).toBeNull();
    expect(mapGame({ away: { winner: true } }).game.away.winner).toBeNull();
  });

  it("whose periods do not make its score, or that has none, is warned about and kept", () => {
    expect(mapGame({ home: { score: "6" } }).codes).toEqual(["line_score_differs"]);
    const { game, codes } = mapGame({ home: { score: "" } });
    expect(game.home.points).toBeNull();
    expect(codes).toEqual(["final_without_score"]);
  });

  it("with an unreadable line score has no points by period", () => {
    const { game, codes } = mapGame({ home: { linescores: [{ displayValue: "-" }, { displayValue: "2" }] } });
    expect(game.home.periodPoints).toBeNull();
    expect(codes).toEqual(["line_score_unreadable"]);
  });
});

describe("before tip-off", () => {
  it("there are no points, periods, winner or box score: the list holds averages of the season", () => {
    const averages = [
      { name: "avgPoints", displayValue: "80.9" },
      { name: "streak", displayValue: "L1" },
    ];
    const { game } = mapGame({
      competition: { status: SCHEDULED },
      home: { score: "0", linescores: [], winner: false },
      away: { score: "0", winner: false },
      rest: {
        boxscore: { teams: [HOME, AWAY].map(({ id }) => ({ team: madeTeam(id), statistics: averages })) },
      },
    });
    expect(game).toMatchObject({ status: "scheduled", athleteBoxScores: null, plays: null });
    const nothing = { points: null, periodPoints: null, winner: null, boxScore: null };
    expect(game.home).toMatchObject(nothing);
    expect(game.away).toMatchObject(nothing);
  });

  it("an undecided time leaves the day alone", () => {
    const { game } = mapGame({
      header: { timeValid: false },
      competition: { date: "2026-03-20T04:00Z", status: SCHEDULED },
    });
    expect(game).toMatchObject({ startDate: null, easternDate: "2026-03-20", startTimeTbd: true });
  });

  it("an undecided team makes no game yet, with a warning", () => {
    const mapped = mapPayload(
      madeSummary({
        competition: { status: SCHEDULED },
        away: { id: "-2", team: madeTeam("-2", { location: "TBD" }) },
      }),
    );
    expect(mapped.facts).toEqual([]);
    expect(mapped.warnings).toMatchObject([{ code: "team_undecided", gameSourceId: GAME_ID }]);
  });
});

describe("the status", () => {
  it.each([
    ["STATUS_IN_PROGRESS", "in", "in_progress"],
    ["STATUS_HALFTIME", "in", "in_progress"],
    ["STATUS_END_PERIOD", "in", "in_progress"],
    ["STATUS_FINAL", "post", "final"],
    ["STATUS_POSTPONED", "post", "postponed"],
    ["STATUS_CANCELED", "post", "cancelled"],
    ["STATUS_DELAYED", "pre", "scheduled"],
    ["STATUS_DELAYED", "in", "in_progress"],
  ])("%s in the state %s is %s", (name, state, status) => {
    const { game, codes } = mapGame({ competition: { status: { type: { name, state } } } });
    expect(game.status).toBe(status);
    expect(codes).toEqual([]);
  });

  it("of a new name goes by its state, with a warning; without a known state it is a fault", () => {
    const { game, codes } = mapGame({ competition: { status: { type: { name: "STATUS_SECOND_HALF", state: "in" } } } });
    expect(game.status).toBe("in_progress");
    expect(codes).toEqual(["unknown_status"]);
    expect(faultOf(madeSummary({ competition: { status: { type: { name: "STATUS_X", state: "y" } } } }))).toBe(
      "unknown_status",
    );
  });

  it("in progress brings period and clock, a final does not", () => {
    expect(mapGame({ competition: { status: IN_PROGRESS } }).game).toMatchObject({ period: 2, clock: "4:31" });
    const over = { ...FINAL, period: 2, displayClock: "0:00" };
    expect(mapGame({ competition: { status: over } }).game).toMatchObject({ period: null, clock: null });
  });

  it("of a postponed or cancelled game leaves it without points", () => {
    const status = { type: { name: "STATUS_POSTPONED", state: "post" } };
    expect(
      mapGame({ competition: { status }, home: { score: "0" }, away: { score: "0" } }).game.home.points,
    ).toBeNull();
  });
});

describe("the tournament", () => {
  const notes = (gameNote: string, type: number) =>
    mapGame({ header: { gameNote, season: { year: 2026, type } } }).game.tournament;

  it.each([
    ["Men's Basketball Championship - East Region - 1st Round", 3, "NCAA"],
    ["MEN'S BASKETBALL CHAMPIONSHIP - SOUTH REGION - FIRST FOUR", 3, "NCAA"],
    ["Women’s Basketball Championship - Final", 3, "NCAA"],
    ["NCAA Men's Basketball Championship - National Semifinal", 3, "NCAA"],
    ["NIT - 1st Round", 3, "NIT"],
    ["WNIT - 1st Round", 3, null],
    ["NIT SEASON TIP-OFF - CAMPUS GAME", 2, null],
    ["MAAC MEN'S CHAMPIONSHIP - QUARTERFINAL", 2, null],
    ["BIG EAST MEN'S CHAMPIONSHIP - QUARTERFINALS AT NEW YORK NY", 2, null],
  ])("of %s in season type %i is %s", (note, type, tournament) => {
    expect(notes(note, type)).toBe(tournament);
  });

  it("has seeds in the place of ranks in the NCAA tournament, and only there", () => {
    const gameNote = "Men's Basketball Championship - East Region - 1st Round";
    const seeded = mapGame({
      header: { gameNote, season: { year: 2026, type: 3 } },
      home: { rank: 5 },
      away: { rank: 12 },
    });
    expect([seeded.game.home.seed, seeded.game.away.seed]).toEqual([5, 12]);
    expect(seeded.game.seasonType).toBe("postseason");
    expect(mapGame({ home: { rank: 5 } }).game.home.seed).toBeNull();
  });

  it("makes the game type TRNMNT where ESPN gives it an id, a conference's tournament too", () => {
    expect(mapGame({ competition: { tournamentId: 6 } }).game.gameType).toBe("TRNMNT");
  });
});

describe("the conference", () => {
  it("is the game's own in a conference game", () => {
    const groups = {
      id: "3",
      name: "Great Lakes Conference",
      abbreviation: "grlks",
      shortName: "GLC",
      midsizeName: "Great Lakes",
    };
    const { game } = mapGame({ competition: { conferenceCompetition: true, groups } });
    const conference = {
      ids: { espn: "3" },
      name: "Great Lakes Conference",
      abbreviation: "GLC",
      shortName: "Great Lakes",
    };
    expect(game.home.conference).toEqual(conference);
    expect(game.away.conference).toEqual(conference);
  });

  it.each([
    ["the group itself", { id: "901", isConference: true, parent: { id: "50" } }, { espn: "901" }],
    ["the one above a division", { id: "58", isConference: false, parent: { id: "20" } }, { espn: "20" }],
    ["none for an independent", { id: "43", isConference: false, parent: { id: "50" } }, undefined],
  ])("of a team's group is %s", (_, groups, ids) => {
    const { game } = mapGame({ home: { team: madeTeam(HOME.id, { groups }) } });
    expect(game.home.conference?.ids).toEqual(ids);
  });
});

describe("box scores", () => {
  it("of teams have every count; turnovers are all of them, the team's own included", () => {
    expect(mapGame().game.home.boxScore).toEqual({
      points: 5,
      fieldGoalsMade: 2,
      fieldGoalsAttempted: 5,
      threePointFieldGoalsMade: 1,
      threePointFieldGoalsAttempted: 2,
      freeThrowsMade: 0,
      freeThrowsAttempted: 1,
      offensiveRebounds: 2,
      defensiveRebounds: 4,
      totalRebounds: 6,
      assists: 1,
      steals: 1,
      blocks: 0,
      turnovers: 4,
      fouls: 3,
      teamTurnovers: 1,
      technicalFouls: 1,
      flagrantFouls: 0,
      pointsInPaint: 2,
      pointsOffTurnovers: 2,
      fastBreakPoints: 0,
      largestLead: 3,
      possessions: null,
    });
  });

  it("without a point in the paint on either side do not know where points came from", () => {
    const none = madeStatistics({ pointsInPaint: "0", turnoverPoints: "0", fastBreakPoints: "0" });
    const teams = [HOME, AWAY].map(({ id }) => ({ team: madeTeam(id), statistics: none }));
    const { home } = mapGame({ rest: { boxscore: { teams } } }).game;
    expect(home.boxScore).toMatchObject({
      pointsInPaint: null,
      pointsOffTurnovers: null,
      fastBreakPoints: null,
      largestLead: 1,
    });
  });

  it("in which nobody ever led a game that was won do not know the largest lead", () => {
    const none = madeStatistics({ largestLead: "0" });
    const teams = [HOME, AWAY].map(({ id }) => ({ team: madeTeam(id), statistics: none }));
    expect(mapGame({ rest: { boxscore: { teams } } }).game.home.boxScore?.largestLead).toBeNull();
  });

  it("leave unreadable counts unknown", () => {
    const dashes = madeStatistics({ assists: "--", "freeThrowsMade-freeThrowsAttempted": "" });
    const teams = [HOME, AWAY].map(({ id }) => ({ team: madeTeam(id), statistics: dashes }));
    expect(mapGame({ rest: { boxscore: { teams } } }).game.home.boxScore).toMatchObject({
      assists: null,
      freeThrowsMade: null,
      freeThrowsAttempted: null,
    });
  });

  it("of athletes are keyed by ESPN's id; who did not play has a line without numbers", () => {
    const { game } = mapGame();
    expect(
      game.athletes.map(({ key, side, athlete }) => [key, side, athlete.name, athlete.jersey, athlete.position]),
    ).toEqual([
      ["81", "away", "Cy Oak", "4", "G"],
      ["82", "away", "Dee Pine", "4", "G"],
      ["71", "home", "Ann Lee", "4", "G"],
      ["72", "home", "Bo Ray Jr.", "4", "G"],
      ["83", "home", "Eve Moss", "4", "G"],
    ]);
    const lines = new Map(game.athleteBoxScores?.map((line) => [line.athlete, line]));
    expect(lines.get("71")).toMatchObject({
      minutes: 37,
      starter: true,
      ejected: false,
      points: 5,
      fieldGoalsMade: 2,
      fieldGoalsAttempted: 5,
      totalRebounds: 3,
      fouls: 1,
      assists: null,
    });
    expect(lines.get(EVE)).toMatchObject({ minutes: null, starter: false, points: null, fieldGoalsMade: null });
  });

  it("pass over the team that some list among its athletes, and a second line of one athlete", () => {
    const entry = (id: string) => ({ athlete: { id, displayName: "Team" }, stats: ["0"] });
    const athletes = [entry("-9001"), entry("71"), entry("71")];
    const players = [{ team: { id: HOME.id }, statistics: [{ keys: ["minutes"], athletes }] }];
    const { game, codes } = mapGame({ rest: { boxscore: { players } } });
    expect(game.athletes.map(({ key }) => key)).toEqual(["71"]);
    expect(game.athleteBoxScores).toHaveLength(1);
    expect(codes).toEqual(["athlete_listed_twice"]);
  });

  it("read minutes and seconds as a part of a minute", () => {
    const athletes = [{ athlete: { id: "71", displayName: "Ann Lee" }, stats: ["36:30"] }];
    const players = [{ team: { id: HOME.id }, statistics: [{ keys: ["minutes"], athletes }] }];
    expect(mapGame({ rest: { boxscore: { players } } }).game.athleteBoxScores?.[0]?.minutes).toBe(36.5);
  });
});

describe("broadcasts", () => {
  it("are listed once each", () => {
    const station = { type: { shortName: "TV" }, media: { shortName: "LSN" } };
    const stream = { type: { shortName: "Streaming" }, media: { name: "Lakes Plus" } };
    const { game } = mapGame({ competition: { broadcasts: [station] }, rest: { broadcasts: [station, stream] } });
    expect(game.broadcasts).toEqual([
      { type: "TV", name: "LSN" },
      { type: "Streaming", name: "Lakes Plus" },
    ]);
  });
});

describe("a women's game", () => {
  const womens = { id: "54", slug: "womens-college-basketball" };
  const uid = { uid: "s:40~l:54~t:1" };

  it("is of the league the header names", () => {
    expect(mapGame({ header: { league: womens }, home: uid, away: uid }).game.league).toBe("womens");
  });

  it("of the time of halves keeps its result but not its plays", () => {
    const { game, codes } = mapGame({
      header: { league: womens },
      home: uid,
      away: uid,
      rest: {
        format: { regulation: { periods: 2 } },
        plays: [{ id: "1", type: { id: "412" }, homeScore: 3, awayScore: 4, period: { number: 1 } }],
      },
    });
    expect(game.plays).toBeNull();
    expect(game.home.points).toBe(5);
    expect(codes).toEqual(["other_period_format"]);
  });
});

describe("faults", () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({
    id: String(index + 1),
    type: { id: "0" },
    homeScore: 0,
    awayScore: 0,
    period: { number: 1 },
  }));
  const first = many[0];

  it.each([
    ["missing_competitors", { competition: { competitors: [] } }],
    ["missing_competitors", { away: { homeAway: "home" } }],
    ["mixed_leagues", { away: { uid: "s:40~l:54~t:9002" } }],
    ["other_sport", { header: { league: { id: "46", slug: "nba" } } }],
    ["absurd_value", { home: { score: "-3" } }],
    ["absurd_value", { home: { score: "4000" } }],
    ["absurd_value", { home: { linescores: Array.from({ length: 21 }, () => ({ displayValue: "1" })) } }],
    ["absurd_value", { rest: { plays: many } }],
    ["absurd_value", { rest: { plays: [{ ...first, period: { number: 21 } }] } }],
    ["absurd_value", { rest: { plays: [{ ...first, awayScore: -1 }] } }],
    ["unexpected_shape", { home: { score: "five" } }],
    ["unexpected_shape", { header: { season: { year: "soon" } } }],
    ["unexpected_shape", { competition: { date: "tomorrow" } }],
    ["unexpected_shape", { rest: { plays: [{ ...first, homeScore: "3" }] } }],
  ])("%s", (code, changes) => {
    expect(faultOf(madeSummary(changes))).toBe(code);
  });

  it("say where the shape differs", () => {
    expect(() => mapPayload(madeSummary({ home: { score: "five" } }))).toThrow(
      "header.competitions.0.competitors.0.score",
    );
  });

  it("are not raised by fields nobody uses", () => {
    expect(gamesOf(mapPayload(madeSummary({ rest: { news: 7, videos: [[]] } })))).toHaveLength(1);
  });
});
