import { expect, test } from "vitest";
import { overviewExamples } from "#lib/records/overview-example.ts";
import type { UnitMetrics } from "#lib/records/overview-records.ts";
import { efficiencyRows, efficiencySentence } from "./efficiency-rows.ts";
import type { LeagueComparison, LeagueMeasure } from "./league-comparison.ts";

const { efficiency } = overviewExamples.TeamSeasonOverview;
const measure = (mean: number, deviation: number, rank: number | null): LeagueMeasure => ({
  mean,
  deviation,
  rank,
  teams: 364,
});
const none = {
  rating: null,
  effectiveFieldGoalPct: null,
  turnoverRatio: null,
  offensiveReboundPct: null,
  freeThrowRate: null,
};
const league: LeagueComparison = {
  pace: null,
  offense: { ...none, rating: measure(104.7, 8, 21), turnoverRatio: measure(17.2, 2, 5) },
  defense: { ...none, rating: measure(104.7, 7.28, 12), turnoverRatio: measure(19.1, 2, null) },
};

test("114.7 where the mean is 104.7 and the deviation 8 is half of the reach better; 95.6 allowed is half of it, too", () => {
  const [rating] = efficiencyRows(efficiency, league);
  // 10 / (2.5 * 8) and 9.1 / (2.5 * 7.28).
  expect(rating?.offense).toEqual({
    value: 114.7,
    text: "114.7",
    rank: { place: 21, teams: 364 },
    lead: 0.5,
    comparison: "10.0 better than the mean of 104.7",
  });
  expect(rating?.defense.lead).toBeCloseTo(0.5, 12);
  expect(rating?.defense.comparison).toBe("9.1 better than the mean of 104.7");
});

test("fewer turnovers than the mean are better; what is level says so; what nobody ranks has no rank", () => {
  const turnovers = efficiencyRows(efficiency, league)[2];
  // (14.7 - 17.2) / (2.5 * 2), turned round.
  expect(turnovers?.offense.lead).toBeCloseTo(0.5, 12);
  expect(turnovers?.offense.comparison).toBe("2.5 better than the mean of 17.2");
  expect(turnovers?.defense).toMatchObject({ lead: 0, comparison: "level with the mean of 19.1", rank: null });
});

test("bars end at two and a half deviations", () => {
  const far = { ...league, offense: { ...league.offense, rating: measure(104.7, 1, 1) } };
  expect(efficiencyRows(efficiency, far)[0]?.offense.lead).toBe(1);
});

test("without a league, and without a value, there is no bar and no rank", () => {
  for (const row of efficiencyRows(efficiency, null)) {
    expect(row.offense).toMatchObject({ rank: null, lead: null, comparison: null });
  }
  const empty: UnitMetrics = { ...efficiency.offense, rawRating: null };
  expect(efficiencyRows({ ...efficiency, offense: empty }, league)[0]?.offense).toEqual({
    value: null,
    text: "–",
    rank: null,
    lead: null,
    comparison: null,
  });
});

test("114.7 less 95.6 is a net of +19.1", () => {
  expect(efficiencySentence(efficiencyRows(efficiency, null))).toBe(
    "Scores 114.7 and allows 95.6 points per 100 possessions, a net of +19.1.",
  );
  expect(efficiencySentence(efficiencyRows(efficiency, league))).toBe(
    "Scores 114.7 and allows 95.6 points per 100 possessions, a net of +19.1. Before schedules are allowed for, the offense is 21st and the defense 12th of 364.",
  );
});
