import { describe, expect, test } from "vitest";
import { athletes, fieldGoal, freeThrow, playFact, rebound } from "#test/play-facts.ts";
import { computeBoxScores } from "./box-score.ts";

const ROSTER = [...athletes("home", "h1", "h2", "h3"), ...athletes("away", "a1", "a2")];

function boxes(plays: Parameters<typeof computeBoxScores>[0]) {
  const result = computeBoxScores(plays, ROSTER);
  return { ...result, line: (key: string) => result.athletes.find((line) => line.athlete === key) };
}

describe("shots", () => {
  test("an assisted three, a missed two and one of two free throws: 3 + 0 + 1 = 4 points on 1 of 2, 1 of 1 and 1 of 2", () => {
    const { teams, line } = boxes([
      playFact("1 19:00", "home", fieldGoal("h1", { made: true, points: 3, assistedBy: "h2" })),
      playFact("1 18:00", "home", fieldGoal("h1")),
      playFact("1 17:00", "home", freeThrow("h1", true)),
      playFact("1 17:00", "home", freeThrow("h1", false)),
    ]);
    const counts = {
      points: 4,
      fieldGoalsMade: 1,
      fieldGoalsAttempted: 2,
      threePointFieldGoalsMade: 1,
      threePointFieldGoalsAttempted: 1,
      freeThrowsMade: 1,
      freeThrowsAttempted: 2,
    };
    expect(teams.home).toMatchObject({ ...counts, assists: 1 });
    expect(line("h1")).toMatchObject({ ...counts, assists: 0 });
    expect(line("h2")).toMatchObject({ points: 0, assists: 1 });
    expect(teams.away).toMatchObject({ points: 0, fieldGoalsAttempted: 0 });
  });

  test("an assist named at a missed shot is none", () => {
    const { teams } = boxes([playFact("1 19:00", "home", fieldGoal("h1", { assistedBy: "h2" }))]);
    expect(teams.home.assists).toBe(0);
  });

  test("a shot without a shooter counts for the team and for no athlete", () => {
    const { teams, athletes: lines } = boxes([playFact("1 19:00", "away", fieldGoal(null, { made: true }))]);
    expect(teams.away.points).toBe(2);
    expect(lines).toEqual([]);
  });
});

describe("team events", () => {
  test("a team rebound and a team turnover are the team's; a dead-ball rebound is nobody's", () => {
    const { teams, line } = boxes([
      playFact("1 19:00", "home", rebound("h1", "defensive")),
      playFact("1 18:00", "home", rebound(null, "offensive")),
      playFact("1 17:00", "home", rebound(null, "offensive", true)),
      playFact("1 16:00", "home", { kind: "turnover", athlete: "h1" }),
      playFact("1 15:00", "home", { kind: "turnover", athlete: null }),
    ]);
    expect(teams.home).toMatchObject({ offensiveRebounds: 1, defensiveRebounds: 1, totalRebounds: 2 });
    expect(teams.home).toMatchObject({ turnovers: 2, teamTurnovers: 1 });
    expect(line("h1")).toMatchObject({ totalRebounds: 1, turnovers: 1 });
  });

  test("personal, offensive, technical, coach's and flagrant fouls are 5; the administrative technical is a technical and no foul", () => {
    const foul = (athlete: string | null, kind: "personal" | "offensive" | "technical" | "flagrant", bench = false) =>
      ({ kind: "foul", athlete, foul: kind, bench }) as const;
    const { teams, line } = boxes([
      playFact("1 19:00", "away", foul("a1", "personal")),
      playFact("1 18:00", "away", foul("a1", "offensive")),
      playFact("1 17:00", "away", foul("a1", "technical")),
      playFact("1 16:00", "away", foul(null, "technical", true)),
      playFact("1 15:00", "away", { ...foul(null, "technical", true), administrative: true }),
      playFact("1 14:00", "away", foul("a2", "flagrant")),
    ]);
    expect(teams.away).toMatchObject({ fouls: 5, technicalFouls: 3, flagrantFouls: 1 });
    expect(line("a1")).toMatchObject({ fouls: 3 });
  });

  test("steals and blocks go to who made them", () => {
    const { teams, line } = boxes([
      playFact("1 19:00", "away", { kind: "steal", athlete: "a1" }),
      playFact("1 18:00", "away", { kind: "block", athlete: "a2" }),
    ]);
    expect(teams.away).toMatchObject({ steals: 1, blocks: 1 });
    expect(line("a1")).toMatchObject({ steals: 1, blocks: 0 });
    expect(line("a2")).toMatchObject({ steals: 0, blocks: 1 });
  });
});

describe("lines", () => {
  test("who is only on the floor has a line of zeros, who appears nowhere has none", () => {
    const { athletes: lines } = boxes([playFact("1 19:00", "home", fieldGoal("h1"), { onFloor: ["h1", "h2"] })]);
    expect(lines.map((line) => [line.athlete, line.points])).toEqual([
      ["h1", 0],
      ["h2", 0],
    ]);
  });
});

describe("points by period, leads and origins", () => {
  const score = (homeScore: number, awayScore: number) => ({ homeScore, awayScore });

  test("2 in the first half, 3 + 1 in the second, nothing in the overtime: 2-4-0", () => {
    const { periodPoints } = boxes([
      playFact("1 19:00", "home", fieldGoal("h1", { made: true })),
      playFact("2 19:00", "home", fieldGoal("h1", { made: true, points: 3 })),
      playFact("2 18:00", "home", freeThrow("h1", true)),
      playFact("3 4:00", "away", fieldGoal("a1", { made: true })),
    ]);
    expect(periodPoints).toEqual({ home: [2, 4, 0], away: [0, 0, 2] });
  });

  test("scores 2-0, 2-3, 6-3 make largest leads of 3 and 1", () => {
    const { teams } = boxes([
      playFact("1 19:00", "home", fieldGoal("h1", { made: true }), score(2, 0)),
      playFact("1 18:00", "away", fieldGoal("a1", { made: true, points: 3 }), score(2, 3)),
      playFact("1 17:00", "home", fieldGoal("h1", { made: true }), score(6, 3)),
    ]);
    expect([teams.home.largestLead, teams.away.largestLead]).toEqual([3, 1]);
  });

  const marks = { inPaint: true, fastBreak: false, offTurnover: true };

  test("a marked layup is 2 in the paint and off a turnover; a marked free throw adds 1 off turnovers and none in the paint", () => {
    const { teams } = boxes([
      playFact("1 19:00", "home", fieldGoal("h1", { made: true, ...marks })),
      playFact("1 18:00", "home", {
        kind: "free_throw",
        athlete: "h1",
        made: true,
        fastBreak: false,
        offTurnover: true,
      }),
    ]);
    expect(teams.home).toMatchObject({ pointsInPaint: 2, pointsOffTurnovers: 3, fastBreakPoints: 0 });
    expect(teams.away).toMatchObject({ pointsInPaint: 0, pointsOffTurnovers: 0, fastBreakPoints: 0 });
  });

  test("one made shot without a mark makes the sums unknown, a missed one does not", () => {
    const marked = playFact("1 19:00", "home", fieldGoal("h1", { made: true, ...marks }));
    const missed = boxes([marked, playFact("1 18:00", "home", fieldGoal("h1"))]);
    const made = boxes([marked, playFact("1 18:00", "home", fieldGoal("h1", { made: true }))]);
    expect(missed.teams.home.pointsInPaint).toBe(2);
    expect(made.teams.home).toMatchObject({ pointsInPaint: null, pointsOffTurnovers: null, fastBreakPoints: null });
  });
});
