/** Records of plays and substitutions as servers send them: the fields that state facts. */
import { z } from "zod";
import { SEASON_TYPES, SHOT_RANGES } from "#lib/basketball/enums.ts";
import {
  dateTime,
  id,
  name,
  optional,
  optionalBoolean,
  optionalId,
  optionalInteger,
  optionalName,
  optionalNumber,
  optionalText,
  season,
  text,
} from "./raw-values.ts";

/** More periods than any game had: the longest went to six overtimes. */
const MAXIMUM_PERIOD = 30;
/** What a clock of two digits can show; records of old games have clocks that ran past the period. */
const MAXIMUM_CLOCK_SECONDS = 99 * 60 + 59;

const period = z.int().min(0).max(MAXIMUM_PERIOD);
const secondsRemaining = z.int().min(0).max(MAXIMUM_CLOCK_SECONDS);
const athlete = z.object({ id, name });
const maybeAthlete = optional(z.object({ id: optionalId, name: optionalName }));

export const RawPlay = z.object({
  id,
  sourceId: text,
  gameId: id,
  gameSourceId: optionalText,
  gameStartDate: dateTime,
  season,
  seasonType: optional(z.enum(SEASON_TYPES)),
  gameType: optionalName,
  tournament: optionalName,
  playType: text,
  isHomeTeam: optionalBoolean,
  teamId: optionalId,
  team: optionalName,
  conference: optionalName,
  teamSeed: optionalInteger,
  opponentId: optionalId,
  opponent: optionalName,
  opponentConference: optionalName,
  opponentSeed: optionalInteger,
  period,
  clock: text,
  secondsRemaining,
  homeScore: z.int32(),
  awayScore: z.int32(),
  homeWinProbability: optional(z.number().min(0).max(1)),
  scoringPlay: optionalBoolean,
  shootingPlay: optionalBoolean,
  scoreValue: optionalInteger,
  wallclock: optional(dateTime),
  playText: optionalText,
  participants: optional(z.array(athlete)).transform((list) => list ?? []),
  onFloor: optional(z.array(athlete.extend({ team: name }))).transform((list) => list ?? []),
  shotInfo: optional(
    z.object({
      shooter: maybeAthlete,
      made: z.boolean(),
      range: z.enum(SHOT_RANGES),
      assisted: z.boolean(),
      assistedBy: maybeAthlete,
      location: optional(z.object({ x: optionalNumber, y: optionalNumber })),
    }),
  ),
});
export type RawPlay = z.infer<typeof RawPlay>;

const stintEnd = z.object({
  period,
  secondsRemaining,
  teamPoints: z.int32(),
  opponentPoints: z.int32(),
});

export const RawSubstitution = z.object({
  gameId: id,
  startDate: dateTime,
  teamId: id,
  team: name,
  conference: optionalName,
  athleteId: id,
  athlete: name,
  position: optionalName,
  opponentId: id,
  opponent: name,
  opponentConference: optionalName,
  subIn: stintEnd,
  subOut: stintEnd,
});
export type RawSubstitution = z.infer<typeof RawSubstitution>;
