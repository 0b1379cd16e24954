/** The days that `--date` and `--season` name. */
import { espnSeasonDates } from "#lib/feed/espn/read-http.ts";
import { UsageError } from "./command.ts";

/** YYYY-MM-DD dates in order, each once. Throws UsageError for a day or a year that is none. */
export function datesOf(dates: readonly string[] = [], seasons: readonly string[] = []): string[] {
  const named = dates.map((date) => {
    const parsed = new Date(`${date}T00:00:00Z`);
    const real =
      /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
    if (!real) throw new UsageError(`--date takes a day such as 2026-01-23, got "${date}"`);
    return date;
  });
  const ofSeasons = seasons.flatMap((season) => {
    if (!/^\d{4}$/.test(season))
      throw new UsageError(`--season takes the year a season ends, such as 2026, got "${season}"`);
    return espnSeasonDates(Number(season));
  });
  return [...new Set([...named, ...ofSeasons])].sort();
}
