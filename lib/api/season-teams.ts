/** The teams whose season is asked for. */
import type { ConferenceListRow } from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectTeamNames } from "#lib/store/teams.ts";
import { conferenceFilter } from "./conference-filter.ts";
import { conferencesByTeam } from "./teams.ts";

export interface SeasonTeam {
  id: number;
  school: string;
  /** That of the season; undefined for a team in none. */
  conference: ConferenceListRow | undefined;
}

/** Teams by name in any case and by the abbreviation of their conference in the season, where either is given: by school, then id. */
export async function findSeasonTeams(
  db: Database,
  season: number,
  { team, conference }: { team?: string | undefined; conference?: string | undefined },
): Promise<SeasonTeam[]> {
  const conferences = await conferencesByTeam(db, season);
  const asked = await conferenceFilter(db, conference);
  return (await selectTeamNames(db, team))
    .map(({ id, school }) => ({ id, school, conference: conferences.get(id) }))
    .filter((found) => asked(found.conference));
}
