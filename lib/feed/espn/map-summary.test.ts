import { describe, expect, it } from "vitest";
import { AWAY, GAME_ID, HOME, madeSummary, madeTeam, SCHEDULED } from "./fixtures/made-summary.ts";
import { mapGame } from "./fixtures/mapped.ts";
import { mapPayload } from "./map-payload.ts";

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
