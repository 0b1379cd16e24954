/** Records of the professional draft. */
import { z } from "zod";
import { integer, nullableInteger, nullableNumber, nullableText, text } from "./shared-shapes.ts";

export const DraftTeam = z.strictObject({
  id: integer,
  /** Null where the source's id is no number. */
  sourceId: nullableNumber,
  location: text,
  name: text,
  displayName: text,
  abbreviation: text,
});
export type DraftTeam = z.infer<typeof DraftTeam>;

export const DraftPosition = z.strictObject({ name: text, abbreviation: text });
export type DraftPosition = z.infer<typeof DraftPosition>;

export const DraftPick = z.strictObject({
  athleteId: nullableInteger,
  /** Upstream id of the team he played for before. */
  sourceTeamId: nullableInteger,
  sourceTeamLocation: nullableText,
  sourceTeamName: nullableText,
  sourceTeamLeagueAffiliation: nullableText,
  /** Team id, where that team is a college's. */
  sourceTeamCollegeId: nullableInteger,
  draftTeamId: integer,
  /** Display name of the team that picks. */
  draftTeam: text,
  year: integer,
  overall: integer,
  round: integer,
  pick: integer,
  name: text,
  position: nullableText,
  overallRank: nullableInteger,
  positionRank: nullableInteger,
  /** Inches. */
  height: nullableNumber,
  /** Pounds. */
  weight: nullableNumber,
});
export type DraftPick = z.infer<typeof DraftPick>;
