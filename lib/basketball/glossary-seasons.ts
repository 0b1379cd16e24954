/** What is counted of a team's season besides its box scores. */
import { type GlossaryEntry, KUBATKO, STATISTICIANS_MANUAL } from "./glossary-entry.ts";

const count = {
  unit: "count",
  decimals: 0,
  better: "high",
  source: STATISTICIANS_MANUAL,
  nullRule: "Never null: a team without games has no record.",
} as const;

export const SEASON_GLOSSARY = {
  games: {
    ...count,
    title: "Games",
    abbreviation: "G",
    better: "neutral",
    formula:
      "Final games, with or without a box score; exhibitions before the season only where they are asked for. Sums and rates are of those with a whole box score.",
    fields: ["teamSeason.games", "leaderboard.record.games", "overview.record.overall.games"],
  },
  wins: {
    ...count,
    title: "Wins",
    abbreviation: "W",
    formula: "Games the team won.",
    fields: ["teamSeason.wins", "leaderboard.record.wins", "overview.record.overall.wins"],
  },
  losses: {
    ...count,
    title: "Losses",
    abbreviation: "L",
    better: "low",
    formula: "Games the team lost. A game whose winner nobody states is neither a win nor a loss.",
    fields: ["teamSeason.losses", "leaderboard.record.losses", "overview.record.overall.losses"],
  },
  teamMinutes: {
    ...count,
    title: "Minutes of all games",
    abbreviation: "MIN",
    unit: "minutes",
    decimals: 1,
    better: "neutral",
    formula: "40 for every game, and 5 more for every overtime.",
    fields: ["teamSeason.totalMinutes", "leaderboard.summary.totalMinutes"],
  },
  rawNetRating: {
    title: "Net rating as it was",
    abbreviation: "NetRtg",
    unit: "points per 100 possessions",
    decimals: 1,
    better: "high",
    formula: "100 * PTS / possessions, less the same of the opponents; whoever they were.",
    source: KUBATKO,
    nullRule: "Null without a game that has a whole box score.",
    fields: ["leaderboard.summary.rawNetRating"],
  },
  technicalTurnovers: {
    ...count,
    title: "Technical turnovers",
    abbreviation: "TECH",
    better: "low",
    formula: "Turnovers by technical fouls: 0, because no source tells them apart.",
    fields: ["team.turnovers.technical"],
  },
} as const satisfies Record<string, GlossaryEntry>;
