/** Every table of the store in one of three lists: what is cleared, compared or counted as a whole is read from here. */
import type { Tables } from "./tables.ts";

/** What feeds state, and the log of what was imported. */
export const FACT_TABLES = [
  "sourceIdentity",
  "venue",
  "conference",
  "team",
  "membership",
  "athlete",
  "roster",
  "gameFact",
  "lineProvider",
  "poll",
  "pollEntry",
  "recruitingSchool",
  "recruit",
  "recruitingRanking",
  "transfer",
  "draftTeam",
  "draftPick",
  "importedDocument",
  "importFault",
  "unmatchedName",
] as const satisfies readonly (keyof Tables)[];

/** What is computed from facts: it can be dropped and rebuilt at any time. */
export const DERIVED_TABLES = [
  "game",
  "gameTeam",
  "gamePlayer",
  "stint",
  "gameLine",
  "gamePlays",
  "gameQuality",
  "staleGame",
  "seasonRating",
  "gameElo",
  "staleRating",
  "gameTally",
  "gameLineup",
  "seasonTeam",
  "seasonAthlete",
  "staleSeasonTeam",
] as const satisfies readonly (keyof Tables)[];

/** What belongs to this installation and not to its data: settings, counters of writes, keys. */
export const INSTALLATION_TABLES = ["setting", "revision", "apiKey"] as const satisfies readonly (keyof Tables)[];
