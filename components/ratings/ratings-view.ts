/** What the ratings show for their address. The server reads ahead by the same rules. */
import { firstDirection, type TableSort } from "#components/ui/sort-rows.ts";
import { seasonOfDate } from "#lib/basketball/season.ts";
import { formatDayLong } from "#lib/format/calendar.ts";
import { formatCount } from "#lib/format/number.ts";
import { matchesSearch } from "#lib/format/search-text.ts";
import type { GameDay } from "#lib/records/game-records.ts";
import type { RatingColumnId } from "./rating-column-ids.ts";
import type { RatingColumn } from "./rating-columns.tsx";
import type { RatingRow } from "./rating-rows.ts";

/** A season that has games, with its first and last day that has some. */
export interface SeasonDays {
  season: number;
  first: string;
  last: string;
}

/** Seasons by their days with games, the latest first. */
export function seasonsWithGames(days: readonly GameDay[]): SeasonDays[] {
  const seasons = Map.groupBy(days.map(({ date }) => date).sort(), (date) => seasonOfDate(date));
  return [...seasons]
    .map(([season, dates]) => ({ season, first: dates[0] ?? "", last: dates.at(-1) ?? "" }))
    .sort((one, other) => other.season - one.season);
}

/** The season asked for; else the latest that has begun, for only games that are over make ratings; else the one today falls in. */
export function shownSeason(asked: number | null, seasons: readonly SeasonDays[], today: string): number {
  return asked ?? seasons.find(({ first }) => first <= today)?.season ?? seasons[0]?.season ?? seasonOfDate(today);
}

interface TeamFilter {
  /** Abbreviation, in any case; null is every conference. */
  conference: string | null;
  query: string;
}

/** Teams that match. Their ranks stay those within the season. */
export function filterRatings(rows: readonly RatingRow[], { conference, query }: TeamFilter): readonly RatingRow[] {
  if (conference === null && query.trim() === "") return rows;
  return rows.filter(
    (row) =>
      (conference === null || row.conference?.toLowerCase() === conference.toLowerCase()) &&
      matchesSearch(query, row.team),
  );
}

/** What the address says of the order: the column's own first direction where it names none, nothing where the column is not shown. */
export function ratingSort(
  sort: RatingColumnId | null,
  order: TableSort["direction"] | null,
  columns: readonly RatingColumn[],
): TableSort | null {
  const column = columns.find(({ id }) => id === sort);
  return column ? { column: column.id, direction: order ?? firstDirection(column) } : null;
}

/** What the address has to say of an order; a column's own first direction is left out. */
export function ratingSortParams(
  sort: TableSort | null,
  columns: readonly RatingColumn[],
): { sort: RatingColumnId | null; order: TableSort["direction"] | null } {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return { sort: null, order: null };
  return { sort: column.id, order: sort.direction === firstDirection(column) ? null : sort.direction };
}

/** `60 teams, with games played before Thursday, January 15, 2026`. */
export function ratedSentence(teams: number, asOf: string | null): string {
  const games = asOf === null ? "with all games that are over" : `with games played before ${formatDayLong(asOf)}`;
  return `${formatCount(teams, "team")}, ${games}`;
}
