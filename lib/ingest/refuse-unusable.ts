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
 * where there is nothing below, a game outside its season, a year in which nobody played)
 */
export function refuseUnusable(facts: readonly Fact[]): void {
  for (const fact of facts) {
    const found = findFlaw(fact.kind === "game" ? fact.game : fact, false);
    if (found) throw faultOf(found, [fact.kind, ...found.path.reverse()].join("."));
    if (fact.kind === "game") refuseDate(fact.game);
    for (const year of yearsOf(fact)) {
      if (!Number.isInteger(year) || year < FIRST_SEASON || year > LAST_SEASON)
        throw absurd(`a ${fact.kind} of ${year}`);
    }
  }
}

/** Seasons and years that statements beside games are of: which memberships are current hangs on the latest of them. */
function yearsOf(fact: Fact): number[] {
  switch (fact.kind) {
    case "team":
      return fact.season === null ? [] : [fact.season];
    case "membership":
      return [fact.membership.startSeason, fact.membership.endSeason ?? fact.membership.startSeason];
    case "roster":
      return [fact.roster.startSeason, fact.roster.endSeason];
    case "poll":
      return [fact.poll.season];
    case "recruit":
      return [fact.recruit.year];
    case "recruitingRanking":
      return [fact.recruitingRanking.year];
    case "transfer":
      return [fact.transfer.year];
    case "draftPick":
      return [fact.draftPick.year];
    default:
      return [];
  }
}

/** `path` holds the names of the fields around what is flawed, the innermost first. */
interface FoundFlaw {
  path: string[];
  text: string | null;
  number: number | null;
}

/** The first flaw in a value. A game has some ten thousand values, so that their places are only spelled out once there is a flaw. */
function findFlaw(value: unknown, signed: boolean): FoundFlaw | null {
  if (typeof value === "string") {
    const text = textFlaw(value);
    return text === null ? null : { path: [], text, number: null };
  }
  if (typeof value === "number") {
    const good = Math.abs(value) <= LARGEST_NUMBER && (signed || value >= 0);
    return good ? null : { path: [], text: null, number: value };
  }
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findFlaw(item, signed);
      if (found) return found;
    }
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  for (const name in value) {
    const found = findFlaw((value as Record<string, unknown>)[name], signed || SIGNED.has(name));
    if (!found) continue;
    found.path.push(name);
    return found;
  }
  return null;
}

function textFlaw(text: string): string | null {
  if (text.length > LONGEST_TEXT) return `has ${text.length} characters`;
  if (text.includes(NULL_CHARACTER)) return "holds a null character";
  return text.isWellFormed() ? null : "holds half a character (a lone surrogate)";
}

function faultOf({ text, number }: FoundFlaw, place: string): FeedFault {
  if (text === null) return absurd(`${place} is ${number}`);
  const message = `The text of ${place} ${text}.`;
  return new FeedFault("unusable_text", message, "Fetch the document again; no feed means such a text.");
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
