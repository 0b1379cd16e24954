/** Cells of CSV lines: text to values. */
import { z } from "zod";
import { teamNameKey } from "#lib/basketball/team-names.ts";

/** A cell of the line; a short line has fewer. */
export const cell = z.string("is missing");

/** A cell that may be missing or blank: null then. */
export const optionalCell = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === "" ? null : value.trim()));

/** A name with at least one letter or digit. */
export const nameCell = cell
  .transform((value) => value.trim())
  .refine((value) => teamNameKey(value) !== "" && !value.includes("\u0000"), "is no name");

/** A whole number from `lowest` to `highest`. */
export function integerCell(lowest: number, highest: number) {
  return cell
    .regex(/^\d{1,9}$/, "is no whole number")
    .transform(Number)
    .pipe(z.number().min(lowest, `is below ${lowest}`).max(highest, `is above ${highest}`));
}
