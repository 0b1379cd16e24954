/** Records of recruits, transfers and the draft as servers send them. */
import { z } from "zod";
import { ELIGIBILITIES } from "#lib/basketball/recruiting-facts.ts";
import { id, name, optional, optionalId, optionalInteger, optionalName, optionalNumber, season } from "./raw-values.ts";

/** A year has the bounds of a season. */
const year = season;

const hometown = optional(
  z.object({
    city: optionalName,
    state: optionalName,
    country: optionalName,
    latitude: optionalNumber,
    longitude: optionalNumber,
    countyFips: optionalName,
  }),
);

/** A team with its conference; servers know some by name alone. */
const namedTeam = optional(z.object({ id: optionalId, name: optionalName }));

export const RawRecruit = z.object({
  id,
  sourceId: optionalName,
  position: optionalName,
  schoolId: optionalId,
  school: optionalName,
  hometown,
  committedTo: namedTeam,
  athleteId: optionalId,
  year,
  name,
  heightInches: optionalNumber,
  weightPounds: optionalNumber,
  stars: optionalInteger,
  rating: optionalNumber,
  ranking: optionalInteger,
});
export type RawRecruit = z.infer<typeof RawRecruit>;

export const RawRecruitingRanking = z.object({
  teamId: id,
  team: name,
  year,
  ranking: z.int32(),
  rating: optionalNumber,
});
export type RawRecruitingRanking = z.infer<typeof RawRecruitingRanking>;

export const RawTransfer = z.object({
  id,
  sourceId: optionalName,
  year,
  firstName: z.string(),
  lastName: z.string(),
  position: optionalName,
  origin: namedTeam,
  destination: namedTeam,
  /** A word of a newer version is unknown to this one. */
  eligibility: optional(z.enum(ELIGIBILITIES)).catch(null),
  yearsRemaining: optionalInteger,
  stars: optionalInteger,
  rating: optionalNumber,
});
export type RawTransfer = z.infer<typeof RawTransfer>;

export const RawDraftTeam = z.object({
  id,
  sourceId: optionalNumber,
  location: z.string(),
  name: z.string(),
  displayName: name,
  abbreviation: z.string(),
});
export type RawDraftTeam = z.infer<typeof RawDraftTeam>;

export const RawDraftPick = z.object({
  athleteId: optionalId,
  sourceTeamId: optionalInteger,
  sourceTeamLocation: optionalName,
  sourceTeamName: optionalName,
  sourceTeamLeagueAffiliation: optionalName,
  sourceTeamCollegeId: optionalId,
  draftTeamId: id,
  draftTeam: name,
  year,
  overall: z.int32().positive(),
  round: z.int32(),
  pick: z.int32(),
  name,
  /** Sent, but not declared. */
  position: optionalName,
  overallRank: optionalInteger,
  positionRank: optionalInteger,
  height: optionalNumber,
  weight: optionalNumber,
});
export type RawDraftPick = z.infer<typeof RawDraftPick>;
