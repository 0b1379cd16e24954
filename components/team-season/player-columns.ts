/** Columns of the table of players: what stands in the cell and what it is sorted by. */
import { formatMadeAttempted, formatNumber, formatSigned } from "#lib/format/number.ts";
import type { PlayerSeasonDetails, ProfilePlayer } from "#lib/records/overview-player-records.ts";

export const PLAYER_VIEWS = ["game", "total", "advanced"] as const;
export type PlayerView = (typeof PLAYER_VIEWS)[number];

export interface PlayerColumn {
  /** Name of the column in files, and its key. */
  id: string;
  /** What stands in the head. */
  head: string;
  /** In words, for the tip at the head. */
  title: string;
  value: (player: ProfilePlayer) => number | null;
  text: (player: ProfilePlayer) => string;
}

type Value = (player: ProfilePlayer) => number | null;

function column(id: string, head: string, title: string, value: Value, decimals = 0): PlayerColumn {
  return { id, head, title, value, text: (player) => formatNumber(value(player), decimals) };
}

/** A value of the details that only format 2 has. */
function detail(value: (stats: PlayerSeasonDetails) => number | null): Value {
  return (player) => (player.seasonStats === undefined ? null : value(player.seasonStats));
}

function aGame(id: string, head: string, what: string, value: Value): PlayerColumn {
  const mean: Value = (player) => {
    const sum = value(player);
    return sum === null || !player.games ? null : sum / player.games;
  };
  return column(id, head, `${what} a game he played in.`, mean, 1);
}

function shots(id: "fieldGoals" | "threePointFieldGoals" | "freeThrows", head: string, what: string): PlayerColumn {
  return {
    id,
    head,
    title: `${what}, made and attempted; sorted by those made.`,
    value: detail((stats) => stats[id].made),
    text: ({ seasonStats }) => formatMadeAttempted(seasonStats?.[id] ?? { made: null, attempted: null }),
  };
}

function percentOf(id: "fieldGoals" | "threePointFieldGoals" | "freeThrows", head: string, what: string): PlayerColumn {
  return column(
    `${id}Pct`,
    head,
    `${what} made of those attempted, in percent.`,
    detail((stats) => stats[id].pct),
    1,
  );
}

const games = column("games", "G", "Games he played in.", (player) => player.games);
const starts = column(
  "starts",
  "GS",
  "Games he started.",
  detail((stats) => stats.starts),
);
const minutes = column("minutes", "MIN", "Minutes played.", (player) => player.minutes);
const minutesPerGame = column("minutesPerGame", "MPG", "Minutes a game.", (player) => player.minutesPerGame, 1);
const pointsPerGame = column("pointsPerGame", "PPG", "Points a game.", (player) => player.pointsPerGame, 1);
const usage = column(
  "usagePct",
  "USG%",
  "Usage: share of the team's plays that he ended while on the floor.",
  (player) => player.usagePct,
  1,
);
const trueShooting = column(
  "trueShootingPct",
  "TS%",
  "True shooting: points for two tries, free throws counted as 0.44 of one.",
  (player) => player.trueShootingPct,
  1,
);
const effectiveFieldGoals = column(
  "effectiveFieldGoalPct",
  "eFG%",
  "Effective field-goal percentage: a made three counts one and a half times.",
  (player) => player.effectiveFieldGoalPct,
  1,
);
const assists: Value = (player) => player.assists;
const rebounds: Value = (player) => player.rebounds;
const counts = {
  steals: detail((stats) => stats.steals),
  blocks: detail((stats) => stats.blocks),
  turnovers: detail((stats) => stats.turnovers),
  fouls: detail((stats) => stats.fouls),
};

export const PLAYER_COLUMNS: Record<PlayerView, readonly PlayerColumn[]> = {
  game: [
    games,
    minutesPerGame,
    pointsPerGame,
    aGame("reboundsPerGame", "RPG", "Rebounds", rebounds),
    aGame("assistsPerGame", "APG", "Assists", assists),
    aGame("stealsPerGame", "SPG", "Steals", counts.steals),
    aGame("blocksPerGame", "BPG", "Blocked shots", counts.blocks),
    aGame("turnoversPerGame", "TPG", "Turnovers", counts.turnovers),
    percentOf("fieldGoals", "FG%", "Field goals"),
    percentOf("threePointFieldGoals", "3P%", "Three-pointers"),
    percentOf("freeThrows", "FT%", "Free throws"),
    usage,
    trueShooting,
    effectiveFieldGoals,
  ],
  total: [
    games,
    starts,
    minutes,
    column("points", "PTS", "Points.", (player) => player.points),
    shots("fieldGoals", "FG", "Field goals"),
    shots("threePointFieldGoals", "3P", "Three-pointers"),
    shots("freeThrows", "FT", "Free throws"),
    column(
      "offensiveRebounds",
      "OREB",
      "Rebounds of own misses.",
      detail((stats) => stats.rebounds.offensive),
    ),
    column("rebounds", "REB", "Rebounds.", rebounds),
    column("assists", "AST", "Assists.", assists),
    column("steals", "STL", "Steals.", counts.steals),
    column("blocks", "BLK", "Blocked shots.", counts.blocks),
    column("turnovers", "TO", "Turnovers.", counts.turnovers),
    column("fouls", "PF", "Personal fouls.", counts.fouls),
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
      "Points produced per 100 possessions he used (Oliver).",
      detail((stats) => stats.advanced.offensiveRating),
      1,
    ),
    column(
      "defensiveRating",
      "DRtg",
      "Points allowed per 100 possessions, from the team's rating and his own stops (Oliver). Less is better.",
      detail((stats) => stats.advanced.defensiveRating),
      1,
    ),
    {
      ...column(
        "netRating",
        "Net",
        "Offensive less defensive rating.",
        detail((stats) => stats.advanced.netRating),
        1,
      ),
      text: (player) => formatSigned(player.seasonStats?.advanced.netRating, 1),
    },
    column(
      "offensiveWinShares",
      "OWS",
      "Wins his offense is worth.",
      detail((stats) => stats.advanced.winShares.offensive),
      1,
    ),
    column(
      "defensiveWinShares",
      "DWS",
      "Wins his defense is worth.",
      detail((stats) => stats.advanced.winShares.defensive),
      1,
    ),
    column(
      "winShares",
      "WS",
      "Win shares: both together.",
      detail((stats) => stats.advanced.winShares.total),
      1,
    ),
    column(
      "winSharesPer40",
      "WS/40",
      "Win shares per 40 minutes.",
      detail((stats) => stats.advanced.winShares.per40),
      3,
    ),
    column(
      "porpag",
      "PORPAG",
      "Points over replacement per adjusted game: what he adds to a player who can be had any day.",
      detail((stats) => stats.advanced.porpag),
      1,
    ),
    column(
      "assistTurnoverRatio",
      "AST/TO",
      "Assists per turnover.",
      detail((stats) => stats.assistTurnoverRatio),
      2,
    ),
  ],
};

/** The columns of a view that some player has a value in. */
export function shownColumns(view: PlayerView, players: readonly ProfilePlayer[]): readonly PlayerColumn[] {
  return PLAYER_COLUMNS[view].filter(({ value }) => players.some((player) => value(player) !== null));
}
