/** Which team a name of school and mascot in one means: `Indiana St Sycamores`. */
import { teamNameKey } from "#lib/basketball/team-names.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectEntitiesByName, type TeamRow } from "#lib/store/entities.ts";

/**
 * The team whose school is the longest beginning of `wholeName` that any team answers to, and whose mascot does not speak against it: where only
 * `San Francisco` is known, `San Francisco State Gators` is not that. Null when there is none, or more than one.
 */
export async function findTeamByWholeName(db: Database, wholeName: string): Promise<number | null> {
  const words = wholeName.trim().split(/\s+/);
  for (let length = words.length - 1; length > 0; length--) {
    const candidates = await selectEntitiesByName(db, "team", [teamNameKey(words.slice(0, length).join(" "))]);
    const fitting = candidates.filter((team) => mascotFits(team, words.slice(length)));
    if (fitting.length > 0) return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
  }
  return null;
}

/** The team's own mascot ends like that; of a team without a mascot a single word beyond its school is taken for one. */
function mascotFits({ mascot, displayName }: TeamRow, rest: readonly string[]): boolean {
  const known = mascot ?? displayName;
  return known === null ? rest.length === 1 : ` ${teamNameKey(known)}`.endsWith(` ${teamNameKey(rest.join(" "))}`);
}
