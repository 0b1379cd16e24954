import { describe, expect, test } from "vitest";
import { teamBox } from "#test/game-facts.ts";
import { fieldGoal, freeThrow, playFact, rebound } from "#test/play-facts.ts";
import { computePossessions, countPossessions, estimatePossessions, locatePossessions } from "./possessions.ts";

const make = fieldGoal(null, { made: true });
const miss = fieldGoal(null);
const turnover = { kind: "turnover", athlete: null } as const;

describe("counted", () => {
  test("miss, rebound and make, turnover, miss, rebound at the end of the half: home 3, away 2", () => {
    const plays = [
      playFact("1 5:00", "home", miss),
      playFact("1 4:58", "away", rebound("a1", "defensive")),
      playFact("1 4:40", "away", make),
      playFact("1 4:20", "home", turnover),
      playFact("1 0:10", "away", miss),
      playFact("1 0:00", "home", rebound("h1", "defensive")),
    ];
    expect(countPossessions(plays)).toEqual({ home: 3, away: 2 });
  });

  test("an offensive rebound and a second try are the same possession, and so is the free throw after a basket", () => {
    const plays = [
      playFact("1 5:00", "home", miss),
      playFact("1 4:58", "home", rebound("h1", "offensive")),
      playFact("1 4:57", "home", make),
      playFact("1 4:57", "home", freeThrow("h1", true)),
      playFact("1 4:40", "away", turnover),
    ];
    expect(countPossessions(plays)).toEqual({ home: 1, away: 1 });
  });

  test("a rebound listed before the free throw it follows makes no possession of its own", () => {
    const plays = [
      playFact("1 5:00", "away", rebound("a1", "defensive")),
      playFact("1 5:00", "home", freeThrow("h1", false)),
      playFact("1 4:40", "away", make),
    ];
    expect(countPossessions(plays)).toEqual({ home: 1, away: 1 });
  });

  test("the same team last before and first after the break: 2", () => {
    const plays = [playFact("1 0:01", "home", make), playFact("2 19:40", "home", make)];
    expect(countPossessions(plays)).toEqual({ home: 2, away: 0 });
  });

  test("a team rebound at the horn is nobody's ball, one with seconds left is the team's", () => {
    const last = (clock: string) => [
      playFact("2 0:02", "home", miss),
      playFact(`2 ${clock}`, "away", rebound(null, "defensive")),
    ];
    expect(countPossessions(last("0:00"))).toEqual({ home: 1, away: 0 });
    expect(countPossessions(last("0:01"))).toEqual({ home: 1, away: 1 });
  });

  test("fouls, steals and dead-ball rebounds change nothing", () => {
    const plays = [
      playFact("1 5:00", "home", freeThrow("h1", false)),
      playFact("1 5:00", "away", rebound(null, "defensive", true)),
      playFact("1 5:00", "away", { kind: "foul", athlete: null, foul: "personal", bench: false }),
      playFact("1 5:00", "home", freeThrow("h1", true)),
    ];
    expect(countPossessions(plays)).toEqual({ home: 1, away: 0 });
  });
});

describe("estimated", () => {
  test("60 - 10 + 12 + 0.44 * 20 = 70.8, so 71", () => {
    const box = teamBox({ fieldGoalsAttempted: 60, offensiveRebounds: 10, turnovers: 12, freeThrowsAttempted: 20 });
    expect(estimatePossessions(box)).toBe(71);
  });

  test("unknown without a box score or without one of its parts", () => {
    expect(estimatePossessions(null)).toBeNull();
    expect(estimatePossessions(teamBox({ turnovers: null }))).toBeNull();
  });
});

describe("method", () => {
  const box = teamBox({ fieldGoalsAttempted: 60, offensiveRebounds: 10, turnovers: 12, freeThrowsAttempted: 20 });

  test("whole plays win over box scores", () => {
    const plays = [playFact("1 5:00", "home", make)];
    expect(computePossessions(plays, { home: box, away: box })).toEqual({ home: 1, away: 0, method: "counted" });
  });

  test("without whole plays the box score is used, and nothing without either", () => {
    expect(computePossessions(null, { home: box, away: null })).toEqual({ home: 71, away: null, method: "estimated" });
    expect(computePossessions(null, { home: null, away: null })).toEqual({ home: null, away: null, method: null });
  });
});

describe("located", () => {
  const located = (plays: Parameters<typeof locatePossessions>[0]) =>
    locatePossessions(plays).map(({ side, play }) => `${side} ${play}`);

  test("a miss, an offensive rebound, a make and a free throw end with the free throw; the next begins with the other team", () => {
    const plays = [
      playFact("1 5:00", "home", miss),
      playFact("1 4:58", "home", rebound("h1", "offensive")),
      playFact("1 4:57", "home", make),
      playFact("1 4:57", "home", freeThrow("h1", true)),
      playFact("1 4:40", "away", turnover),
    ];
    expect(located(plays)).toEqual(["home 3", "away 4"]);
  });

  test("a ball held as the half ends lies with the rebound, and the same team's first try after the break is another", () => {
    const plays = [
      playFact("1 0:10", "away", miss),
      playFact("1 0:08", "home", rebound("h1", "defensive")),
      playFact("1 0:00", null, { kind: "period_end" }),
      playFact("2 19:40", "home", make),
    ];
    expect(located(plays)).toEqual(["away 0", "home 1", "home 3"]);
  });

  test("a ball that was rebounded and tried lies with the try alone", () => {
    const plays = [
      playFact("1 0:20", "away", miss),
      playFact("1 0:18", "home", rebound("h1", "defensive")),
      playFact("1 0:01", "home", miss),
    ];
    expect(located(plays)).toEqual(["away 0", "home 2"]);
  });
});
