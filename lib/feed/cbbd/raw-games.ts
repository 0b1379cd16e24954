/** Records of games, broadcasts and box scores as servers send them: the fields that state facts. */
import { z } from "zod";
import { GAME_STATUSES, SEASON_TYPES } from "#lib/basketball/enums.ts";
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
  rebounds,
  season,
  shooting,
  text,
} from "./raw-values.ts";

const game = {
  season,
  seasonType: optional(z.enum(SEASON_TYPES)),
  startDate: dateTime,
  startTimeTbd: optionalBoolean,
  neutralSite: optionalBoolean,
  conferenceGame: optionalBoolean,
  gameType: optionalName,
  tournament: optionalName,
};

export const RawGame = z.object({
  ...game,
  id,
  sourceId: optionalText,
  gameNotes: optionalName,
  status: z.enum(GAME_STATUSES),
  attendance: optionalInteger,
  homeTeamId: id,
  homeTeam: name,
  homeConferenceId: optionalId,
  homeConference: optionalName,
  homeSeed: optionalInteger,
  homePoints: optionalInteger,
  homePeriodPoints: optional(z.array(z.int32())),
  homeWinner: optionalBoolean,
  awayTeamId: id,
  awayTeam: name,
  awayConferenceId: optionalId,
  awayConference: optionalName,
  awaySeed: optionalInteger,
  awayPoints: optionalInteger,
  awayPeriodPoints: optional(z.array(z.int32())),
  awayWinner: optionalBoolean,
  venueId: optionalId,
  venue: optionalName,
  city: optionalName,
  state: optionalName,
});
export type RawGame = z.infer<typeof RawGame>;

export const RawGameMedia = z.object({
  ...game,
  gameId: id,
  notes: optionalName,
  homeTeamId: id,
  homeTeam: name,
  homeConference: optionalName,
  awayTeamId: id,
  awayTeam: name,
  awayConference: optionalName,
  broadcasts: z.array(z.object({ broadcastName: text, broadcastType: text })),
});
export type RawGameMedia = z.infer<typeof RawGameMedia>;

/** What both kinds of box score say before their numbers: the game from one team's view. */
const boxScore = {
  ...game,
  gameId: id,
  notes: optionalName,
  teamId: id,
  team: name,
  conference: optionalName,
  teamSeed: optionalInteger,
  opponentId: id,
  opponent: name,
  opponentConference: optionalName,
  opponentSeed: optionalInteger,
  isHome: z.boolean(),
};

export const RawTeamStats = z.object({
  possessions: optionalInteger,
  assists: optionalInteger,
  steals: optionalInteger,
  blocks: optionalInteger,
  points: z.object({
    total: optionalInteger,
    byPeriod: optional(z.array(z.int32())),
    largestLead: optionalInteger,
    fastBreak: optionalInteger,
    inPaint: optionalInteger,
    offTurnovers: optionalInteger,
  }),
  fieldGoals: shooting,
  threePointFieldGoals: shooting,
  freeThrows: shooting,
  rebounds,
  turnovers: z.object({ total: optionalInteger, teamTotal: optionalInteger }),
  fouls: z.object({ total: optionalInteger, technical: optionalInteger, flagrant: optionalInteger }),
});
export type RawTeamStats = z.infer<typeof RawTeamStats>;

export const RawTeamBoxScore = z.object({ ...boxScore, teamStats: RawTeamStats, opponentStats: RawTeamStats });
export type RawTeamBoxScore = z.infer<typeof RawTeamBoxScore>;

export const RawPlayerLine = z.object({
  athleteId: optionalId,
  athleteSourceId: optionalText,
  name,
  position: optionalName,
  starter: optionalBoolean,
  ejected: optionalBoolean,
  minutes: optionalNumber,
  points: optionalInteger,
  turnovers: optionalInteger,
  fouls: optionalInteger,
  assists: optionalInteger,
  steals: optionalInteger,
  blocks: optionalInteger,
  fieldGoals: shooting,
  threePointFieldGoals: shooting,
  freeThrows: shooting,
  rebounds,
});
export type RawPlayerLine = z.infer<typeof RawPlayerLine>;

export const RawPlayerBoxScore = z.object({ ...boxScore, players: z.array(RawPlayerLine) });
export type RawPlayerBoxScore = z.infer<typeof RawPlayerBoxScore>;
