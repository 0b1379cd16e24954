/** Columns of a player box score: what stands in the cell, what it is sorted by, what the team's row says. */
import { formatMadeAttempted, formatNumber, formatPct, formatSigned } from "#lib/format/number.ts";
import type { GameBoxScoreTeamStats } from "#lib/records/game-records.ts";
import type { PlayerLine } from "./player-lines.ts";

export interface BoxScoreColumn {
  id: string;
  head: string;
  /** Key of its explanation in the glossary. */
  term: string;
  value: (line: PlayerLine) => number | null;
  text: (line: PlayerLine) => string;
  /** The team's sum; left out where the teams' records have none. */
  total?: (team: GameBoxScoreTeamStats) => string;
  /** The team's percentage, for the row below the sums. */
  pct?: (team: GameBoxScoreTeamStats) => string;
}

type Kind = "fieldGoals" | "threePointFieldGoals" | "freeThrows";

function shooting(id: Kind, head: string): BoxScoreColumn {
  return {
    id,
    head,
    term: id,
    value: (line) => line[id].made,
    text: (line) => formatMadeAttempted(line[id]),
    total: (team) => formatMadeAttempted(team[id]),
    pct: (team) => formatPct(team[id].pct),
  };
}

function count(
  id: string,
  head: string,
  value: (line: PlayerLine) => number | null,
  total: (team: GameBoxScoreTeamStats) => number | null,
): BoxScoreColumn {
  return {
    id,
    head,
    term: id,
    value,
    text: (line) => formatNumber(value(line)),
    total: (team) => formatNumber(total(team)),
  };
}

function rate(
  id: string,
  head: string,
  value: (line: PlayerLine) => number | null,
  total?: (team: GameBoxScoreTeamStats) => number | null,
): BoxScoreColumn {
  return {
    id,
    head,
    term: id,
    value,
    text: (line) => formatNumber(value(line), 1),
    ...(total ? { total: (team: GameBoxScoreTeamStats) => formatNumber(total(team), 1) } : {}),
  };
}

const minutes: BoxScoreColumn = {
  id: "minutes",
  head: "MIN",
  term: "minutes",
  value: (line) => line.minutes,
  text: (line) => formatNumber(line.minutes === null ? null : Math.round(line.minutes)),
};

const plusMinus: BoxScoreColumn = {
  id: "plusMinus",
  head: "+/−",
  term: "plusMinus",
  value: (line) => line.plusMinus,
  text: (line) => formatSigned(line.plusMinus),
};

const gameScore = rate(
  "gameScore",
  "GmSc",
  (line) => line.gameScore,
  (team) => team.gameScore,
);

export const BASIC_COLUMNS: readonly BoxScoreColumn[] = [
  minutes,
  count(
    "points",
    "PTS",
    (line) => line.points,
    (team) => team.points.total,
  ),
  shooting("fieldGoals", "FG"),
  shooting("threePointFieldGoals", "3P"),
  shooting("freeThrows", "FT"),
  count(
    "offensiveRebounds",
    "OREB",
    (line) => line.rebounds.offensive,
    (team) => team.rebounds.offensive,
  ),
  count(
    "defensiveRebounds",
    "DREB",
    (line) => line.rebounds.defensive,
    (team) => team.rebounds.defensive,
  ),
  count(
    "rebounds",
    "REB",
    (line) => line.rebounds.total,
    (team) => team.rebounds.total,
  ),
  count(
    "assists",
    "AST",
    (line) => line.assists,
    (team) => team.assists,
  ),
  count(
    "steals",
    "STL",
    (line) => line.steals,
    (team) => team.steals,
  ),
  count(
    "blocks",
    "BLK",
    (line) => line.blocks,
    (team) => team.blocks,
  ),
  count(
    "turnovers",
    "TO",
    (line) => line.turnovers,
    (team) => team.turnovers.total,
  ),
  count(
    "fouls",
    "PF",
    (line) => line.fouls,
    (team) => team.fouls.total,
  ),
  plusMinus,
  gameScore,
];

export const ADVANCED_COLUMNS: readonly BoxScoreColumn[] = [
  minutes,
  rate("usage", "USG%", (line) => line.usage),
  rate(
    "offensiveRating",
    "ORtg",
    (line) => line.offensiveRating,
    (team) => team.rating,
  ),
  rate("defensiveRating", "DRtg", (line) => line.defensiveRating),
  rate("netRating", "Net", (line) => line.netRating),
  rate(
    "trueShootingPct",
    "TS%",
    (line) => line.trueShootingPct,
    (team) => team.trueShooting,
  ),
  rate(
    "effectiveFieldGoalPct",
    "eFG%",
    (line) => line.effectiveFieldGoalPct,
    (team) => team.fourFactors.effectiveFieldGoalPct,
  ),
  rate(
    "freeThrowRate",
    "FTr",
    (line) => line.freeThrowRate,
    (team) => team.fourFactors.freeThrowRate,
  ),
  rate(
    "offensiveReboundPct",
    "OREB%",
    (line) => line.offensiveReboundPct,
    (team) => team.fourFactors.offensiveReboundPct,
  ),
  rate("assistsTurnoverRatio", "AST/TO", (line) => line.assistsTurnoverRatio),
  gameScore,
];
