/** Both ends of the floor side by side, each number against the mean team's. */
import { GLOSSARY } from "#lib/basketball/glossary.ts";
import { formatNumber, formatOrdinal, formatSigned } from "#lib/format/number.ts";
import type { TeamSeasonOverview, UnitMetrics } from "#lib/records/overview-records.ts";
import {
  isHigherBetter,
  type LeagueComparison,
  type LeagueMeasure,
  UNIT_MEASURES,
  type Unit,
  type UnitMeasure,
} from "./league-comparison.ts";

export interface EfficiencyCell {
  value: number | null;
  text: string;
  /** Place among the teams of the season, and the teams there are; null without a league. */
  rank: { place: number; teams: number } | null;
  /**
   * How far better (above 0) or worse (below 0) than the mean team, -1 to 1: the ends of the bar are two and a half standard deviations away.
   * Null where there is no value, or nothing to compare with.
   */
  lead: number | null;
  /** `3.1 better than the mean of 104.2`; null without a league. */
  comparison: string | null;
}

export interface EfficiencyRow {
  measure: UnitMeasure;
  label: string;
  offense: EfficiencyCell;
  defense: EfficiencyCell;
}

const LABELS: Record<UnitMeasure, string> = {
  rating: "Points per 100",
  effectiveFieldGoalPct: "Effective FG %",
  turnoverRatio: "Turnover %",
  offensiveReboundPct: "Off. rebound %",
  freeThrowRate: "Free-throw rate",
};

const VALUES: Record<UnitMeasure, (unit: UnitMetrics) => number | null> = {
  rating: (unit) => unit.rawRating,
  effectiveFieldGoalPct: (unit) => unit.effectiveFieldGoalPct,
  turnoverRatio: (unit) => unit.turnoverPct,
  offensiveReboundPct: (unit) => unit.offensiveReboundPct,
  freeThrowRate: (unit) => unit.freeThrowRate,
};

/** Of two thousand teams about ten lie further from the mean. */
const REACH_DEVIATIONS = 2.5;

function leadOf(value: number, { mean, deviation }: LeagueMeasure, higherIsBetter: boolean): number {
  if (deviation === 0) return 0;
  const deviations = (value - mean) / deviation;
  return Math.max(-1, Math.min(1, (higherIsBetter ? deviations : -deviations) / REACH_DEVIATIONS));
}

function comparisonText(value: number, { mean }: LeagueMeasure, higherIsBetter: boolean, decimals: number): string {
  const difference = formatNumber(Math.abs(value - mean), decimals);
  const meanText = `the mean of ${formatNumber(mean, decimals)}`;
  if (Number(difference) === 0) return `level with ${meanText}`;
  return `${difference} ${value > mean === higherIsBetter ? "better" : "worse"} than ${meanText}`;
}

function cell(value: number | null, measure: UnitMeasure, unit: Unit, league: LeagueMeasure | null): EfficiencyCell {
  const { decimals } = GLOSSARY[measure];
  const higherIsBetter = isHigherBetter(measure, unit);
  const compared = value === null ? null : league;
  return {
    value,
    text: formatNumber(value, decimals),
    rank: compared === null || compared.rank === null ? null : { place: compared.rank, teams: compared.teams },
    lead: value === null || compared === null ? null : leadOf(value, compared, higherIsBetter),
    comparison: value === null || compared === null ? null : comparisonText(value, compared, higherIsBetter, decimals),
  };
}

/** One row a measure. Without a league the numbers stand alone. */
export function efficiencyRows(
  efficiency: Pick<TeamSeasonOverview["efficiency"], "offense" | "defense">,
  league: LeagueComparison | null,
): EfficiencyRow[] {
  return UNIT_MEASURES.map((measure) => ({
    measure,
    label: LABELS[measure],
    offense: cell(VALUES[measure](efficiency.offense), measure, "offense", league?.offense[measure] ?? null),
    defense: cell(VALUES[measure](efficiency.defense), measure, "defense", league?.defense[measure] ?? null),
  }));
}

/** The ratings in a sentence: `Scores 114.7 and allows 95.6 points per 100 possessions, a net of +19.1.`; null without both. */
export function efficiencySentence(rows: readonly EfficiencyRow[]): string | null {
  const rating = rows.find((row) => row.measure === "rating");
  if (rating === undefined || rating.offense.value === null || rating.defense.value === null) return null;
  const net = formatSigned(rating.offense.value - rating.defense.value, GLOSSARY.rating.decimals);
  const places =
    rating.offense.rank && rating.defense.rank
      ? ` Before schedules are allowed for, the offense is ${formatOrdinal(rating.offense.rank.place)} and the defense ${formatOrdinal(rating.defense.rank.place)} of ${rating.offense.rank.teams}.`
      : "";
  return `Scores ${rating.offense.text} and allows ${rating.defense.text} points per 100 possessions, a net of ${net}.${places}`;
}
