/** What a player's season has that his games have not. */
import {
  type GlossaryEntry,
  REFERENCE_GLOSSARY,
  STATISTICIANS_MANUAL,
  type StatisticSource,
} from "./glossary-entry.ts";

const WIN_SHARES: StatisticSource = {
  title: "Calculating Win Shares",
  reference: "sports-reference.com/cbb/about/ws.html; with the season's own league averages",
};
const PORPAG: StatisticSource = {
  title: "PORPAG",
  reference:
    "KJ and Spartan Dan, spartansweblog.wordpress.com, January 2009; Bart Torvik, barttorvik.com/porpagatu.html; with the season's own replacement level and pace",
};
const NO_LEAGUE =
  "Null where a rating it needs is, and where no game of the season between teams in conferences has known possessions.";

const count = { unit: "count", decimals: 0, better: "neutral", source: STATISTICIANS_MANUAL } as const;
const wins = { unit: "wins", decimals: 1, better: "high", source: WIN_SHARES, nullRule: NO_LEAGUE } as const;

export const PLAYER_SEASON_GLOSSARY = {
  gamesPlayed: {
    ...count,
    title: "Games played",
    abbreviation: "G",
    formula:
      "Final games the player has minutes in. Sums and rates are of those in which his, his team's and the opponent's box scores are whole.",
    nullRule: "Never null: who has played in none has no record.",
    fields: ["playerSeason.games", "overview.player.games"],
  },
  starts: {
    ...count,
    title: "Games started",
    abbreviation: "GS",
    formula: "Games in whose starting five the player was, by the box score or on the floor at the tip.",
    nullRule: "Null where no game says who started.",
    fields: ["playerSeason.starts", "overview.player.starts"],
  },
  seasonAssistsPerTurnover: {
    title: "Assists per turnover in a season",
    abbreviation: "AST/TO",
    unit: "per turnover",
    decimals: 2,
    better: "high",
    formula: "AST / TO, of the sums.",
    source: REFERENCE_GLOSSARY,
    nullRule: "Null without turnovers.",
    fields: ["playerSeason.assistsTurnoverRatio", "overview.player.assistTurnoverRatio"],
  },
  porpag: {
    title: "Points over replacement per adjusted game",
    abbreviation: "PORPAG",
    unit: "points",
    decimals: 1,
    better: "high",
    formula:
      "Pace * USG% / 100 * MIN / game minutes * (ORtg - replacement) / 100. Replacement is 86.2 % of the season's points per 100 possessions (the 88 it was first set at, in a season of 102.1), pace is the season's possessions per 40 minutes.",
    source: PORPAG,
    nullRule: NO_LEAGUE,
    fields: ["playerSeason.PORPAG", "overview.player.advanced.porpag"],
  },
  offensiveWinShares: {
    ...wins,
    title: "Offensive win shares",
    abbreviation: "OWS",
    formula:
      "Points produced above 0.875 * the season's points per possession * possessions used, divided by points per win: half the season's points a game, times the team's pace over the season's.",
    fields: ["playerSeason.winShares.offensive", "overview.player.advanced.winShares.offensive"],
  },
  defensiveWinShares: {
    ...wins,
    title: "Defensive win shares",
    abbreviation: "DWS",
    formula:
      "MIN / (5 * game minutes) * the opponents' possessions * (1.125 * the season's points per possession - DRtg / 100) / points per win.",
    fields: ["playerSeason.winShares.defensive", "overview.player.advanced.winShares.defensive"],
  },
  winShares: {
    ...wins,
    title: "Win shares",
    abbreviation: "WS",
    formula: "Offensive and defensive win shares together: how many of the team's wins the player brought.",
    fields: ["playerSeason.winShares.total", "overview.player.advanced.winShares.total"],
  },
  winSharesPer40: {
    ...wins,
    title: "Win shares per 40 minutes",
    abbreviation: "WS/40",
    unit: "wins per 40 minutes",
    decimals: 3,
    formula: "40 * WS / MIN. An average player has 0.1.",
    fields: ["playerSeason.winShares.totalPer40", "overview.player.advanced.winShares.per40"],
  },
} as const satisfies Record<string, GlossaryEntry>;
