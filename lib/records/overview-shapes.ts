/** Shapes that several parts of the overview hold. */
import { z } from "zod";
import { nullableNumber, number } from "./shared-shapes.ts";

export const AVAILABILITIES = ["available", "partial", "unavailable"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const COVERAGE_REASONS = [
  "no_games",
  "no_source_rows",
  "incomplete_inputs",
  "zero_denominator",
  "unclassified_games",
  "unclassified_shots",
] as const;
export type CoverageReason = (typeof COVERAGE_REASONS)[number];

/** How much of a season a part of the overview is made of, and what is in the way; `reason` is null exactly when all of it is there. */
export const Coverage = z.strictObject({
  state: z.enum(AVAILABILITIES),
  reason: z.enum(COVERAGE_REASONS).nullable(),
  eligibleGames: number,
  coveredGames: number,
});
export type Coverage = z.infer<typeof Coverage>;

/** Percent 0 to 100, one decimal; null without a try. */
export const ShootingLine = z.strictObject({ made: nullableNumber, attempted: nullableNumber, pct: nullableNumber });
export type ShootingLine = z.infer<typeof ShootingLine>;
