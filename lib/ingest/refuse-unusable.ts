/** The last door before the store: what no feed can mean is refused by name, whichever feed says it, and the same on both engines. */
import type { Fact } from "#lib/basketball/facts.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import { seasonOfDate } from "#lib/basketball/season.ts";
import { FeedFault } from "#lib/feed/feed.ts";

/** The longest text of a known feed has 83 characters. PostgreSQL has room for 2,704 bytes in an index entry: one such text of any script. */
const LONGEST_TEXT = 800;
/** Ids and counts are stored in 32 bits. */
const LARGEST_NUMBER = 2_147_483_647;
/** The first college game was played in 1895. */
const FIRST_SEASON = 1890;
const LAST_SEASON = 2200;
/** Where numbers may be below zero: spreads and moneylines, places on the globe, shots located behind a line. */
const SIGNED = new Set(["lines", "hometown", "location"]);
const NULL_CHARACTER = "\u0000";

/**
 * Passes facts that can be stored and mean what they say.
 *
 * @throws FeedFault `unusable_text` (too long, a null character, half a surrogate pair), `absurd_value` (a number beyond 32 bits or below zero
 * where there is nothing below, a game outside its season)
 */
export function refuseUnusable(facts: readonly Fact[]): void {
  for (const fact of facts) {
    refuseValue(fact.kind === "game" ? fact.game : fact, fact.kind, false);
    if (fact.kind === "game") refuseDate(fact.game);
    if (fact.kind === "poll" && !isSeason(fact.poll.season)) throw absurd(`a poll of season ${fact.poll.season}`);
  }
}

function refuseValue(value: unknown, place: string, signed: boolean): void {
  if (typeof value === "string") refuseText(value, place);
  else if (typeof value === "number") refuseNumber(value, place, signed);
  else if (Array.isArray(value)) for (const item of value) refuseValue(item, place, signed);
  else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      refuseValue(item, `${place}.${name}`, signed || SIGNED.has(name));
    }
  }
}

function refuseText(text: string, place: string): void {
  const flaw =
    text.length > LONGEST_TEXT
      ? `has ${text.length} characters`
      : text.includes(NULL_CHARACTER)
        ? "holds a null character"
        : text.isWellFormed()
          ? null
          : "holds half a character (a lone surrogate)";
  if (flaw === null) return;
  throw new FeedFault(
    "unusable_text",
    `The text of ${place} ${flaw}.`,
    "Fetch the document again; no feed means such a text.",
  );
}

function refuseNumber(number: number, place: string, signed: boolean): void {
  if (Math.abs(number) <= LARGEST_NUMBER && (signed || number >= 0)) return;
  throw absurd(`${place} is ${number}`);
}

function refuseDate({ season, easternDate }: GameFact): void {
  const day = new Date(`${easternDate}T00:00:00.000Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(easternDate)) {
    throw absurd(`the day of the game is ${easternDate}`);
  }
  // A game in July may be counted to either of the two seasons it lies between.
  const near = Math.abs(seasonOfDate(easternDate) - season) <= 1;
  if (!isSeason(season) || !near) throw absurd(`a game of ${easternDate} in season ${season}`);
}

function isSeason(season: number): boolean {
  return season >= FIRST_SEASON && season <= LAST_SEASON;
}

function absurd(what: string): FeedFault {
  return new FeedFault("absurd_value", `The document cannot be right: ${what}.`, "Fetch the document again.");
}
