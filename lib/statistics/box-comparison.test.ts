import { expect, test } from "vitest";
import type { AthleteBoxScore } from "#lib/basketball/game-facts.ts";
import { compareBoxScores } from "./box-comparison.ts";

const line = (athlete: string, counts: Partial<AthleteBoxScore>): AthleteBoxScore => ({
  athlete,
  minutes: null,
  starter: null,
  ejected: null,
  points: null,
  fieldGoalsMade: null,
  fieldGoalsAttempted: null,
  threePointFieldGoalsMade: null,
  threePointFieldGoalsAttempted: null,
  freeThrowsMade: null,
  freeThrowsAttempted: null,
  offensiveRebounds: null,
  defensiveRebounds: null,
  totalRebounds: null,
  assists: null,
  steals: null,
  blocks: null,
  turnovers: null,
  fouls: null,
  ...counts,
});

test("only counts that both know and that differ are differences", () => {
  const feed = {
    team: null,
    athletes: [line("ann", { points: 10, assists: 3, steals: null }), line("bea", { points: 2 })],
  };
  const counted = { team: null, athletes: [line("ann", { points: 10, assists: 4, steals: 1 })] };
  expect(compareBoxScores("home", feed, counted)).toEqual([
    { side: "home", athlete: "ann", count: "assists", feed: 3, counted: 4 },
  ]);
});
