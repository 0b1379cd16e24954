/** What a feed states of players who are to come, or change schools: recruits, the rankings of their classes, transfers. */

import type { HometownFact, SourceIds, TeamFact } from "./entity-facts.ts";
import type { Source } from "./enums.ts";

export const RECRUIT_TYPES = ["high_school", "junior_college", "prep_school"] as const;
export type RecruitType = (typeof RECRUIT_TYPES)[number];

export interface RecruitFact {
  source: Source;
  sourceId: string;
  /** Ids of other sources, where the feed knows some: a mirrored service tells its upstream's. */
  ids?: SourceIds;
  /** The year he leaves school: recruits of 2025 are freshmen of season 2026. */
  year: number;
  type: RecruitType | null;
  name: string;
  /** Abbreviation: G, F, C ... */
  position: string | null;
  /** The school he comes from. */
  school: { sourceId: string | null; name: string } | null;
  hometown: HometownFact | null;
  heightInches: number | null;
  weightPounds: number | null;
  stars: number | null;
  /** 0 to 1: as good as a recruit can be is 1. */
  rating: number | null;
  ranking: number | null;
  committedTo: TeamFact | null;
  /** Ids of the athlete he became; empty while he has not arrived. */
  athleteIds: SourceIds;
}

export interface RecruitingRankingFact {
  source: Source;
  year: number;
  team: TeamFact;
  ranking: number;
  /** 0 to 100. */
  rating: number | null;
}

export const ELIGIBILITIES = ["Immediate", "SittingOne", "PendingAppeal", "TBD", "Withdrawn"] as const;
export type Eligibility = (typeof ELIGIBILITIES)[number];

export interface TransferFact {
  source: Source;
  sourceId: string;
  /** Ids of other sources, where the feed knows some: a mirrored service tells its upstream's. */
  ids?: SourceIds;
  /** The year of the spring he enters the portal in: he plays for his new school in the season that ends a year later. */
  year: number;
  firstName: string;
  lastName: string;
  position: string | null;
  origin: TeamFact | null;
  /** Null while he has not chosen. */
  destination: TeamFact | null;
  eligibility: Eligibility | null;
  yearsRemaining: number | null;
  stars: number | null;
  /** 0 to 1, as recruits' ratings. */
  rating: number | null;
  athleteIds: SourceIds;
}
