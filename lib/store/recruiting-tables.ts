/** Tables of recruiting: facts. Of a recruit or transfer that several sources tell of, the better source's statement holds whole. */
import type { Eligibility, RecruitType } from "#lib/basketball/recruiting-facts.ts";

/** Schools recruits come from. */
export interface RecruitingSchoolTable {
  id: number;
  name: string;
  nameKey: string;
}

export interface RecruitTable {
  id: number;
  /** How good the source of the row is (ingest/authority.ts). */
  authority: number;
  /** The year he leaves school. */
  year: number;
  type: RecruitType | null;
  name: string;
  nameKey: string;
  position: string | null;
  schoolId: number | null;
  /** JSON of HometownFact. */
  hometown: string | null;
  heightInches: number | null;
  weightPounds: number | null;
  stars: number | null;
  /** 0 to 1. */
  rating: number | null;
  ranking: number | null;
  /** The team he has committed to. */
  teamId: number | null;
  /** JSON of SourceIds: the athlete he became, whom a feed may bring long after the recruit. */
  athleteIds: string;
}

/** How a team's class of recruits ranks. */
export interface RecruitingRankingTable {
  year: number;
  teamId: number;
  authority: number;
  ranking: number;
  /** 0 to 100. */
  rating: number | null;
}

export interface TransferTable {
  id: number;
  authority: number;
  /** The year of the spring he enters the portal in. */
  year: number;
  firstName: string;
  lastName: string;
  /** Of the first and the last name. */
  nameKey: string;
  position: string | null;
  originTeamId: number | null;
  destinationTeamId: number | null;
  eligibility: Eligibility | null;
  yearsRemaining: number | null;
  stars: number | null;
  /** 0 to 1. */
  rating: number | null;
  /** JSON of SourceIds. */
  athleteIds: string;
}
