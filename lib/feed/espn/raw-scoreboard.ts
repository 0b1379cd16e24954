/** `scoreboard?dates=`: the games of a day; and the header scoreboard, the same in another shape. */
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
import { optional, optionalBoolean, optionalCount, optionalText, rawDateTime, rawId } from "./raw-values.ts";

const competitor = rawCompetitorSide.extend({
  team: rawTeam,
  linescores: optional(z.array(rawLineScore)),
  curatedRank: optional(z.object({ current: optionalCount })),
});

const competition = z.object({
  date: rawDateTime,
  attendance: optionalCount,
  type: optional(z.object({ abbreviation: optionalText })),
  timeValid: optionalBoolean,
  neutralSite: optionalBoolean,
  conferenceCompetition: optionalBoolean,
  venue: optional(rawVenue),
  notes: optional(z.array(z.object({ headline: optionalText }))),
  groups: optional(rawConference),
  geoBroadcasts: optional(z.array(rawBroadcast)),
  odds: optional(z.array(rawOdds.nullable())),
  competitors: z.array(competitor),
});

const event = z.object({ id: rawId, season: rawSeason, status: rawStatus, competitions: z.array(competition).min(1) });
export type RawScoreboardEvent = z.infer<typeof event>;

export const rawScoreboard = z.object({
  leagues: z.array(rawLeague.extend({ season: optional(z.object({ year: optionalCount })) })).min(1),
  day: optional(z.object({ date: optionalText })),
  events: z.array(event),
});
export type RawScoreboard = z.infer<typeof rawScoreboard>;

const headerCompetitor = rawTeam.extend(rawCompetitorSide.shape).extend({
  rank: optionalCount,
  /** Id of the conference; on the team itself `groups` is an object. */
  group: optionalText,
});
export type RawHeaderCompetitor = z.infer<typeof headerCompetitor>;

const headerEvent = z.object({
  id: rawId,
  date: rawDateTime,
  timeValid: optionalBoolean,
  neutralSite: optionalBoolean,
  /** Name of the arena. */
  location: optionalText,
  note: optionalText,
  season: z.int().min(1900).max(2200),
  seasonType: optional(z.union([z.int(), z.string()])),
  fullStatus: rawStatus,
  broadcasts: optional(z.array(z.object({ type: optionalText, shortName: optionalText, name: optionalText }))),
  competitors: z.array(headerCompetitor),
});
export type RawHeaderEvent = z.infer<typeof headerEvent>;

export const rawHeaderScoreboard = z.object({
  sports: z.array(z.object({ leagues: z.array(rawLeague.extend({ events: z.array(headerEvent) })) })).min(1),
});
export type RawHeaderScoreboard = z.infer<typeof rawHeaderScoreboard>;
