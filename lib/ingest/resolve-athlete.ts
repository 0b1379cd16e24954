/** Which athletes a feed means: known ids first, then names among those the team has had. */

import type { AthleteFact } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import { personInitialKey, personNameKey } from "#lib/basketball/person-names.ts";
import type { Database } from "#lib/store/connection.ts";
import { markAthleteGamesStale } from "#lib/store/derived-games.ts";
import { selectLastRosterSeason, selectRosterAthletes, upsertRoster } from "#lib/store/entities.ts";
import { selectIdentity } from "#lib/store/identities.ts";
import { entityAuthority, type Mention } from "./authority.ts";
import { hasOtherId, type ResolverMemory, resolveEntity } from "./entity-resolver.ts";

/** Columns that other rows show: when they change, the athlete's games are computed again. */
const SHOWN_COLUMNS = ["name", "position"];

/** An athlete who left a team longer ago than this is not meant by a name alone. */
const SEASONS_AWAY_AT_MOST = 1;

export interface TeamSeason {
  teamId: number;
  startSeason: number;
  endSeason: number;
}

interface RosterAthlete {
  id: number;
  nameKey: string;
  startSeason: number;
  endSeason: number;
}

/**
 * Ids of `athletes`, in their order, all of one team. Exact names go first, so that of two brothers each finds himself before a short form
 * of a name is tried. Puts everyone on the team's roster for the seasons.
 */
export async function resolveAthletes(
  db: Database,
  memory: ResolverMemory,
  source: Source,
  mention: Mention,
  team: TeamSeason,
  athletes: readonly AthleteFact[],
): Promise<number[]> {
  const roster = await selectRosterAthletes(db, team.teamId);
  const taken = new Set<number>();
  const found = new Map<AthleteFact, number>();
  const unknown: AthleteFact[] = [];
  for (const athlete of athletes) {
    const id = await knownId(db, athlete);
    if (id === null) unknown.push(athlete);
    else {
      taken.add(id);
      found.set(athlete, id);
    }
  }
  for (const keyOf of [personNameKey, (name: string) => personInitialKey(personNameKey(name))]) {
    for (const athlete of unknown) {
      if (found.has(athlete)) continue;
      const id = await findOnRoster(db, roster, taken, team, athlete, keyOf);
      if (id === null) continue;
      taken.add(id);
      found.set(athlete, id);
    }
  }
  const ids: number[] = [];
  for (const athlete of athletes) {
    const id = await writeAthlete(db, memory, source, mention, team, athlete, found.get(athlete) ?? null);
    if (await placeOnRoster(db, roster, team, id)) memory.entitiesWritten = true;
    ids.push(id);
  }
  return ids;
}

async function knownId(db: Database, athlete: AthleteFact): Promise<number | null> {
  for (const [source, sourceId] of Object.entries(athlete.ids) as [Source, string][]) {
    const id = await selectIdentity(db, "athlete", source, sourceId);
    if (id !== null) return id;
  }
  return null;
}

/** The one athlete of the roster, in or near the seasons, whose key is the same and whom no other id of the source claims. */
async function findOnRoster(
  db: Database,
  roster: readonly RosterAthlete[],
  taken: ReadonlySet<number>,
  team: TeamSeason,
  athlete: AthleteFact,
  keyOf: (name: string) => string,
): Promise<number | null> {
  const wanted = keyOf(athlete.name);
  const alike = roster.filter(
    (candidate) =>
      !taken.has(candidate.id) &&
      keyOf(candidate.nameKey) === wanted &&
      candidate.startSeason - SEASONS_AWAY_AT_MOST <= team.endSeason &&
      candidate.endSeason + SEASONS_AWAY_AT_MOST >= team.startSeason,
  );
  const free: RosterAthlete[] = [];
  for (const candidate of alike) {
    if (!(await hasOtherId(db, "athlete", candidate.id, athlete.ids))) free.push(candidate);
  }
  return free.length === 1 ? (free[0]?.id ?? null) : null;
}

async function writeAthlete(
  db: Database,
  memory: ResolverMemory,
  source: Source,
  mention: Mention,
  team: TeamSeason,
  athlete: AthleteFact,
  foundId: number | null,
): Promise<number> {
  const resolution = await resolveEntity(db, memory, {
    table: "athlete",
    ids: athlete.ids,
    stated: {
      name: athlete.name,
      nameKey: personNameKey(athlete.name),
      firstName: athlete.firstName,
      lastName: athlete.lastName,
      jersey: athlete.jersey,
      position: athlete.position,
      heightInches: athlete.heightInches,
      weightPounds: athlete.weightPounds,
      hometown: athlete.hometown ? JSON.stringify(athlete.hometown) : null,
      dateOfBirth: athlete.dateOfBirth,
    },
    authority: entityAuthority(source, mention),
    findByName: async () => foundId,
    // Numbers, weights and positions change from season to season: the latest season's hold, in whatever order seasons are imported.
    isNewer: async (id) => team.endSeason > ((await selectLastRosterSeason(db, id)) ?? 0),
  });
  if (resolution.linked || resolution.changed.some((column) => SHOWN_COLUMNS.includes(column))) {
    await markAthleteGamesStale(db, resolution.id);
  }
  return resolution.id;
}

/** Widens the seasons of a roster spot, or makes one; says whether that changed anything. */
async function placeOnRoster(
  db: Database,
  roster: RosterAthlete[],
  team: TeamSeason,
  athleteId: number,
): Promise<boolean> {
  const spot = roster.find((candidate) => candidate.id === athleteId);
  const startSeason = Math.min(team.startSeason, spot?.startSeason ?? team.startSeason);
  const endSeason = Math.max(team.endSeason, spot?.endSeason ?? team.endSeason);
  if (spot && spot.startSeason === startSeason && spot.endSeason === endSeason) return false;
  await upsertRoster(db, team.teamId, athleteId, startSeason, endSeason);
  if (spot) Object.assign(spot, { startSeason, endSeason });
  return true;
}
