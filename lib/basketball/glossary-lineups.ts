/** What a time on the floor has besides the counts and rates of a box score: of five athletes together, and of a team with and without one of them. */
import { type GlossaryEntry, KUBATKO, STATISTICIANS_MANUAL } from "./glossary-entry.ts";

const NEVER_NULL = "Never null: only games that tell who is on the floor are in it.";

const count = {
  unit: "count",
  decimals: 0,
  better: "neutral",
  source: STATISTICIANS_MANUAL,
  nullRule: NEVER_NULL,
  fields: [],
} as const;

const rating = {
  unit: "points per 100 possessions",
  decimals: 1,
  better: "high",
  source: KUBATKO,
  nullRule: "Null where there was no possession; 0 where nobody scored in those there were.",
} as const;

export const LINEUP_GLOSSARY = {
  floorSeconds: {
    ...count,
    title: "Seconds on the floor",
    abbreviation: "SEC",
    unit: "seconds",
    formula:
      "Game time with exactly these five on the floor, or of one athlete with him in any five. Five may be together for a free throw and no second.",
    fields: ["lineup.totalSeconds"],
  },
  floorOffense: {
    ...rating,
    title: "Offense on the floor",
    abbreviation: "ORtg",
    formula:
      "100 * PTS / possessions of the team in this time. A possession belongs to the five who were on for its last try.",
    fields: ["lineup.offenseRating"],
  },
  floorDefense: {
    ...rating,
    title: "Defense on the floor",
    abbreviation: "DRtg",
    better: "low",
    formula: "100 * PTS / possessions of the opponents in this time.",
    fields: ["lineup.defenseRating"],
  },
  floorNet: {
    ...rating,
    title: "Net rating on the floor",
    abbreviation: "NetRtg",
    formula: "Offense less defense in this time.",
    nullRule: "Null where one side had no possession.",
    fields: ["lineup.netRating"],
  },
  netDifference: {
    ...rating,
    title: "On less off",
    abbreviation: "ON-OFF",
    formula:
      "The team's net rating with the athlete on the floor, less its net rating without him, over all of its games that tell who is on the floor. Who he was on with is in it too.",
    nullRule: "Null where one side had no possession with him, or without him.",
    fields: ["onOff.netDifference"],
  },
  floorGames: {
    ...count,
    title: "Games with lineups",
    abbreviation: "GL",
    formula: "Games of the team that have whole plays and tell who is on the floor.",
    fields: ["onOff.games"],
  },
  floorGamesPlayed: {
    ...count,
    title: "Games on the floor",
    abbreviation: "GP",
    formula: "Those of the games with lineups that the athlete was on the floor in.",
    fields: ["onOff.gamesPlayed"],
  },
  unknownSeconds: {
    ...count,
    title: "Seconds of an unknown five",
    abbreviation: "UNK",
    unit: "seconds",
    formula:
      "Game time in which not exactly five of the team are known to be on the floor: it is in no lineup, and neither on nor off.",
    fields: ["onOff.unknownSeconds"],
  },
} as const satisfies Record<string, GlossaryEntry>;
