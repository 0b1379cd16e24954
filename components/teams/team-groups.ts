/** Teams by conference. */
import { matchesSearch } from "#lib/format/search-text.ts";
import type { ConferenceInfo, TeamInfo } from "#lib/records/team-records.ts";

export interface TeamGroup {
  /** Abbreviation; null for teams of no known conference. */
  conference: string | null;
  title: string;
  teams: TeamInfo[];
}

function searchName(team: TeamInfo): string {
  return [team.school, team.mascot, team.abbreviation, team.conference].filter(Boolean).join(" ");
}

/**
 * Teams that match, by the name of their conference; teams of no known conference last. The order within a group is the list's
 * own, by school.
 */
export function groupTeams(
  teams: readonly TeamInfo[],
  conferences: readonly ConferenceInfo[],
  filter: { query: string; conference: string | null },
): TeamGroup[] {
  const matching = teams.filter(
    (team) =>
      (filter.conference === null || team.conference?.toLowerCase() === filter.conference.toLowerCase()) &&
      matchesSearch(filter.query, searchName(team)),
  );
  const names = new Map(conferences.map((conference) => [conference.abbreviation, conference.name]));
  return [...Map.groupBy(matching, (team) => team.conference)]
    .map(([conference, members]) => ({
      conference,
      title: conference === null ? "No conference known" : (names.get(conference) ?? conference),
      teams: members,
    }))
    .sort((one, other) =>
      one.conference === null || other.conference === null
        ? Number(one.conference === null) - Number(other.conference === null)
        : one.title.localeCompare(other.title),
    );
}
