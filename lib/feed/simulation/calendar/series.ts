/** Schools of different conferences that meet every season, on one floor and then on the other's. */
import type { League, SimulatedSchool } from "#lib/feed/simulation/league-model.ts";
import { hashOf, randomOf } from "#lib/feed/simulation/random.ts";
import { milesBetween } from "#lib/feed/simulation/us-places.ts";
import type { Pairing } from "./conference-rounds.ts";

/** Deviations of prestige that partners lie apart at most: nobody of name plays for years in a small hall. */
const PEERS = 0.6;

/** This season's game of each series. A school is in one at most; who is its partner hangs on the league alone. */
export function seriesPairings(league: League, season: number): Pairing[] {
  const free = new Set(randomOf(league.seed, league.scale, "series").shuffled(league.schools));
  const pairings: Pairing[] = [];
  for (const school of free) {
    free.delete(school);
    const partner = nearestPeer(school, free);
    if (partner === null) continue;
    free.delete(partner);
    const isFirstAtHome = (season + hashOf(league.seed, school.id, partner.id)) % 2 === 0;
    const [home, away] = isFirstAtHome ? [school, partner] : [partner, school];
    pairings.push({ homeId: home.id, awayId: away.id });
  }
  return pairings;
}

function nearestPeer(school: SimulatedSchool, others: Iterable<SimulatedSchool>): SimulatedSchool | null {
  const peers = [...others].filter(
    (other) => other.conferenceId !== school.conferenceId && Math.abs(other.prestige - school.prestige) <= PEERS,
  );
  const miles = (other: SimulatedSchool) => milesBetween(other.venue, school.venue);
  return peers.sort((one, other) => miles(one) - miles(other))[0] ?? null;
}
