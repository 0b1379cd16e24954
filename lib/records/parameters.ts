/** Parameters that several endpoints share. One rule, one home. */
import { GAME_STATUSES, SEASON_TYPES } from "#lib/basketball/enums.ts";

export const MAXIMUM_ID = 2_147_483_647;

export const seasonParameter = {
  kind: "integer",
  minimum: 1,
  maximum: 32_767,
  description: "Season, the year it ends: 2026 is 2025-26.",
  example: 2026,
} as const;

export const requiredSeasonParameter = { ...seasonParameter, required: true } as const;

export const teamParameter = {
  kind: "text",
  description: "Team name (the `school` of /teams), in any case: `Saint Louis`.",
  example: "Saint Louis",
} as const;

export const requiredTeamParameter = { ...teamParameter, required: true } as const;

export const conferenceParameter = {
  kind: "text",
  description: "Conference abbreviation in any case: `A-10`. The membership in the season of the row decides.",
  example: "A-10",
} as const;

export const seasonTypeParameter = {
  kind: "enum",
  values: SEASON_TYPES,
  description: "Part of the season.",
  example: "regular",
} as const;

export const statusParameter = {
  kind: "enum",
  values: GAME_STATUSES,
  description: "Status of the game.",
  example: "final",
} as const;

export const tournamentParameter = {
  kind: "text",
  description: "Short name of a tournament in any case: `NCAA`, `NIT`.",
  example: "NCAA",
} as const;

export const requiredTournamentParameter = { ...tournamentParameter, required: true } as const;

export const startDateRangeParameter = {
  kind: "dateTime",
  description: "Games that start at or after this time. ISO 8601; a bare date is midnight UTC.",
  example: "2026-01-23",
} as const;

export const endDateRangeParameter = {
  kind: "dateTime",
  description: "Games that start at or before this time. ISO 8601; a bare date is midnight UTC.",
  example: "2026-01-24",
} as const;

/** The filters every listing of games has. */
export const gameFilterParameters = {
  gameId: {
    kind: "integer",
    minimum: 1,
    maximum: MAXIMUM_ID,
    description: "Id of one game.",
    example: 1,
  },
  startDateRange: startDateRangeParameter,
  endDateRange: endDateRangeParameter,
  team: teamParameter,
  conference: conferenceParameter,
  season: seasonParameter,
  seasonType: seasonTypeParameter,
  tournament: tournamentParameter,
} as const;

/** The filters of the listings that are cut at a number of games. */
export const pagedGameFilterParameters = {
  ...gameFilterParameters,
  cursor: {
    kind: "cursor",
    description:
      "Where to go on: the `cursor` of the `next` link of an answer that was cut. Keep the other parameters as they were.",
  },
} as const;

export const shootingPlaysOnlyParameter = {
  kind: "boolean",
  description: "Only shooting plays: field-goal tries and free throws.",
  example: true,
} as const;

export const yearParameter = {
  kind: "integer",
  minimum: 1,
  maximum: 32_767,
  description: "Calendar year.",
  example: 2025,
} as const;

export const positionParameter = {
  kind: "text",
  description: "Abbreviation of a position in any case: `G`, `SF`.",
  example: "G",
} as const;

export const gameIdParameter = {
  kind: "integer",
  minimum: 1,
  maximum: MAXIMUM_ID,
  required: true,
  description: "Id of the game.",
  example: 1,
} as const;

export const playerIdParameter = {
  kind: "integer",
  minimum: 1,
  maximum: MAXIMUM_ID,
  required: true,
  description: "Athlete id of the player.",
  example: 1,
} as const;

/** The filters every listing of season statistics has: without them a season's final games but exhibitions count. */
export const seasonPartParameters = {
  seasonType: { ...seasonTypeParameter, description: "Only this part of the season; `preseason` is its exhibitions." },
  startDateRange: startDateRangeParameter,
  endDateRange: endDateRangeParameter,
  asOf: {
    kind: "date",
    needs: "season",
    description: "Only the season's games played before this day, US Eastern time; needs `season`.",
    example: "2026-01-24",
  },
} as const;
