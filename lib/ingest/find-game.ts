/** The game a feed's statement belongs to: the same game from two feeds is one game. */

import type { Source } from "#lib/basketball/enums.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { Database } from "#lib/store/connection.ts";
import { type GameCandidate, selectGameCandidates, selectGameIdOfFact } from "#lib/store/game-facts.ts";
import { insertIdentity, nextId, selectIdentity } from "#lib/store/identities.ts";
import { keptId } from "./kept-id.ts";

const MILLISECONDS_PER_DAY = 86_400_000;

/** The day `days` after a YYYY-MM-DD date. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/**
 * The game's id, a new one when no game fits. By the ids the feed knows; else by the two teams on the day, or a day off (feeds date a late
 * tip by different clocks). Teams that meet on two days running each time find the game that their source has not spoken of yet.
 */
export async function findOrNumberGame(
  db: Database,
  fact: GameFact,
  teamIds: readonly [number, number],
): Promise<{ id: number; created: boolean }> {
  const stated = await selectGameIdOfFact(db, fact.source, fact.sourceId);
  const known = stated ?? (await findByIds(db, fact)) ?? (await findByTeams(db, fact, teamIds));
  const id = known ?? (await nextId(db, "game", keptId(fact.ids)));
  for (const [source, sourceId] of Object.entries(fact.ids) as [Source, string][]) {
    await insertIdentity(db, "game", source, sourceId, id);
  }
  return { id, created: known === null };
}

async function findByIds(db: Database, fact: GameFact): Promise<number | null> {
  for (const [source, sourceId] of Object.entries(fact.ids) as [Source, string][]) {
    const id = await selectIdentity(db, "game", source, sourceId);
    if (id !== null) return id;
  }
  return null;
}

async function findByTeams(db: Database, fact: GameFact, teamIds: readonly [number, number]): Promise<number | null> {
  const dates = [-1, 0, 1].map((days) => addDays(fact.easternDate, days));
  const candidates = await selectGameCandidates(db, teamIds, dates, fact.source);
  return chooseCandidate(candidates, fact.easternDate);
}

/** The game on the day itself; else the only one a day off. */
export function chooseCandidate(candidates: readonly GameCandidate[], easternDate: string): number | null {
  const sameDay = candidates.find((candidate) => candidate.easternDate === easternDate);
  if (sameDay) return sameDay.id;
  return candidates.length === 1 ? (candidates[0]?.id ?? null) : null;
}
