/** A file of polls: seasons, their weeks by date, and the ranks of each week's teams by name. */
import { z } from "zod";

/** What the last week of a season is called instead of its date. */
export const FINAL = "Final";

/** `{"2022-23": {"2022-11-14": {"North Carolina": 1}, "Final": {"Alabama": 1}}}` */
export const RawPolls = z.record(
  z.string().regex(/^\d{4}-\d{2}$/, "is no season such as 2022-23"),
  z.record(
    z.union([z.literal(FINAL), z.iso.date()]),
    z
      .record(z.string().trim().min(1), z.int().min(1).max(100))
      .refine((ranks) => Object.keys(ranks).length > 0, "is empty"),
  ),
);
export type RawPolls = z.infer<typeof RawPolls>;

export type RawWeek = RawPolls[string][string];
