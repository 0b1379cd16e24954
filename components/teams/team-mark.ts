import type { TeamInfo } from "#lib/records/team-records.ts";

/** What a page needs of a team to show its badge, its colours and its name. */
export type TeamMark = Pick<
  TeamInfo,
  "id" | "school" | "mascot" | "abbreviation" | "conference" | "primaryColor" | "secondaryColor"
>;

export function teamMark(team: TeamInfo): TeamMark {
  const { id, school, mascot, abbreviation, conference, primaryColor, secondaryColor } = team;
  return { id, school, mascot, abbreviation, conference, primaryColor, secondaryColor };
}
