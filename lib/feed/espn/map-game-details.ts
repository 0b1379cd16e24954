/** What summaries and scoreboards say of a game besides its teams: season, time, venue, broadcasts, tournament. */
import { easternDateOf } from "#lib/basketball/eastern-date.ts";
import type { VenueFact } from "#lib/basketball/entity-facts.ts";
import type { SeasonType } from "#lib/basketball/enums.ts";
import type { BroadcastFact, GameFact } from "#lib/basketball/game-facts.ts";
import type { RawBroadcast, RawVenue } from "./raw-game.ts";

/** 4 is the off-season, in which no college plays. */
const SEASON_TYPES: ReadonlyMap<string, SeasonType> = new Map([
  ["1", "preseason"],
  ["2", "regular"],
  ["3", "postseason"],
]);

export function mapSeasonType(type: number | string | null): SeasonType | null {
  return SEASON_TYPES.get(String(type)) ?? null;
}

/**
 * When a game starts. Where `timeValid` is false only the day is known: ESPN then puts a placeholder, midnight Eastern, in the time's place.
 */
export function mapStart(
  date: string,
  timeValid: boolean | null,
): Pick<GameFact, "startDate" | "easternDate" | "startTimeTbd"> {
  return {
    startDate: timeValid === false ? null : date,
    easternDate: easternDateOf(date),
    startTimeTbd: timeValid === null ? null : !timeValid,
  };
}

/**
 * Attendance. ESPN writes 0 where nobody told it: of 1,330 finals 478 have 0, sold-out conference semifinals among them. So 0 is unknown.
 */
export function mapAttendance(attendance: number | null): number | null {
  return attendance === null || attendance <= 0 ? null : attendance;
}

export function mapVenue(raw: RawVenue | null): VenueFact | null {
  if (raw === null || raw.fullName === null) return null;
  return {
    ids: raw.id === null ? {} : { espn: raw.id },
    name: raw.fullName,
    city: raw.address?.city ?? null,
    state: raw.address?.state ?? null,
    country: raw.address?.country ?? null,
  };
}

/** Each station once. Null without any: ESPN keeps none of old games, so an empty list says nothing. */
export function mapBroadcasts(raw: readonly RawBroadcast[]): BroadcastFact[] | null {
  const broadcasts = new Map<string, BroadcastFact>();
  for (const { type, media } of raw) {
    const name = media?.shortName ?? media?.name ?? null;
    if (name === null || type === null || type.shortName === null) continue;
    broadcasts.set(`${type.shortName} ${name}`, { type: type.shortName, name });
  }
  return broadcasts.size > 0 ? [...broadcasts.values()] : null;
}

/**
 * The national tournament a game belongs to, NCAA or NIT, by its note: `Men's Basketball Championship - East Region - 1st Round`. Only in the
 * postseason: conference tournaments are championships too, and the NIT Season Tip-Off is played in November.
 */
export function mapTournament(notes: string | null, seasonType: SeasonType | null): string | null {
  if (notes === null || seasonType !== "postseason") return null;
  if (/^NIT\b/i.test(notes)) return "NIT";
  if (/\bNCAA\b|^(?:wo)?men['’]s basketball championship/i.test(notes)) return "NCAA";
  return null;
}

/** In the NCAA tournament ESPN shows the seed in the place of the rank in the poll. */
export function mapSeed(seed: number | null, rank: number | null, tournament: string | null): number | null {
  if (seed !== null) return isSeed(seed) ? seed : null;
  return tournament === "NCAA" && rank !== null && isSeed(rank) ? rank : null;
}

function isSeed(number: number): boolean {
  return number >= 1 && number <= 16;
}
