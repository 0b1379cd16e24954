/** One line of a list of recruits: text to values. */
import { z } from "zod";
import { cell, integerCell, nameCell, optionalCell } from "#lib/feed/csv-cells.ts";
import type { CsvFormat } from "#lib/feed/read-csv.ts";

const INCHES_PER_FOOT = 12;

/** `6-10`; blank where nobody measured him. */
const height = optionalCell
  .refine((text) => text === null || /^\d-\d{1,2}$/.test(text), "is no height")
  .transform((text) => {
    const [feet = 0, inches = 0] = text?.split("-").map(Number) ?? [];
    return text === null ? null : feet * INCHES_PER_FOOT + inches;
  });

function optionalCount(highest: number) {
  return optionalCell
    .refine((text) => text === null || (/^\d{1,4}$/.test(text) && Number(text) <= highest), "is no such number")
    .transform((text) => (text === null ? null : Number(text)));
}

/** `Uncommitted`, or a team with what he did and when: `Marlow State Committed 07/26/2024`. */
const status = optionalCell.transform((text, context) => {
  if (text === null || text === "Uncommitted") return null;
  const team = /^(.+?) (?:Committed|Signed|Enrolled)(?: \d{2}\/\d{2}\/\d{4})?$/.exec(text)?.[1];
  if (team !== undefined) return team;
  context.issues.push({ code: "custom", message: "is no status", input: text });
  return z.NEVER;
});

const RecruitLine = z.object({
  rank: integerCell(1, 10_000),
  first: cell.transform((text) => text.trim()),
  last: nameCell,
  position: optionalCell,
  city: optionalCell,
  state: optionalCell,
  school: optionalCell,
  height,
  weight: optionalCount(500),
  stars: optionalCount(5),
  /** 0 to 100. */
  grade: optionalCount(100),
  /** The team committed to; null while there is none. */
  status,
});
export type RecruitLine = z.infer<typeof RecruitLine>;

export const RECRUITS: CsvFormat<RecruitLine> = {
  content: "recruits",
  requiredColumns: ["rank", "first", "last"],
  optionalColumns: ["position", "city", "state", "school", "height", "weight", "stars", "grade", "status"],
  line: RecruitLine,
};
