/** The record of the scoreboard. */
import { z } from "zod";
import { GAME_STATUSES } from "#lib/basketball/enums.ts";
import { dateTime, integer, nullableInteger, nullableNumber, nullableText, number, text } from "./shared-shapes.ts";

export const ScoreboardTeam = z.strictObject({
  id: number,
  /** School and mascot. */
  name: text,
  /** The school, `team` in other records. */
  location: nullableText,
  conference: nullableText,
  conferenceAbbreviation: nullableText,
  points: nullableNumber,
  /** Points by period. */
  lineScores: z.array(number).nullable(),
});
export type ScoreboardTeam = z.infer<typeof ScoreboardTeam>;

export const ScoreboardGame = z.strictObject({
  id: integer,
  startDate: dateTime,
  startTimeTbd: z.boolean(),
  tv: nullableText,
  neutralSite: z.boolean(),
  conferenceGame: z.boolean(),
  status: z.enum(GAME_STATUSES),
  period: nullableInteger,
  clock: nullableText,
  venue: nullableText,
  city: nullableText,
  state: nullableText,
  homeTeam: ScoreboardTeam,
  awayTeam: ScoreboardTeam,
  betting: z.strictObject({
    spread: nullableNumber,
    overUnder: nullableNumber,
    homeMoneyline: nullableNumber,
    awayMoneyline: nullableNumber,
  }),
});
export type ScoreboardGame = z.infer<typeof ScoreboardGame>;
