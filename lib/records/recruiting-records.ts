/** Records of recruits, of the rankings of their classes, and of transfers. */
import { z } from "zod";
import { ELIGIBILITIES } from "#lib/basketball/recruiting-facts.ts";
import { integer, nullableInteger, nullableNumber, nullableText, text } from "./shared-shapes.ts";
import { Hometown } from "./team-records.ts";

/** A college team with its conference of a season. */
const TeamOfSeason = z.strictObject({ id: integer, name: text, conference: nullableText });
export type TeamOfSeason = z.infer<typeof TeamOfSeason>;

export const Recruit = z.strictObject({
  id: integer,
  sourceId: nullableText,
  position: nullableText,
  schoolId: nullableInteger,
  /** The school he comes from. */
  school: nullableText,
  hometown: Hometown.nullable(),
  committedTo: TeamOfSeason.nullable(),
  /** The athlete he became; null while he has not arrived. */
  athleteId: nullableInteger,
  year: integer,
  name: text,
  heightInches: nullableNumber,
  weightPounds: nullableNumber,
  stars: nullableInteger,
  /** 0 to 1. */
  rating: nullableNumber,
  ranking: nullableInteger,
});
export type Recruit = z.infer<typeof Recruit>;

export const TeamRecruitingRanking = z.strictObject({
  teamId: integer,
  team: text,
  conference: nullableText,
  year: integer,
  ranking: integer,
  /** 0 to 100. */
  rating: nullableNumber,
});
export type TeamRecruitingRanking = z.infer<typeof TeamRecruitingRanking>;

export const Transfer = z.strictObject({
  id: integer,
  sourceId: text,
  year: integer,
  firstName: text,
  lastName: text,
  position: nullableText,
  origin: TeamOfSeason.nullable(),
  /** Null while he has not chosen. */
  destination: TeamOfSeason.nullable(),
  eligibility: z.enum(ELIGIBILITIES).nullable(),
  yearsRemaining: nullableInteger,
  stars: nullableInteger,
  /** 0 to 1. */
  rating: nullableNumber,
});
export type Transfer = z.infer<typeof Transfer>;
