/** Box scores of a game that is on: counted from its plays so far, whatever little the feed prints of it. */
import { expect, test } from "vitest";
import type { AthleteBoxScore, GameFact } from "#lib/basketball/game-facts.ts";
import { gameFact, sideFact, teamBox, teamFact } from "#test/game-facts.ts";
import { athletes, fieldGoal, freeThrow, minutesLine, playFact, rebound } from "#test/play-facts.ts";
import { chooseBoxScores } from "./choose-box-scores.ts";
import { mergeGame } from "./merge-game.ts";

const HOME_IDS = { h1: 11, h2: 12, h3: 13, a1: 21 };

/** 5-1 after four plays: h1 a three, h1 two more on an assist of h2, a1 one of his free throws; then h2's rebound. */
const plays = [
  playFact("1 19:40", "home", fieldGoal("h1", { made: true, points: 3 }), { homeScore: 3, awayScore: 0 }),
  playFact("1 19:10", "home", fieldGoal("h1", { made: true, assistedBy: "h2" }), { homeScore: 5, awayScore: 0 }),
  playFact("1 18:50", "away", freeThrow("a1", true), { homeScore: 5, awayScore: 1 }),
  playFact("1 18:50", "home", rebound("h2", "defensive"), { homeScore: 5, awayScore: 1 }),
];

function chosen(changes: Partial<GameFact>) {
  const fact = gameFact("espn", "1", {
    status: "in_progress",
    period: 1,
    clock: "18:50",
    home: sideFact(teamFact("Harbor State"), { points: 5, periodPoints: [5] }),
    away: sideFact(teamFact("Mesa Tech"), { points: 1, periodPoints: [1] }),
    athletes: [...athletes("home", "h1", "h2", "h3"), ...athletes("away", "a1")],
    plays,
    ...changes,
  });
  const resolved = { homeTeamId: 1, awayTeamId: 2, venueId: null, athletes: HOME_IDS };
  return chooseBoxScores(mergeGame([{ fact, resolved }]));
}

const lineOf = (boxes: ReturnType<typeof chosen>, athleteId: number) =>
  boxes.athletes.find((line) => line.athleteId === athleteId)?.box;

test("without a box score of the feed both sides and everyone who appeared are counted", () => {
  const boxes = chosen({});
  expect(boxes.teams?.home).toMatchObject({ points: 5, fieldGoalsMade: 2, assists: 1, largestLead: 5 });
  expect(boxes.teams?.away).toMatchObject({ points: 1, freeThrowsMade: 1, freeThrowsAttempted: 1 });
  expect(boxes.periodPoints).toEqual({ home: [5], away: [1] });
  expect(boxes.athletes.map((line) => line.athleteId)).toEqual([11, 12, 21]);
});

test("lines that name no more than the starters are filled, and who came in later is listed too", () => {
  const boxes = chosen({ athleteBoxScores: [minutesLine("h1", true, null), minutesLine("h3", true, null)] });
  expect(lineOf(boxes, 11)).toMatchObject({ starter: true, points: 5, threePointFieldGoalsMade: 1 });
  expect(lineOf(boxes, 12)).toMatchObject({ starter: null, assists: 1, totalRebounds: 1 });
  expect(lineOf(boxes, 13)).toMatchObject({ starter: true, points: 0, fouls: 0 });
});

test("what the feed prints holds, and its gaps are filled", () => {
  const line: AthleteBoxScore = { ...minutesLine("h1", true, 1), points: 5, assists: 1 };
  const boxes = chosen({
    home: sideFact(teamFact("Harbor State"), {
      points: 5,
      boxScore: teamBox({ points: 5, steals: 1, largestLead: null }),
    }),
    away: sideFact(teamFact("Mesa Tech"), { points: 1, boxScore: teamBox({ points: 1 }) }),
    athleteBoxScores: [line],
  });
  expect(boxes.teams?.home).toMatchObject({ steals: 1, largestLead: 5 });
  expect(lineOf(boxes, 11)).toMatchObject({ minutes: 1, assists: 1, fieldGoalsMade: 2 });
  expect(boxes.athletes.map((chosenLine) => chosenLine.athleteId)).toEqual([11]);
});

test("plays that lag behind the score are not counted", () => {
  const boxes = chosen({ home: sideFact(teamFact("Harbor State"), { points: 7 }) });
  expect(boxes.teams).toBeNull();
  expect(boxes.athletes).toEqual([]);
});
