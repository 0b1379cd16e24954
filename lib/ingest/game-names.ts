/** The names and memberships that a game's derived rows show, read once per game. */

import { recordSourceId } from "#lib/basketball/source-id.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectAthleteNames, selectConferenceNames, selectTeamNames } from "#lib/store/game-names.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { selectGameMemberships } from "#lib/store/memberships.ts";

export interface AthleteName {
  name: string;
  sourceId: string;
  position: string | null;
}

export interface TeamName {
  school: string;
  conferenceId: number | null;
  /** Abbreviation: what records show. */
  conference: string | null;
}

export interface GameNames {
  team(id: number): TeamName;
  athlete(id: number): AthleteName;
}

/** Names of the two teams, with their conference in `season`, and of the athletes. Every id must exist. */
export async function loadGameNames(
  db: Database,
  season: number,
  teamIds: readonly number[],
  athleteIds: readonly number[],
): Promise<GameNames> {
  const schools = await selectTeamNames(db, teamIds);
  const memberships = await selectGameMemberships(db, season, teamIds);
  const conferenceIds = new Map(memberships.map(({ teamId, conferenceId }) => [teamId, conferenceId]));
  const conferences = new Map(
    (await selectConferenceNames(db, [...conferenceIds.values()])).map((row) => [row.id, row.abbreviation]),
  );
  const teams = new Map<number, TeamName>();
  for (const { id, school } of schools) {
    const conferenceId = conferenceIds.get(id) ?? null;
    teams.set(id, { school, conferenceId, conference: conferences.get(conferenceId ?? 0) ?? null });
  }
  const sourceIds = await selectSourceIds(db, "athlete", athleteIds);
  const athletes = new Map<number, AthleteName>();
  for (const { id, name, position } of await selectAthleteNames(db, athleteIds)) {
    athletes.set(id, { name, position, sourceId: recordSourceId(sourceIds.get(id) ?? {}) ?? "" });
  }
  return { team: (id) => known(teams, id, "team"), athlete: (id) => known(athletes, id, "athlete") };
}

function known<T>(names: ReadonlyMap<number, T>, id: number, kind: string): T {
  const name = names.get(id);
  if (!name) throw new Error(`${kind} ${id} is in a game fact but not in the store`);
  return name;
}
