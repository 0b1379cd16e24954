import { describe, expect, it } from "vitest";
import { AWAY, EVE, HOME, madeStatistics, madeTeam } from "./fixtures/made-summary.ts";
import { mapGame } from "./fixtures/mapped.ts";

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
