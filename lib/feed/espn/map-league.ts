/** Which league a payload is of. */
import type { League } from "#lib/basketball/enums.ts";
import { FeedFault } from "#lib/feed/feed.ts";

/** ESPN's leagues that are college basketball, by id and by slug. */
const LEAGUES: ReadonlyMap<string, League> = new Map([
  ["41", "mens"],
  ["mens-college-basketball", "mens"],
  ["54", "womens"],
  ["womens-college-basketball", "womens"],
]);

/**
 * The league by slug, else by id.
 *
 * @throws FeedFault `other_sport` when it is no college basketball
 */
export function mapLeague(league: { id: string | null; slug: string | null }): League {
  const found = LEAGUES.get(league.slug ?? "") ?? LEAGUES.get(league.id ?? "");
  if (found) return found;
  throw new FeedFault(
    "other_sport",
    `The payload is of the league ${(league.slug ?? league.id ?? "without a name").slice(0, 60)}, not of college basketball.`,
    "Import payloads of mens-college-basketball or womens-college-basketball.",
  );
}

/** The league in an ESPN uid such as `s:40~l:41~t:139`; null when there is none or another sport's. */
export function leagueOfUid(uid: string | null): League | null {
  const id = /(?:^|~)l:(\d+)(?:~|$)/.exec(uid ?? "")?.[1];
  return (id !== undefined && LEAGUES.get(id)) || null;
}

/**
 * Refuses a payload that mixes leagues.
 *
 * @throws FeedFault `mixed_leagues`
 */
export function refuseOtherLeague(league: League, uid: string | null, what: string): void {
  const other = leagueOfUid(uid);
  if (other === null || other === league) return;
  throw new FeedFault(
    "mixed_leagues",
    `The payload is of ${leagueWord(league)} basketball, but ${what} is of ${leagueWord(other)}.`,
    "Use a payload as ESPN sent it: men's and women's games come in payloads of their own.",
  );
}

function leagueWord(league: League): string {
  return league === "mens" ? "men's" : "women's";
}
