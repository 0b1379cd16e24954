/** Records of the games endpoints. */
import { z } from "zod";
import { GAME_STATUSES } from "#lib/basketball/enums.ts";
import {
  dateTime,
  gameTeamHeader,
  integer,
  nullableBoolean,
  nullableInteger,
  nullableNumber,
  nullableText,
  number,
  Rebounds,
  Shooting,
  seasonType,
  text,
} from "./shared-shapes.ts";

export const GameInfo = z.strictObject({
  id: integer,
  sourceId: text,
  seasonLabel: text,
  season: integer,
  seasonType,
  startDate: dateTime,
  startTimeTbd: z.boolean(),
  neutralSite: z.boolean(),
  conferenceGame: z.boolean(),
  gameType: nullableText,
  tournament: nullableText,
  gameNotes: nullableText,
  status: z.enum(GAME_STATUSES),
  attendance: nullableInteger,
  homeTeamId: integer,
  homeTeam: text,
  homeConferenceId: nullableInteger,
  homeConference: nullableText,
  homeSeed: nullableInteger,
  homePoints: nullableInteger,
  homePeriodPoints: z.array(number).nullable(),
  homeWinner: nullableBoolean,
  /** Before the game and after it, of final games that ratings count; null of all others. */
  homeTeamEloStart: nullableInteger,
  homeTeamEloEnd: nullableInteger,
  awayTeamId: integer,
  awayTeam: text,
  awayConferenceId: nullableInteger,
  awayConference: nullableText,
  awaySeed: nullableInteger,
  awayPoints: nullableInteger,
  awayPeriodPoints: z.array(number).nullable(),
  awayWinner: nullableBoolean,
  awayTeamEloStart: nullableInteger,
  awayTeamEloEnd: nullableInteger,
  /** All changes of the win probability in 40 minutes; null until the game is over, and without win probabilities. */
  excitement: nullableNumber,
  venueId: nullableInteger,
  venue: nullableText,
  city: nullableText,
  state: nullableText,
});
export type GameInfo = z.infer<typeof GameInfo>;

/** A day of the schedule: games count to the day they are played on in US Eastern time. */
export const GameDay = z.strictObject({ date: z.iso.date(), games: integer });
export type GameDay = z.infer<typeof GameDay>;

export const GameMediaInfo = z.strictObject({
  gameId: integer,
  season: integer,
  seasonLabel: text,
  seasonType,
  tournament: nullableText,
  startDate: dateTime,
  startTimeTbd: z.boolean(),
  homeTeamId: integer,
  homeTeam: text,
  homeConference: nullableText,
  awayTeamId: integer,
  awayTeam: text,
  awayConference: nullableText,
  neutralSite: z.boolean(),
  conferenceGame: z.boolean(),
  gameType: nullableText,
  notes: nullableText,
  broadcasts: z.array(z.strictObject({ broadcastName: text, broadcastType: text })),
});
export type GameMediaInfo = z.infer<typeof GameMediaInfo>;

export const GameBoxScoreTeamStats = z.strictObject({
  possessions: nullableNumber,
  assists: nullableNumber,
  steals: nullableNumber,
  blocks: nullableNumber,
  trueShooting: nullableNumber,
  rating: nullableNumber,
  gameScore: nullableNumber,
  points: z.strictObject({
    total: nullableNumber,
    byPeriod: z.array(number).nullable(),
    largestLead: nullableNumber,
    fastBreak: nullableNumber,
    inPaint: nullableNumber,
    offTurnovers: nullableNumber,
  }),
  fieldGoals: Shooting,
  twoPointFieldGoals: Shooting,
  threePointFieldGoals: Shooting,
  freeThrows: Shooting,
  rebounds: Rebounds,
  turnovers: z.strictObject({ total: nullableNumber, teamTotal: nullableNumber }),
  fouls: z.strictObject({ total: nullableNumber, technical: nullableNumber, flagrant: nullableNumber }),
  fourFactors: z.strictObject({
    effectiveFieldGoalPct: nullableNumber,
    freeThrowRate: nullableNumber,
    turnoverRatio: nullableNumber,
    offensiveReboundPct: nullableNumber,
  }),
});
export type GameBoxScoreTeamStats = z.infer<typeof GameBoxScoreTeamStats>;

export const GameBoxScoreTeam = z.strictObject({
  ...gameTeamHeader,
  gameMinutes: nullableNumber,
  pace: nullableNumber,
  teamStats: GameBoxScoreTeamStats,
  opponentStats: GameBoxScoreTeamStats,
});
export type GameBoxScoreTeam = z.infer<typeof GameBoxScoreTeam>;

export const GameBoxScorePlayer = z.strictObject({
  athleteId: number,
  athleteSourceId: text,
  name: text,
  /** Abbreviation; empty where the feed gives none. */
  position: text,
  starter: nullableBoolean,
  ejected: nullableBoolean,
  minutes: nullableNumber,
  points: nullableNumber,
  turnovers: nullableNumber,
  fouls: nullableNumber,
  assists: nullableNumber,
  steals: nullableNumber,
  blocks: nullableNumber,
  usage: nullableNumber,
  offensiveRating: nullableNumber,
  defensiveRating: nullableNumber,
  netRating: nullableNumber,
  gameScore: nullableNumber,
  trueShootingPct: nullableNumber,
  effectiveFieldGoalPct: nullableNumber,
  assistsTurnoverRatio: nullableNumber,
  freeThrowRate: nullableNumber,
  offensiveReboundPct: nullableNumber,
  fieldGoals: Shooting,
  twoPointFieldGoals: Shooting,
  threePointFieldGoals: Shooting,
  freeThrows: Shooting,
  rebounds: Rebounds,
});
export type GameBoxScorePlayer = z.infer<typeof GameBoxScorePlayer>;

export const GameBoxScorePlayers = z.strictObject({
  ...gameTeamHeader,
  gameMinutes: nullableNumber,
  gamePace: nullableNumber,
  players: z.array(GameBoxScorePlayer),
});
export type GameBoxScorePlayers = z.infer<typeof GameBoxScorePlayers>;
