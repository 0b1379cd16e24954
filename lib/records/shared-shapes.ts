/** Shapes that several records hold. Field order is the order in which they are sent. */
import { z } from "zod";
import { SEASON_TYPES } from "#lib/basketball/enums.ts";

export const number = z.number();
export const integer = z.int32();
export const text = z.string();
export const nullableNumber = z.number().nullable();
export const nullableInteger = z.int32().nullable();
export const nullableText = z.string().nullable();
export const nullableBoolean = z.boolean().nullable();
/** ISO 8601 in UTC with milliseconds. */
export const dateTime = z.iso.datetime({ precision: 3 });
export const seasonType = z.enum(SEASON_TYPES);

/** The header that box scores of a team's game share. */
export const gameTeamHeader = {
  gameId: integer,
  season: integer,
  seasonLabel: text,
  seasonType,
  tournament: nullableText,
  startDate: dateTime,
  startTimeTbd: z.boolean(),
  teamId: integer,
  team: text,
  conference: nullableText,
  teamSeed: nullableInteger,
  opponentId: integer,
  opponent: text,
  opponentConference: nullableText,
  opponentSeed: nullableInteger,
  neutralSite: z.boolean(),
  isHome: z.boolean(),
  conferenceGame: z.boolean(),
  gameType: nullableText,
  notes: nullableText,
} as const;

/** Made, attempted and percent (0-100) of one kind of shot. */
export const Shooting = z.strictObject({ made: nullableNumber, attempted: nullableNumber, pct: nullableNumber });
export const Rebounds = z.strictObject({ offensive: nullableNumber, defensive: nullableNumber, total: nullableNumber });
