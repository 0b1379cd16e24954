/**
 * Which source is believed. Two questions, two orders: whose description of an entity holds, and whose statement of a game.
 */
import type { Source } from "#lib/basketball/enums.ts";

/** How an entity was met: in a list made to describe it, or in passing in a game. */
export type Mention = "list" | "game";

/**
 * Authority of an entity's attributes. A greater one replaces what is there, an equal or smaller one only fills gaps, so that the order
 * in which feeds are imported does not decide what a team is called.
 */
const ENTITY_AUTHORITY: Record<Source, Record<Mention, number>> = {
  simulation: { list: 60, game: 55 },
  espn: { list: 50, game: 40 },
  cbbd: { list: 45, game: 35 },
  ncaa: { list: 20, game: 20 },
  results: { list: 10, game: 10 },
  conferences: { list: 30, game: 30 },
  portal: { list: 5, game: 5 },
  recruits: { list: 5, game: 5 },
  odds: { list: 3, game: 3 },
  polls: { list: 4, game: 4 },
};

export function entityAuthority(source: Source, mention: Mention): number {
  return ENTITY_AUTHORITY[source][mention];
}

/** Best first: ESPN has times, venues and locations; records of a service of this interface stem from it; the rest know less. */
const GAME_SOURCE_ORDER: readonly Source[] = ["simulation", "espn", "cbbd", "ncaa", "results", "odds"];

/** Place of a source among statements of a game: the smaller one is believed. */
export function gameSourceRank(source: Source): number {
  return GAME_SOURCE_ORDER.indexOf(source);
}
