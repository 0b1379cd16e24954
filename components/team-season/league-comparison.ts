/** A team among all teams of a season: the mean of each measure, how far teams lie apart, and the team's place. */

/** Measures that both ends of the floor have. */
export const UNIT_MEASURES = [
  "rating",
  "effectiveFieldGoalPct",
  "turnoverRatio",
  "offensiveReboundPct",
  "freeThrowRate",
] as const;
export type UnitMeasure = (typeof UNIT_MEASURES)[number];
export type Unit = "offense" | "defense";

interface UnitRates {
  rawOffensiveRating: number | null;
  effectiveFieldGoalPct: number | null;
  turnoverRatio: number | null;
  offensiveReboundPct: number | null;
  freeThrowRate: number | null;
}

/** What is compared of a team; records of the leaderboard have it. */
export interface ComparedTeam {
  teamId: number;
  summary: { pace: number | null };
  teamStats: UnitRates;
  opponentStats: UnitRates;
}

export interface LeagueMeasure {
  mean: number;
  /** Standard deviation over the teams. */
  deviation: number;
  /** Place of the team among those with a value, equal values sharing the better one; null where it has none. */
  rank: number | null;
  /** Teams with a value. */
  teams: number;
}

export interface LeagueComparison {
  pace: LeagueMeasure | null;
  offense: Record<UnitMeasure, LeagueMeasure | null>;
  defense: Record<UnitMeasure, LeagueMeasure | null>;
}

/** Which way is better. What the opponents do is better the other way round. */
export function isHigherBetter(measure: UnitMeasure, unit: Unit): boolean {
  return (measure !== "turnoverRatio") === (unit === "offense");
}

/** Fewer teams than this are no league to compare with. */
const FEWEST_TEAMS = 8;

function measureOf(
  teams: readonly ComparedTeam[],
  teamId: number,
  value: (team: ComparedTeam) => number | null,
  higherIsBetter: boolean,
): LeagueMeasure | null {
  const values = teams.map(value).filter((entry) => entry !== null);
  if (values.length < FEWEST_TEAMS) return null;
  const mean = values.reduce((sum, entry) => sum + entry, 0) / values.length;
  const variance = values.reduce((sum, entry) => sum + (entry - mean) ** 2, 0) / values.length;
  const team = teams.find((entry) => entry.teamId === teamId);
  const own = team === undefined ? null : value(team);
  const better = own === null ? [] : values.filter((entry) => (higherIsBetter ? entry > own : entry < own));
  return {
    mean,
    deviation: Math.sqrt(variance),
    rank: own === null ? null : better.length + 1,
    teams: values.length,
  };
}

const rateOf = (rates: UnitRates, measure: UnitMeasure) =>
  measure === "rating" ? rates.rawOffensiveRating : rates[measure];

/** A measure is null where fewer than eight teams have it. Pace is neither good nor bad; its first place is the fastest. */
export function leagueComparison(teams: readonly ComparedTeam[], teamId: number): LeagueComparison {
  const unit = (name: Unit, rates: (team: ComparedTeam) => UnitRates) =>
    Object.fromEntries(
      UNIT_MEASURES.map((measure) => [
        measure,
        measureOf(teams, teamId, (team) => rateOf(rates(team), measure), isHigherBetter(measure, name)),
      ]),
    ) as Record<UnitMeasure, LeagueMeasure | null>;
  return {
    pace: measureOf(teams, teamId, (team) => team.summary.pace, true),
    offense: unit("offense", (team) => team.teamStats),
    defense: unit("defense", (team) => team.opponentStats),
  };
}
