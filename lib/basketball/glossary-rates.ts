/** Statistics that are computed from counts. */
import { type GlossaryEntry, HOLLINGER, KUBATKO, OLIVER, REFERENCE_GLOSSARY } from "./glossary-entry.ts";

const NO_BASE = "Null where a count it needs is unknown or nothing stands under the line.";
const NO_SHARE =
  "Null where a count it needs is unknown or nothing stands under the line; in lineups, where every count is known, 0 then.";
const FEW_MINUTES =
  "Null in a game of less than 8 minutes of his, and where a count it needs is unknown or nothing stands under the line.";

const percent = { unit: "percent", decimals: 1, better: "high", nullRule: NO_SHARE } as const;
const individual = { unit: "points per 100 possessions", decimals: 1, source: OLIVER, nullRule: FEW_MINUTES } as const;

export const RATE_GLOSSARY = {
  possessions: {
    title: "Possessions",
    abbreviation: "POSS",
    unit: "possessions",
    decimals: 0,
    better: "neutral",
    formula:
      "Times the team had the ball, counted from the plays: a spell of tries (field goals, free throws, turnovers) of one team, or a rebound held as a period ends. Without whole plays FGA - OREB + TO + 0.44 * FTA, rounded.",
    source: KUBATKO,
    nullRule: "Null where the feed has neither whole plays nor a box score.",
    fields: ["team.possessions", "unit.possessions"],
  },
  pace: {
    title: "Pace",
    abbreviation: "PACE",
    unit: "possessions per 40 minutes",
    decimals: 1,
    better: "neutral",
    formula: "40 * (possessions of both teams) / (2 * game minutes).",
    source: KUBATKO,
    nullRule: NO_BASE,
    fields: [
      "game.pace",
      "lineup.pace",
      "game.gamePace",
      "teamSeason.pace",
      "leaderboard.summary.pace",
      "overview.efficiency.pace",
    ],
  },
  rating: {
    title: "Rating",
    abbreviation: "ORtg",
    unit: "points per 100 possessions",
    decimals: 1,
    better: "high",
    formula: "100 * PTS / possessions of the team.",
    source: KUBATKO,
    nullRule: "Null without points or possessions.",
    fields: ["team.rating", "team.rawOffensiveRating", "overview.unit.rawRating"],
  },
  fieldGoalPct: {
    ...percent,
    title: "Field-goal percentage",
    abbreviation: "FG%",
    formula: "100 * FGM / FGA.",
    source: REFERENCE_GLOSSARY,
    fields: ["team.fieldGoals.pct", "unit.fieldGoals.pct", "player.fieldGoals.pct"],
  },
  twoPointFieldGoalPct: {
    ...percent,
    title: "Two-point percentage",
    abbreviation: "2P%",
    formula: "100 * 2PM / 2PA.",
    source: REFERENCE_GLOSSARY,
    fields: ["team.twoPointFieldGoals.pct", "unit.twoPointers.pct", "player.twoPointFieldGoals.pct"],
  },
  threePointFieldGoalPct: {
    ...percent,
    title: "Three-point percentage",
    abbreviation: "3P%",
    formula: "100 * 3PM / 3PA.",
    source: REFERENCE_GLOSSARY,
    fields: ["team.threePointFieldGoals.pct", "unit.threePointers.pct", "player.threePointFieldGoals.pct"],
  },
  freeThrowPct: {
    ...percent,
    title: "Free-throw percentage",
    abbreviation: "FT%",
    formula: "100 * FTM / FTA.",
    source: REFERENCE_GLOSSARY,
    fields: ["team.freeThrows.pct", "unit.freeThrows.pct", "player.freeThrows.pct"],
  },
  effectiveFieldGoalPct: {
    ...percent,
    title: "Effective field-goal percentage",
    abbreviation: "eFG%",
    formula: "100 * (FGM + 0.5 * 3PM) / FGA: a made three counts one and a half times.",
    source: OLIVER,
    fields: [
      "team.fourFactors.effectiveFieldGoalPct",
      "unit.fourFactors.effectiveFieldGoalPct",
      "team.effectiveFieldGoalPct",
      "player.effectiveFieldGoalPct",
    ],
  },
  trueShootingPct: {
    ...percent,
    title: "True shooting percentage",
    abbreviation: "TS%",
    formula: "100 * PTS / (2 * (FGA + 0.44 * FTA)).",
    source: KUBATKO,
    nullRule: NO_BASE,
    fields: ["team.trueShooting", "unit.trueShooting", "team.trueShootingPct", "player.trueShootingPct"],
  },
  freeThrowRate: {
    ...percent,
    title: "Free-throw rate",
    abbreviation: "FTr",
    formula: "100 * FTA / FGA: how often the line is reached for every shot.",
    source: KUBATKO,
    fields: [
      "team.fourFactors.freeThrowRate",
      "unit.fourFactors.freeThrowRate",
      "team.freeThrowRate",
      "player.freeThrowRate",
    ],
  },
  turnoverRatio: {
    ...percent,
    title: "Turnover percentage",
    abbreviation: "TO%",
    better: "low",
    formula: "100 * TO / possessions of the team.",
    source: OLIVER,
    fields: [
      "team.fourFactors.turnoverRatio",
      "unit.fourFactors.turnoverRatio",
      "team.turnoverRatio",
      "overview.unit.turnoverPct",
    ],
  },
  offensiveReboundPct: {
    ...percent,
    title: "Offensive-rebound percentage",
    abbreviation: "OREB%",
    formula:
      "100 * OREB / (OREB + the opponent's DREB): the share of own misses taken back. A player's: 100 * OREB * game minutes / (MIN * (the team's OREB + the opponent's DREB)).",
    source: OLIVER,
    fields: [
      "team.fourFactors.offensiveReboundPct",
      "unit.fourFactors.offensiveReboundPct",
      "team.offensiveReboundPct",
      "player.offensiveReboundPct",
    ],
  },
  gameScore: {
    title: "Game score",
    abbreviation: "GmSc",
    unit: "points",
    decimals: 1,
    better: "high",
    formula:
      "PTS + 0.4 * FGM - 0.7 * FGA - 0.4 * (FTA - FTM) + 0.7 * OREB + 0.3 * DREB + STL + 0.7 * AST + 0.7 * BLK - 0.4 * PF - TO.",
    source: HOLLINGER,
    nullRule: "Null where one of the counts is unknown.",
    fields: ["team.gameScore", "player.gameScore"],
  },
  usage: {
    ...percent,
    title: "Usage",
    abbreviation: "USG%",
    better: "neutral",
    formula:
      "100 * (FGA + 0.44 * FTA + TO) * game minutes / (MIN * the team's same sum): the share of the team's plays a player ended while on the floor.",
    source: REFERENCE_GLOSSARY,
    nullRule: FEW_MINUTES,
    fields: ["player.usage", "overview.player.usagePct"],
  },
  offensiveRating: {
    ...individual,
    title: "Offensive rating",
    abbreviation: "ORtg",
    better: "high",
    formula:
      "100 * points produced / possessions used, by Oliver's individual formula with the team's own free-throw part. The share of his field goals that were assisted, which the formula estimates, is kept between none and all.",
    fields: ["player.offensiveRating"],
  },
  defensiveRating: {
    ...individual,
    title: "Defensive rating",
    abbreviation: "DRtg",
    better: "low",
    formula:
      "Points allowed per 100 possessions of the team: its rating moved a fifth of the way to the player's own, by his stops (Oliver).",
    fields: ["player.defensiveRating"],
  },
  netRating: {
    ...individual,
    title: "Net rating",
    abbreviation: "NetRtg",
    better: "high",
    formula: "Offensive rating less defensive rating.",
    fields: ["player.netRating"],
  },
  assistsTurnoverRatio: {
    title: "Assists per turnover",
    abbreviation: "AST/TO",
    unit: "per turnover",
    decimals: 1,
    better: "high",
    formula: "AST / TO.",
    source: REFERENCE_GLOSSARY,
    nullRule: "Null without turnovers.",
    fields: ["player.assistsTurnoverRatio"],
  },
} as const satisfies Record<string, GlossaryEntry>;
