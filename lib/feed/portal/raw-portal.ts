/** Lists of transfers as JSON: players by name, each with the schools he left and went to. */
import { z } from "zod";
import { teamNameKey } from "#lib/basketball/team-names.ts";

export const RawPortal = z.object({
  /** `2026-01-18 09:25:18` */
  last_updated: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(?:[ T].*)?$/, "is no date")
    .refine((text) => !Number.isNaN(Date.parse(text.slice(0, "2026-01-18".length))), "is no date")
    .nullish(),
  players: z.record(z.string(), z.unknown()),
});

/** Blank, or left out, where nobody knows. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text === null || text === undefined || text.trim() === "" ? null : text.trim()));

const optionalSchool = optionalText.refine((name) => name === null || teamNameKey(name) !== "", "is no name");

export const RawPlayer = z.object({
  name: z
    .string()
    .transform((name) => name.trim())
    .refine((name) => name !== "", "is empty"),
  realgm_id: z.string().regex(/^\d{1,18}$/, "is no id"),
  position: optionalText,
  schools: z.array(z.object({ from: optionalSchool, to: optionalSchool })).min(1),
});
export type RawPlayer = z.infer<typeof RawPlayer>;
