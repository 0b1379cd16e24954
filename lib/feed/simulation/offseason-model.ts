/** What happens between two seasons: who comes, who changes schools, who is drafted. Made by offseason.ts. */
import type { Eligibility, RecruitType } from "#lib/basketball/recruiting-facts.ts";
import type { Hometown, SimulatedPosition } from "./league-model.ts";

export interface FeederSchool {
  id: number;
  name: string;
}

export interface SimulatedRecruit {
  id: number;
  type: RecruitType;
  firstName: string;
  lastName: string;
  position: SimulatedPosition;
  /** Null for those who come from abroad and of whose school nobody has heard. */
  school: FeederSchool | null;
  hometown: Hometown;
  heightInches: number;
  weightPounds: number;
  /** 2 to 5. */
  stars: number;
  /** 0 to 1. */
  rating: number;
  /** Place among the recruits of high and preparatory schools; null for junior colleges, and below three stars. */
  ranking: number | null;
  /** The school he goes to; null: to none of the league. */
  schoolId: number | null;
  /** The player he becomes there. */
  athleteId: number | null;
}

export interface SimulatedRecruitingRanking {
  schoolId: number;
  ranking: number;
  /** 0 to 100. */
  rating: number;
}

export interface SimulatedTransfer {
  id: number;
  athleteId: number;
  firstName: string;
  lastName: string;
  position: SimulatedPosition;
  originId: number;
  /** Null: he went back, or found no school of the league. */
  destinationId: number | null;
  eligibility: Eligibility;
  /** Seasons he may still play. */
  yearsRemaining: number;
  stars: number;
  /** 0 to 1, on the scale of recruits. */
  rating: number;
}

export interface ProfessionalTeam {
  id: number;
  location: string;
  name: string;
  /** Three letters. */
  abbreviation: string;
}

export interface ClubAbroad {
  id: number;
  city: string;
  name: string;
  league: string;
}

export interface SimulatedPick {
  /** 1 is the first pick. */
  overall: number;
  round: number;
  /** Place within the round. */
  pick: number;
  team: ProfessionalTeam;
  firstName: string;
  lastName: string;
  position: SimulatedPosition;
  heightInches: number;
  weightPounds: number;
  /** Places in the order that was expected before the draft: of all that are picked, and of their position. */
  overallRank: number;
  positionRank: number;
  /** Where he played: a school of the league and his id there, or a club abroad. */
  from: { kind: "school"; schoolId: number; athleteId: number } | { kind: "club"; club: ClubAbroad };
}

/** Between the season before and `season`. */
export interface Offseason {
  season: number;
  /** The year of its spring and summer: season - 1. Recruits, transfers and the draft go by it. */
  year: number;
  /** Best rating first. */
  recruits: SimulatedRecruit[];
  rankings: SimulatedRecruitingRanking[];
  transfers: SimulatedTransfer[];
  picks: SimulatedPick[];
}
