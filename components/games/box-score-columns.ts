/** Columns of a player box score: what stands in the cell, what it is sorted by, what the team's row says. */
import { GLOSSARY, type Statistic } from "#lib/basketball/glossary.ts";
import { formatMadeAttempted, formatNumber, formatPct, formatSigned } from "#lib/format/number.ts";
import type { GameBoxScoreTeamStats } from "#lib/records/game-records.ts";
import type { PlayerLine } from "./player-lines.ts";

export interface BoxScoreColumn {
  statistic: Statistic;
  value: (line: PlayerLine) => number | null;
  text: (line: PlayerLine) => string;
  /** The team's sum; left out where the teams' records have none. */
  total?: (team: GameBoxScoreTeamStats) => string;
  /** The team's percentage, for the row below the sums. */
  pct?: (team: GameBoxScoreTeamStats) => string;
}

function shooting(kind: "fieldGoals" | "threePointFieldGoals" | "freeThrows"): BoxScoreColumn {
  return {
    statistic: kind,
    value: (line) => line[kind].made,
    text: (line) => formatMadeAttempted(line[kind]),
    total: (team) => formatMadeAttempted(team[kind]),
    pct: (team) => formatPct(team[kind].pct),
  };
}

function plain(
  statistic: Statistic,
  value: (line: PlayerLine) => number | null,
  total?: (team: GameBoxScoreTeamStats) => number | null,
): BoxScoreColumn {
  const { decimals } = GLOSSARY[statistic];
  return {
    statistic,
    value,
    text: (line) => formatNumber(value(line), decimals),
    ...(total ? { total: (team: GameBoxScoreTeamStats) => formatNumber(total(team), decimals) } : {}),
  };
}

const minutes: BoxScoreColumn = {
  statistic: "minutes",
  value: (line) => line.minutes,
  text: (line) => formatNumber(line.minutes),
};

const plusMinus: BoxScoreColumn = {
  statistic: "plusMinus",
  value: (line) => line.plusMinus,
  text: (line) => formatSigned(line.plusMinus),
};

const gameScore = plain(
  "gameScore",
  (line) => line.gameScore,
  (team) => team.gameScore,
);

export const BASIC_COLUMNS: readonly BoxScoreColumn[] = [
  minutes,
  plain(
    "points",
    (line) => line.points,
    (team) => team.points.total,
  ),
  shooting("fieldGoals"),
  shooting("threePointFieldGoals"),
  shooting("freeThrows"),
  plain(
    "offensiveRebounds",
    (line) => line.rebounds.offensive,
    (team) => team.rebounds.offensive,
  ),
  plain(
    "defensiveRebounds",
    (line) => line.rebounds.defensive,
    (team) => team.rebounds.defensive,
  ),
  plain(
    "rebounds",
    (line) => line.rebounds.total,
    (team) => team.rebounds.total,
  ),
  plain(
    "assists",
    (line) => line.assists,
    (team) => team.assists,
  ),
  plain(
    "steals",
    (line) => line.steals,
    (team) => team.steals,
  ),
  plain(
    "blocks",
    (line) => line.blocks,
    (team) => team.blocks,
  ),
  plain(
    "turnovers",
    (line) => line.turnovers,
    (team) => team.turnovers.total,
  ),
  plain(
    "fouls",
    (line) => line.fouls,
    (team) => team.fouls.total,
  ),
  plusMinus,
  gameScore,
];

export const ADVANCED_COLUMNS: readonly BoxScoreColumn[] = [
  minutes,
  plain("usage", (line) => line.usage),
  plain(
    "offensiveRating",
    (line) => line.offensiveRating,
    (team) => team.rating,
  ),
  plain("defensiveRating", (line) => line.defensiveRating),
  plain("netRating", (line) => line.netRating),
  plain(
    "trueShootingPct",
    (line) => line.trueShootingPct,
    (team) => team.trueShooting,
  ),
  plain(
    "effectiveFieldGoalPct",
    (line) => line.effectiveFieldGoalPct,
    (team) => team.fourFactors.effectiveFieldGoalPct,
  ),
  plain(
    "freeThrowRate",
    (line) => line.freeThrowRate,
    (team) => team.fourFactors.freeThrowRate,
  ),
  plain(
    "offensiveReboundPct",
    (line) => line.offensiveReboundPct,
    (team) => team.fourFactors.offensiveReboundPct,
  ),
  plain("assistsTurnoverRatio", (line) => line.assistsTurnoverRatio),
  gameScore,
];
