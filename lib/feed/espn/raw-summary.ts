/** `summary?event=`: one game with box scores and plays. */
import { z } from "zod";
import {
  rawBroadcast,
  rawCompetitorSide,
  rawLeague,
  rawLineScore,
  rawOdds,
  rawSeason,
  rawStatus,
  rawVenue,
} from "./raw-game.ts";
import { rawConference, rawTeam } from "./raw-team.ts";
import {
  optional,
  optionalBoolean,
  optionalCount,
  optionalNumber,
  optionalText,
  rawDateTime,
  rawId,
} from "./raw-values.ts";

const competitor = rawCompetitorSide.extend({
  team: rawTeam,
  linescores: optional(z.array(rawLineScore)),
  /** Place in the poll; in the NCAA tournament the seed. */
  rank: optionalCount,
  seed: optionalCount,
});
export type RawCompetitor = z.infer<typeof competitor>;

const competition = z.object({
  date: rawDateTime,
  neutralSite: optionalBoolean,
  conferenceCompetition: optionalBoolean,
  /** There in games of a tournament: a conference's, an invitational's, the national one. */
  tournamentId: optionalCount,
  status: rawStatus,
  groups: optional(rawConference),
  broadcasts: optional(z.array(rawBroadcast)),
  competitors: z.array(competitor),
});
export type RawCompetition = z.infer<typeof competition>;

const header = z.object({
  id: rawId,
  season: rawSeason,
  timeValid: optionalBoolean,
  gameNote: optionalText,
  league: rawLeague,
  competitions: z.array(competition).min(1),
});

const teamStatistics = z.object({
  team: rawTeam,
  statistics: z.array(z.object({ name: z.string(), displayValue: optional(z.string()) })),
});
export type RawTeamStatistics = z.infer<typeof teamStatistics>;

const boxAthlete = z.object({
  athlete: z.object({
    id: rawId,
    displayName: optionalText,
    jersey: optionalText,
    position: optional(z.object({ abbreviation: optionalText })),
  }),
  starter: optionalBoolean,
  didNotPlay: optionalBoolean,
  ejected: optionalBoolean,
  stats: optional(z.array(z.string())),
});
export type RawBoxAthlete = z.infer<typeof boxAthlete>;

const teamAthletes = z.object({
  team: z.object({ id: rawId }),
  statistics: z.array(z.object({ keys: z.array(z.string()), athletes: z.array(boxAthlete) })),
});
export type RawTeamAthletes = z.infer<typeof teamAthletes>;

const play = z.object({
  id: rawId,
  type: z.object({ id: z.coerce.number().int().min(0), text: optionalText }),
  text: optionalText,
  homeScore: z.int(),
  awayScore: z.int(),
  period: z.object({ number: z.int() }),
  clock: optional(z.object({ displayValue: optionalText })),
  team: optional(z.object({ id: rawId })),
  participants: optional(z.array(z.object({ athlete: optional(z.object({ id: rawId })) }))),
  scoringPlay: optionalBoolean,
  shootingPlay: optionalBoolean,
  scoreValue: optionalNumber,
  wallclock: optionalText,
  coordinate: optional(z.object({ x: optionalNumber, y: optionalNumber })),
});
export type RawPlay = z.infer<typeof play>;

export const rawSummary = z.object({
  header,
  format: optional(z.object({ regulation: optional(z.object({ periods: optionalCount })) })),
  gameInfo: optional(z.object({ venue: optional(rawVenue), attendance: optionalCount })),
  broadcasts: optional(z.array(rawBroadcast)),
  pickcenter: optional(z.array(rawOdds.nullable())),
  boxscore: optional(z.object({ teams: optional(z.array(teamStatistics)), players: optional(z.array(teamAthletes)) })),
  plays: optional(z.array(play)),
  winprobability: optional(z.array(z.object({ playId: rawId, homeWinPercentage: optionalNumber }))),
});
export type RawSummary = z.infer<typeof rawSummary>;
