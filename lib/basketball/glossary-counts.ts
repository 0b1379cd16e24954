/** Statistics that are counted. */
import { type GlossaryEntry, STATISTICIANS_MANUAL } from "./glossary-entry.ts";

const NO_BOX_SCORE =
  "Null where the feed has neither a box score nor whole plays; on the leaderboard, which has no nulls, 0.";
const NO_MARKS =
  "Null where the feed neither prints it nor marks every made shot in its plays; on the leaderboard, which has no nulls, 0.";

const count = {
  unit: "count",
  decimals: 0,
  better: "high",
  source: STATISTICIANS_MANUAL,
  nullRule: NO_BOX_SCORE,
} as const;

const points = { ...count, unit: "points" } as const;

export const COUNT_GLOSSARY = {
  points: {
    ...points,
    title: "Points",
    abbreviation: "PTS",
    formula: "Three for every made three-pointer, two for every other made field goal, one for every made free throw.",
    fields: ["team.points.total", "player.points"],
  },
  pointsByPeriod: {
    ...points,
    title: "Points by period",
    abbreviation: "PTS",
    formula: "Points scored in each half and overtime, in order.",
    nullRule: "Null where the feed has neither a line score nor whole plays.",
    fields: ["team.points.byPeriod"],
  },
  largestLead: {
    ...points,
    title: "Largest lead",
    abbreviation: "LEAD",
    formula: "The most points the team was ahead by at any moment; 0 for a team that never led.",
    fields: ["team.points.largestLead"],
  },
  fastBreakPoints: {
    ...points,
    title: "Fast-break points",
    abbreviation: "FBP",
    formula: "Points scored before the defence was set after a change of possession, as the scorer marked them.",
    nullRule: NO_MARKS,
    fields: ["team.points.fastBreak"],
  },
  pointsInPaint: {
    ...points,
    title: "Points in the paint",
    abbreviation: "PITP",
    formula: "Points from field goals made inside the lane, as the scorer marked them.",
    nullRule: NO_MARKS,
    fields: ["team.points.inPaint"],
  },
  pointsOffTurnovers: {
    ...points,
    title: "Points off turnovers",
    abbreviation: "POT",
    formula: "Points scored in the possession that followed the opponent's turnover, as the scorer marked them.",
    nullRule: NO_MARKS,
    fields: ["team.points.offTurnovers"],
  },
  fieldGoals: {
    ...count,
    title: "Field goals",
    abbreviation: "FG",
    formula: "Shots from the field, made and tried; threes are among them, free throws are not.",
    fields: [
      "team.fieldGoals.made",
      "team.fieldGoals.attempted",
      "player.fieldGoals.made",
      "player.fieldGoals.attempted",
    ],
  },
  twoPointFieldGoals: {
    ...count,
    title: "Two-pointers",
    abbreviation: "2P",
    formula: "Field goals, made and tried, that are not three-pointers.",
    fields: [
      "team.twoPointFieldGoals.made",
      "team.twoPointFieldGoals.attempted",
      "player.twoPointFieldGoals.made",
      "player.twoPointFieldGoals.attempted",
    ],
  },
  threePointFieldGoals: {
    ...count,
    title: "Three-pointers",
    abbreviation: "3P",
    formula: "Field goals from behind the three-point line, made and tried.",
    fields: [
      "team.threePointFieldGoals.made",
      "team.threePointFieldGoals.attempted",
      "player.threePointFieldGoals.made",
      "player.threePointFieldGoals.attempted",
    ],
  },
  freeThrows: {
    ...count,
    title: "Free throws",
    abbreviation: "FT",
    formula: "Free throws, made and tried.",
    fields: [
      "team.freeThrows.made",
      "team.freeThrows.attempted",
      "player.freeThrows.made",
      "player.freeThrows.attempted",
    ],
  },
  rebounds: {
    ...count,
    title: "Rebounds",
    abbreviation: "REB",
    formula: "Offensive and defensive rebounds. A team's include its team rebounds, not its dead-ball rebounds.",
    fields: ["team.rebounds.total", "player.rebounds.total"],
  },
  offensiveRebounds: {
    ...count,
    title: "Offensive rebounds",
    abbreviation: "OREB",
    formula: "Rebounds of the own side's misses.",
    fields: ["team.rebounds.offensive", "player.rebounds.offensive"],
  },
  defensiveRebounds: {
    ...count,
    title: "Defensive rebounds",
    abbreviation: "DREB",
    formula: "Rebounds of the opponent's misses.",
    fields: ["team.rebounds.defensive", "player.rebounds.defensive"],
  },
  assists: {
    ...count,
    title: "Assists",
    abbreviation: "AST",
    formula: "Passes that led straight to a made field goal.",
    fields: ["team.assists", "player.assists"],
  },
  steals: {
    ...count,
    title: "Steals",
    abbreviation: "STL",
    formula: "Turnovers of the opponent that a defender forced by taking or tipping the ball.",
    fields: ["team.steals", "player.steals"],
  },
  blocks: {
    ...count,
    title: "Blocks",
    abbreviation: "BLK",
    formula: "Field-goal tries of the opponent stopped by a touch of the ball.",
    fields: ["team.blocks", "player.blocks"],
  },
  turnovers: {
    ...count,
    title: "Turnovers",
    abbreviation: "TO",
    better: "low",
    formula: "Times the ball was lost without a try. A team's include its team turnovers.",
    fields: ["team.turnovers.total", "player.turnovers"],
  },
  teamTurnovers: {
    ...count,
    title: "Team turnovers",
    abbreviation: "TTO",
    better: "low",
    formula: "Turnovers charged to the team and to no player, such as a shot-clock violation.",
    fields: ["team.turnovers.teamTotal", "team.turnovers.team"],
  },
  fouls: {
    ...count,
    title: "Fouls",
    abbreviation: "PF",
    better: "low",
    formula:
      "Personal fouls, offensive, flagrant and class A technical ones among them; class B and administrative technicals are not.",
    fields: ["team.fouls.total", "player.fouls"],
  },
  technicalFouls: {
    ...count,
    title: "Technical fouls",
    abbreviation: "TF",
    better: "low",
    formula:
      "Technical fouls of players, coach and bench, administrative ones among them; as the feed prints them where it has a box score.",
    fields: ["team.fouls.technical"],
  },
  flagrantFouls: {
    ...count,
    title: "Flagrant fouls",
    abbreviation: "FF",
    better: "low",
    formula: "Personal fouls ruled flagrant.",
    fields: ["team.fouls.flagrant"],
  },
  minutes: {
    ...count,
    title: "Minutes",
    abbreviation: "MIN",
    unit: "minutes",
    decimals: 1,
    better: "neutral",
    formula: "Time on the floor: whole minutes as the feed prints them, else the player's stints to a tenth.",
    nullRule: "Null where the feed has neither minutes nor substitutions; a player who did not play has no line.",
    fields: ["player.minutes"],
  },
  gameMinutes: {
    ...count,
    title: "Game minutes",
    abbreviation: "GM",
    unit: "minutes",
    better: "neutral",
    formula: "40, and 5 more for every overtime.",
    nullRule: "Null where the number of periods is not known.",
    fields: ["game.gameMinutes"],
  },
  plusMinus: {
    ...points,
    title: "Plus-minus",
    abbreviation: "+/-",
    formula: "Points of the team less points of the opponent while the player was on the floor.",
    nullRule: "Null where the player's stints are not known.",
    fields: [],
  },
} as const satisfies Record<string, GlossaryEntry>;
