/**
 * A row of the play-by-play of stats.ncaa.org as the bigballR package writes it: one event, the score after it and the ten on the floor.
 */
import { z } from "zod";
import { parseClock } from "#lib/basketball/clock.ts";
import { FeedFault } from "#lib/feed/feed.ts";

const text = z.string().trim().min(1);
const maybeText = z.string().nullable();
const wholeNumber = z.number().int().nonnegative();

export const NcaaRow = z.object({
  ID: text,
  /** MM/DD/YYYY */
  Date: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  Home: text,
  Away: text,
  /** Period, from 1. */
  Half_Status: wholeNumber.min(1).max(50),
  /** Time left in the period, MM:SS. */
  Time: z.string().refine((clock) => parseClock(clock) !== null, "is no clock"),
  Home_Score: wholeNumber,
  Away_Score: wholeNumber,
  Event_Team: maybeText,
  /** `Luke Wilson, 2pt dunk pointsinthepaint;  made - Alonzo Dodd, assist` */
  Event_Description: maybeText,
  /** Key of the athlete, `LUKE.WILSON`; `TEAM` for events of the team. */
  Player_1: maybeText,
  Player_2: maybeText,
  Event_Type: maybeText,
  Event_Result: z.enum(["made", "missed"]).nullable(),
  Shot_Value: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  "Home.1": maybeText,
  "Home.2": maybeText,
  "Home.3": maybeText,
  "Home.4": maybeText,
  "Home.5": maybeText,
  "Away.1": maybeText,
  "Away.2": maybeText,
  "Away.3": maybeText,
  "Away.4": maybeText,
  "Away.5": maybeText,
  /** `CLEAN` when the package found substitutions and floors in agreement. */
  Status: maybeText,
});
export type NcaaRow = z.infer<typeof NcaaRow>;

/** Columns a file must have; it may have more. */
export const NCAA_COLUMNS = Object.keys(NcaaRow.shape) as (keyof NcaaRow)[];

/**
 * Checks the rows of one game.
 *
 * @throws FeedFault `bad_row` naming the first row and column that is not as it should be
 */
export function parseNcaaRows(rows: readonly unknown[]): NcaaRow[] {
  return rows.map((row, index) => {
    const parsed = NcaaRow.safeParse(row);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new FeedFault(
      "bad_row",
      `Row ${index + 1} of the game: ${issue?.path.join(".") ?? "row"} ${issue?.message ?? "is not valid"}.`,
      "Write the file again with the package, or leave the game out.",
    );
  });
}
