/** Which team a feed means. */

import type { TeamFact } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import type { Database } from "#lib/store/connection.ts";
import { markTeamGamesStale } from "#lib/store/derived-games.ts";
import { selectEntitiesByName, type TeamRow } from "#lib/store/entities.ts";
import { deleteUnmatchedNames, insertUnmatchedName } from "#lib/store/import-log.ts";
import { selectTeamMemberships } from "#lib/store/membership-facts.ts";
import { entityAuthority, type Mention } from "./authority.ts";
import { hasOtherId, type Resolution, type ResolverMemory, resolveEntity } from "./entity-resolver.ts";
import { findTeamByWholeName } from "./find-team-by-whole-name.ts";
import { resolveVenue } from "./resolve-venue.ts";

/** Columns that other rows show: when they change, the team's games are computed again. */
const SHOWN_COLUMNS = ["school"];

/** By id, else by name. A name that no team answers to becomes a team of its own and is listed for a person to look at. */
export async function resolveTeam(
  db: Database,
  memory: ResolverMemory,
  source: Source,
  mention: Mention,
  team: TeamFact,
): Promise<Resolution> {
  const venue = team.venue ? await resolveVenue(db, memory, source, mention, team.venue) : null;
  const resolution = await resolveEntity(db, memory, {
    table: "team",
    ids: team.ids,
    stated: {
      school: team.school,
      nameKey: teamNameKey(team.school),
      mascot: team.mascot,
      abbreviation: team.abbreviation,
      displayName: team.displayName,
      shortDisplayName: team.shortDisplayName,
      primaryColor: team.primaryColor,
      secondaryColor: team.secondaryColor,
      logos: team.logos ? JSON.stringify(team.logos) : null,
      venueId: venue?.id ?? null,
    },
    authority: entityAuthority(source, mention),
    findByName: () => findTeamByName(db, team),
  });
  if (resolution.created && Object.keys(team.ids).length === 0) {
    await insertUnmatchedName(db, { source, entity: "team", name: team.school, id: resolution.id });
  }
  if (resolution.linked) await deleteUnmatchedNames(db, "team", resolution.id);
  if (resolution.linked || resolution.changed.some((column) => SHOWN_COLUMNS.includes(column))) {
    await markTeamGamesStale(db, resolution.id);
  }
  return resolution;
}

/** Among teams of the name, one that has been in a conference is meant before a small college of the same name. */
async function findTeamByName(db: Database, team: TeamFact): Promise<number | null> {
  const names = [team.school, team.displayName, team.shortDisplayName].filter((name) => name !== null);
  for (const name of names) {
    const free: TeamRow[] = [];
    for (const candidate of await selectEntitiesByName(db, "team", [teamNameKey(name)])) {
      if (!(await hasOtherId(db, "team", candidate.id, team.ids))) free.push(candidate);
    }
    if (free.length <= 1) {
      if (free[0]) return free[0].id;
      continue;
    }
    for (const candidate of free) {
      if ((await selectTeamMemberships(db, candidate.id)).length > 0) return candidate.id;
    }
    return free[0]?.id ?? null;
  }
  // A feed that has nothing but the whole name gives it as the school too.
  return team.displayName === team.school ? findTeamByWholeName(db, team.school) : null;
}
