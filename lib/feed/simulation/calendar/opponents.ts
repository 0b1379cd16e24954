/** Who meets whom outside conferences and events, and on whose floor. */
import type { Random } from "#lib/feed/simulation/random.ts";
import { milesBetween } from "#lib/feed/simulation/us-places.ts";
import type { Pairing } from "./conference-rounds.ts";
import type { SeasonTeam } from "./draft-game.ts";

/**
 * Share of these games that the weakest school has at home, and how much more the strongest has, falling with the square of the places between them: the
 * strong ones pay guests to come. The quarters of 2025-26, strongest first, had 83, 57, 37 and 27 in 100 at home.
 */
const HOME_SHARE_OF_WEAKEST = 0.2;
const HOME_SHARE_RISE = 0.8;
/** Distance at which a trip is half as likely as next door, in miles. */
const HALFWAY_MILES = 300;
/**
 * Places between host and guest that a strong host likes best, as a share of the league, and how far around that he looks: 40 in 100
 * guests of the strongest quarter came from the weakest.
 */
const BEST_GAP = 0.9;
const GAP_WIDTH = 0.25;

interface Wish {
  team: SeasonTeam;
  /** 0 is the strongest school, 1 the weakest. */
  rank: number;
  home: number;
  away: number;
}

/**
 * Pairs schools of different conferences until each has its number of games: strong hosts with weaker guests from near by. A school may be left
 * with one game fewer where the sum of all is odd.
 *
 * @param gamesOf games a school still needs
 * @param met keys (`pairKey`) of schools that are not to meet; grows by the pairs made
 */
export function pairOpponents(
  teams: readonly SeasonTeam[],
  gamesOf: (schoolId: number) => number,
  met: Set<string>,
  random: Random,
): Pairing[] {
  const wishes = wishesOf(teams, gamesOf, random);
  const byId = new Map(wishes.map((wish) => [wish.team.school.id, wish]));
  const wishOf = (schoolId: number) => byId.get(schoolId) as Wish;
  const pairings: Pairing[] = [];
  const pair = (host: Wish, guest: Wish) => {
    met.add(pairKey(host.team.school.id, guest.team.school.id));
    pairings.push({ homeId: host.team.school.id, awayId: guest.team.school.id });
  };
  const mayMeet = (one: Wish, other: Wish) =>
    one.team.conferenceId !== other.team.conferenceId && !met.has(pairKey(one.team.school.id, other.team.school.id));
  let hosts = wishes.filter((wish) => wish.home > 0);
  while (hosts.length > 0) {
    for (const host of random.shuffled(hosts)) {
      const guests = wishes.filter((guest) => guest.away > 0 && mayMeet(host, guest));
      const guest = guests.length === 0 ? null : guests[random.weighted(guests.map((other) => likingOf(host, other)))];
      if (guest === null || guest === undefined) {
        // Nobody left who would come: he looks for any game below.
        host.away += host.home;
        host.home = 0;
        continue;
      }
      host.home--;
      guest.away--;
      pair(host, guest);
    }
    hosts = hosts.filter((wish) => wish.home > 0);
  }
  // Who still needs games meets whoever else does, those with the most first; where they may not, a pair made before is broken up for them.
  for (;;) {
    const needy = wishes.filter((wish) => wish.away > 0).sort((one, other) => other.away - one.away);
    const found = firstPair(needy, mayMeet);
    if (found !== null) {
      const [host, guest] = random.chance(0.5) ? found : [found[1], found[0]];
      host.away--;
      guest.away--;
      pair(host, guest);
      continue;
    }
    const [one, other] = needy.flatMap((wish) => Array.from({ length: Math.min(2, wish.away) }, () => wish));
    if (one === undefined || other === undefined) return pairings;
    const place = pairings.findIndex(({ homeId, awayId }) => {
      const [host, guest] = [wishOf(homeId), wishOf(awayId)];
      return mayMeet(one, guest) && mayMeet(host, other) && host !== one && guest !== other;
    });
    const [broken] = place < 0 ? [] : pairings.splice(place, 1);
    if (broken === undefined) return pairings;
    one.away--;
    other.away--;
    pair(one, wishOf(broken.awayId));
    pair(wishOf(broken.homeId), other);
  }
}

/** The same for both orders. */
export function pairKey(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function wishesOf(teams: readonly SeasonTeam[], gamesOf: (schoolId: number) => number, random: Random): Wish[] {
  const ranked = [...teams].sort((one, other) => other.strength - one.strength || one.school.id - other.school.id);
  const wishes = ranked.map((team, place) => {
    const games = gamesOf(team.school.id);
    const rank = place / Math.max(1, ranked.length - 1);
    const home = Math.round(games * (HOME_SHARE_OF_WEAKEST + HOME_SHARE_RISE * (1 - rank) * (1 - rank)));
    return { team, rank, home, away: games - home };
  });
  let surplus = wishes.reduce((sum, wish) => sum + wish.home - wish.away, 0);
  while (Math.abs(surplus) > 1) {
    const wish = random.pick(wishes);
    const from = surplus > 0 ? "home" : "away";
    if (wish[from] < 1) continue;
    wish[from]--;
    wish[from === "home" ? "away" : "home"]++;
    surplus -= surplus > 0 ? 2 : -2;
  }
  return wishes;
}

function likingOf(host: Wish, guest: Wish): number {
  const miles = milesBetween(host.team.school.venue, guest.team.school.venue) / HALFWAY_MILES;
  const gap = (guest.rank - host.rank - BEST_GAP * (1 - host.rank)) / GAP_WIDTH;
  return guest.away / ((1 + miles * miles) * (1 + gap * gap));
}

function firstPair(wishes: readonly Wish[], mayMeet: (one: Wish, other: Wish) => boolean): [Wish, Wish] | null {
  for (const [place, one] of wishes.entries()) {
    const other = wishes.slice(place + 1).find((candidate) => mayMeet(one, candidate));
    if (other !== undefined) return [one, other];
  }
  return null;
}
