/** Columns of the table of players: what stands in the cell and what it is sorted by. */
import { GLOSSARY, type Statistic } from "#lib/basketball/glossary.ts";
import { formatMadeAttempted, formatNumber, formatSigned } from "#lib/format/number.ts";
import type { PlayerSeasonDetails, ProfilePlayer } from "#lib/records/overview-player-records.ts";

export const PLAYER_VIEWS = ["game", "total", "advanced"] as const;
export type PlayerView = (typeof PLAYER_VIEWS)[number];

export interface PlayerColumn {
  /** Name of the column in files, and its key. */
  id: string;
  /** What stands in the head. */
  head: string;
  /** The statistic of the glossary that it is; null of means a game, which are explained by `title`. */
  statistic: Statistic | null;
  /** In words, where the glossary has no entry of its own. */
  title: string;
  value: (player: ProfilePlayer) => number | null;
  text: (player: ProfilePlayer) => string;
}

type Value = (player: ProfilePlayer) => number | null;

/** A column as the glossary has it, with its decimals. */
function column(id: string, head: string, statistic: Statistic, value: Value): PlayerColumn {
  const { title, decimals } = GLOSSARY[statistic];
  return { id, head, statistic, title, value, text: (player) => formatNumber(value(player), decimals) };
}

/** A value of the details that only format 2 has. */
function detail(value: (stats: PlayerSeasonDetails) => number | null): Value {
  return (player) => (player.seasonStats === undefined ? null : value(player.seasonStats));
}

/** A mean of the games that the sums are made of: those with whole box scores, which may be fewer than he played in. */
function aGame(id: string, head: string, what: string, value: Value): PlayerColumn {
  const mean: Value = (player) => {
    const sum = value(player);
    const games = player.seasonStats?.advanced.games ?? player.games;
    return sum === null || !games ? null : sum / games;
  };
  return {
    id,
    head,
    statistic: null,
    title: `${what} a game, of the games with a whole box score.`,
    value: mean,
    text: (player) => formatNumber(mean(player), 1),
  };
}

type Shots = "fieldGoals" | "threePointFieldGoals" | "freeThrows";

/** Made and attempted; sorted by those made. */
function shots(statistic: Shots, head: string): PlayerColumn {
  return {
    id: statistic,
    head,
    statistic,
    title: GLOSSARY[statistic].title,
    value: detail((stats) => stats[statistic].made),
    text: ({ seasonStats }) => formatMadeAttempted(seasonStats?.[statistic] ?? { made: null, attempted: null }),
  };
}

const games = column("games", "G", "gamesPlayed", (player) => player.games);
const minutesPerGame = column("minutesPerGame", "MPG", "minutesPerGame", (player) => player.minutesPerGame);
const usage = column("usagePct", "USG%", "usage", (player) => player.usagePct);
const trueShooting = column("trueShootingPct", "TS%", "trueShootingPct", (player) => player.trueShootingPct);
const effectiveFieldGoals = column(
  "effectiveFieldGoalPct",
  "eFG%",
  "effectiveFieldGoalPct",
  (player) => player.effectiveFieldGoalPct,
);
const assists: Value = (player) => player.assists;
const rebounds: Value = (player) => player.rebounds;
const counts = {
  steals: detail((stats) => stats.steals),
  blocks: detail((stats) => stats.blocks),
  turnovers: detail((stats) => stats.turnovers),
  fouls: detail((stats) => stats.fouls),
};
const advanced = (value: (numbers: PlayerSeasonDetails["advanced"]) => number | null) =>
  detail((stats) => value(stats.advanced));
const netRating = advanced((numbers) => numbers.netRating);

export const PLAYER_COLUMNS: Record<PlayerView, readonly PlayerColumn[]> = {
  game: [
    games,
    minutesPerGame,
    column("pointsPerGame", "PPG", "pointsPerGame", (player) => player.pointsPerGame),
    aGame("reboundsPerGame", "RPG", "Rebounds", rebounds),
    aGame("assistsPerGame", "APG", "Assists", assists),
    aGame("stealsPerGame", "SPG", "Steals", counts.steals),
    aGame("blocksPerGame", "BPG", "Blocked shots", counts.blocks),
    aGame("turnoversPerGame", "TPG", "Turnovers", counts.turnovers),
    column(
      "fieldGoalsPct",
      "FG%",
      "fieldGoalPct",
      detail((stats) => stats.fieldGoals.pct),
    ),
    column(
      "threePointFieldGoalsPct",
      "3P%",
      "threePointFieldGoalPct",
      detail((stats) => stats.threePointFieldGoals.pct),
    ),
    column(
      "freeThrowsPct",
      "FT%",
      "freeThrowPct",
      detail((stats) => stats.freeThrows.pct),
    ),
    usage,
    trueShooting,
    effectiveFieldGoals,
  ],
  total: [
    games,
    column(
      "starts",
      "GS",
      "starts",
      detail((stats) => stats.starts),
    ),
    {
      ...column("minutes", "MIN", "minutes", (player) => player.minutes),
      text: (player) => formatNumber(player.minutes),
    },
    column("points", "PTS", "points", (player) => player.points),
    shots("fieldGoals", "FG"),
    shots("threePointFieldGoals", "3P"),
    shots("freeThrows", "FT"),
    column(
      "offensiveRebounds",
      "OREB",
      "offensiveRebounds",
      detail((stats) => stats.rebounds.offensive),
    ),
    column("rebounds", "REB", "rebounds", rebounds),
    column("assists", "AST", "assists", assists),
    column("steals", "STL", "steals", counts.steals),
    column("blocks", "BLK", "blocks", counts.blocks),
    column("turnovers", "TO", "turnovers", counts.turnovers),
    column("fouls", "PF", "fouls", counts.fouls),
  ],
  advanced: [
    games,
    minutesPerGame,
    usage,
    trueShooting,
    effectiveFieldGoals,
    column(
      "offensiveRating",
      "ORtg",
      "offensiveRating",
      advanced((numbers) => numbers.offensiveRating),
    ),
    column(
      "defensiveRating",
      "DRtg",
      "defensiveRating",
      advanced((numbers) => numbers.defensiveRating),
    ),
    {
      ...column("netRating", "Net", "netRating", netRating),
      text: (player) => formatSigned(netRating(player), GLOSSARY.netRating.decimals),
    },
    column(
      "offensiveWinShares",
      "OWS",
      "offensiveWinShares",
      advanced((numbers) => numbers.winShares.offensive),
    ),
    column(
      "defensiveWinShares",
      "DWS",
      "defensiveWinShares",
      advanced((numbers) => numbers.winShares.defensive),
    ),
    column(
      "winShares",
      "WS",
      "winShares",
      advanced((numbers) => numbers.winShares.total),
    ),
    column(
      "winSharesPer40",
      "WS/40",
      "winSharesPer40",
      advanced((numbers) => numbers.winShares.per40),
    ),
    column(
      "porpag",
      "PORPAG",
      "porpag",
      advanced((numbers) => numbers.porpag),
    ),
    column(
      "assistTurnoverRatio",
      "AST/TO",
      "seasonAssistsPerTurnover",
      detail((stats) => stats.assistTurnoverRatio),
    ),
  ],
};

/** The columns of a view that some player has a value in. */
export function shownColumns(view: PlayerView, players: readonly ProfilePlayer[]): readonly PlayerColumn[] {
  return PLAYER_COLUMNS[view].filter(({ value }) => players.some((player) => value(player) !== null));
}
