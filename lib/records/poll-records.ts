/** Records of weekly polls. */
import { z } from "zod";
import { dateTime, integer, nullableInteger, nullableText, seasonType, text } from "./shared-shapes.ts";

/** One team of one week of one poll. `ranking` null: the team receives votes without being ranked. */
export const PollTeamInfo = z.strictObject({
  season: integer,
  seasonType,
  week: integer,
  pollDate: dateTime.nullable(),
  /** The poll's name: `AP Top 25`. */
  pollType: text,
  teamId: integer,
  team: text,
  conference: nullableText,
  ranking: nullableInteger,
  points: nullableInteger,
  firstPlaceVotes: nullableInteger,
});
export type PollTeamInfo = z.infer<typeof PollTeamInfo>;
