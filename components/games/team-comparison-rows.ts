/** What the two teams of a game are compared in. */
import { GLOSSARY, type Statistic } from "#lib/basketball/glossary.ts";
import { formatMadeAttempted, formatNumber, formatPct } from "#lib/format/number.ts";
import type { GameBoxScoreTeam, GameBoxScoreTeamStats } from "#lib/records/game-records.ts";

interface ComparedValue {
  value: number | null;
  text: string;
}

export interface ComparisonRow {
  statistic: Statistic;
  label: string;
  away: ComparedValue;
  home: ComparedValue;
  /** The side that did better; null where it is even, unknown or neither way is better. */
  better: "away" | "home" | null;
}

export interface ComparisonGroup {
  title: string;
  rows: ComparisonRow[];
}

interface Measure {
  statistic: Statistic;
  value: (stats: GameBoxScoreTeamStats) => number | null;
  text?: (stats: GameBoxScoreTeamStats) => string;
}

/** A kind of shot: compared by its percentage, shown as `37-64 (57.8)`. */
function shooting(kind: "fieldGoals" | "threePointFieldGoals" | "freeThrows"): Measure {
  return {
    statistic: kind,
    value: (stats) => stats[kind].pct,
    text: (stats) => {
      const { pct } = stats[kind];
      return pct === null
        ? formatMadeAttempted(stats[kind])
        : `${formatMadeAttempted(stats[kind])} (${formatPct(pct)})`;
    },
  };
}

const GROUPS: readonly { title: string; measures: readonly Measure[] }[] = [
  {
    title: "Four factors",
    measures: [
      { statistic: "effectiveFieldGoalPct", value: (stats) => stats.fourFactors.effectiveFieldGoalPct },
      { statistic: "turnoverRatio", value: (stats) => stats.fourFactors.turnoverRatio },
      { statistic: "offensiveReboundPct", value: (stats) => stats.fourFactors.offensiveReboundPct },
      { statistic: "freeThrowRate", value: (stats) => stats.fourFactors.freeThrowRate },
    ],
  },
  {
    title: "Efficiency",
    measures: [
      { statistic: "rating", value: (stats) => stats.rating },
      { statistic: "possessions", value: (stats) => stats.possessions },
      { statistic: "trueShootingPct", value: (stats) => stats.trueShooting },
    ],
  },
  {
    title: "Where the points came from",
    measures: [
      { statistic: "pointsInPaint", value: (stats) => stats.points.inPaint },
      { statistic: "fastBreakPoints", value: (stats) => stats.points.fastBreak },
      { statistic: "pointsOffTurnovers", value: (stats) => stats.points.offTurnovers },
      { statistic: "largestLead", value: (stats) => stats.points.largestLead },
    ],
  },
  {
    title: "Box score",
    measures: [
      shooting("fieldGoals"),
      shooting("threePointFieldGoals"),
      shooting("freeThrows"),
      { statistic: "rebounds", value: (stats) => stats.rebounds.total },
      { statistic: "offensiveRebounds", value: (stats) => stats.rebounds.offensive },
      { statistic: "assists", value: (stats) => stats.assists },
      { statistic: "steals", value: (stats) => stats.steals },
      { statistic: "blocks", value: (stats) => stats.blocks },
      { statistic: "turnovers", value: (stats) => stats.turnovers.total },
      { statistic: "fouls", value: (stats) => stats.fouls.total },
    ],
  },
];

function betterSide(statistic: Statistic, away: number | null, home: number | null): ComparisonRow["better"] {
  const { better } = GLOSSARY[statistic];
  if (away === null || home === null || away === home || better === "neutral") return null;
  return away > home === (better === "high") ? "away" : "home";
}

function compare(measure: Measure, away: GameBoxScoreTeamStats, home: GameBoxScoreTeamStats): ComparisonRow {
  const { statistic } = measure;
  const { title, decimals } = GLOSSARY[statistic];
  const side = (stats: GameBoxScoreTeamStats): ComparedValue => {
    const value = measure.value(stats);
    return { value, text: measure.text?.(stats) ?? formatNumber(value, decimals) };
  };
  const [ofAway, ofHome] = [side(away), side(home)];
  return {
    statistic,
    label: title.replace(/ percentage$/, " %"),
    away: ofAway,
    home: ofHome,
    better: betterSide(statistic, ofAway.value, ofHome.value),
  };
}

/** Rows in which at least one team has a value; groups left without rows are left out. */
export function comparisonGroups(away: GameBoxScoreTeam, home: GameBoxScoreTeam): ComparisonGroup[] {
  return GROUPS.map(({ title, measures }) => ({
    title,
    rows: measures
      .map((measure) => compare(measure, away.teamStats, home.teamStats))
      .filter((row) => row.away.value !== null || row.home.value !== null),
  })).filter((group) => group.rows.length > 0);
}
