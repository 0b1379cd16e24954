/** One line of a file of conferences: a team and its conference in a season. */
import { z } from "zod";
import { cell, integerCell, nameCell, optionalCell } from "#lib/feed/csv-cells.ts";
import type { CsvFormat } from "#lib/feed/read-csv.ts";

/** The first college game was played in 1895. */
const FIRST_SEASON = 1890;
const LAST_SEASON = 2200;

const MemberLine = z.object({
  season: integerCell(FIRST_SEASON, LAST_SEASON),
  /** ESPN's id of the team. */
  id: cell.regex(/^\d{1,18}$/, "is no id"),
  /** School and mascot: `Mercer Bears`. */
  team: optionalCell,
  /** The school: `Mercer`. */
  location: nameCell,
  conference: nameCell,
  conference_abb: optionalCell,
});
export type MemberLine = z.infer<typeof MemberLine>;

export const MEMBERS: CsvFormat<MemberLine> = {
  content: "teams and their conferences",
  requiredColumns: ["season", "id", "location", "conference"],
  optionalColumns: ["team", "conference_abb"],
  line: MemberLine,
};
