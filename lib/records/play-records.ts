/** Records of the play and substitution endpoints. */
import { z } from "zod";
import { SHOT_RANGES } from "#lib/basketball/enums.ts";
import {
  dateTime,
  integer,
  nullableBoolean,
  nullableInteger,
  nullableNumber,
  nullableText,
  number,
  seasonType,
  text,
} from "./shared-shapes.ts";

const MaybeAthlete = z.strictObject({ id: nullableNumber, name: nullableText });

export const ShotInfo = z.strictObject({
  shooter: MaybeAthlete,
  made: z.boolean(),
  range: z.enum(SHOT_RANGES),
  assisted: z.boolean(),
  assistedBy: MaybeAthlete,
  location: z.strictObject({ x: nullableNumber, y: nullableNumber }),
});
export type ShotInfo = z.infer<typeof ShotInfo>;

export const PlayInfo = z.strictObject({
  id: integer,
  sourceId: text,
  gameId: integer,
  gameSourceId: text,
  gameStartDate: dateTime,
  season: number,
  seasonType,
  gameType: text,
  tournament: nullableText,
  playType: text,
  isHomeTeam: nullableBoolean,
  teamId: nullableInteger,
  team: nullableText,
  conference: nullableText,
  teamSeed: nullableNumber,
  opponentId: nullableInteger,
  opponent: nullableText,
  opponentConference: nullableText,
  opponentSeed: nullableNumber,
  period: integer,
  clock: text,
  secondsRemaining: integer,
  homeScore: integer,
  awayScore: integer,
  /** After the play, 0 to 1, three decimals: the feed's own, else ours. */
  homeWinProbability: nullableNumber,
  scoringPlay: nullableBoolean,
  shootingPlay: nullableBoolean,
  scoreValue: nullableNumber,
  wallclock: dateTime.nullable(),
  playText: nullableText,
  participants: z.array(z.strictObject({ name: text, id: number })),
  onFloor: z.array(z.strictObject({ team: text, name: text, id: number })),
  shotInfo: ShotInfo.nullable(),
});
export type PlayInfo = z.infer<typeof PlayInfo>;

export const PlayTypeInfo = z.strictObject({ id: integer, name: text });
export type PlayTypeInfo = z.infer<typeof PlayTypeInfo>;

const SubstitutionEnd = z.strictObject({
  period: integer,
  secondsRemaining: integer,
  teamPoints: integer,
  opponentPoints: integer,
});

/** A stint: one continuous time of an athlete on the floor. The interface spells the name this way. */
export const PlayerSubsititution = z.strictObject({
  gameId: integer,
  startDate: dateTime,
  teamId: integer,
  team: text,
  conference: nullableText,
  athleteId: integer,
  athlete: text,
  position: nullableText,
  opponentId: integer,
  opponent: text,
  opponentConference: nullableText,
  subIn: SubstitutionEnd,
  subOut: SubstitutionEnd,
});
export type PlayerSubsititution = z.infer<typeof PlayerSubsititution>;
