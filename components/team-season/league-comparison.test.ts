import { expect, test } from "vitest";
import { type ComparedTeam, isHigherBetter, leagueComparison } from "./league-comparison.ts";

/** Eight teams; the first one is the one asked for. */
function league(ratings: (number | null)[], turnovers: (number | null)[] = ratings): ComparedTeam[] {
  return ratings.map((rating, index) => {
    const rates = {
      rawOffensiveRating: rating,
      effectiveFieldGoalPct: 50,
      turnoverRatio: turnovers[index] ?? null,
      offensiveReboundPct: null,
      freeThrowRate: 30,
    };
    return { teamId: index + 1, summary: { pace: rating }, teamStats: rates, opponentStats: rates };
  });
}

const teams = league([104, 108, 100, 100, 96, 96, 98, 98]);

test("the mean of 104, 108, 100, 100, 96, 96, 98 and 98 is 100; squares of 16+64+0+0+16+16+4+4 make a deviation of √15", () => {
  const { rating } = leagueComparison(teams, 1).offense;
  expect(rating?.mean).toBe(100);
  expect(rating?.deviation).toBeCloseTo(Math.sqrt(15), 12);
  expect(rating?.teams).toBe(8);
});

test("104 is the second best offense and the seventh best defense; equal values share the better place", () => {
  const { offense, defense, pace } = leagueComparison(teams, 1);
  expect(offense.rating?.rank).toBe(2);
  expect(defense.rating?.rank).toBe(7);
  expect(pace?.rank).toBe(2);
  expect(leagueComparison(teams, 3).offense.rating?.rank).toBe(3);
  expect(leagueComparison(teams, 4).offense.rating?.rank).toBe(3);
  expect(leagueComparison(teams, 5).defense.rating?.rank).toBe(1);
});

test("few turnovers are good for the team, many are good when they are the opponents'", () => {
  const { offense, defense } = leagueComparison(league([1, 2, 3, 4, 5, 6, 7, 8]), 1);
  expect(offense.turnoverRatio?.rank).toBe(1);
  expect(defense.turnoverRatio?.rank).toBe(8);
  expect(isHigherBetter("offensiveReboundPct", "offense")).toBe(true);
  expect(isHigherBetter("offensiveReboundPct", "defense")).toBe(false);
});

test("teams without a value are left out; with fewer than eight there is no league", () => {
  const some = leagueComparison(league([null, 108, 100, 100, 96, 96, 98, 98, 108]), 1).offense;
  expect(some.rating).toMatchObject({ rank: null, teams: 8, mean: 100.5 });
  expect(some.offensiveReboundPct).toBeNull();
  expect(leagueComparison(teams.slice(1), 2).offense.rating).toBeNull();
  expect(leagueComparison(teams, 99).offense.rating?.rank).toBeNull();
});
