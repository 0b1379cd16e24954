/** Which season the polls' page shows, and which it offers. The server reads ahead by the same rule. */
import { seasonOfDate } from "#lib/basketball/season.ts";

/** Seasons that have polls or games, the latest first. */
export function offeredSeasons(withPolls: readonly number[], withGames: readonly number[]): number[] {
  return [...new Set([...withPolls, ...withGames])].sort((one, other) => other - one);
}

/** The season asked for; else the latest with a poll, which comes before the first game; else the latest with games, or the one of today. */
export function shownPollSeason(
  asked: number | null,
  withPolls: readonly number[],
  withGames: readonly number[],
  today: string,
): number {
  const latest = (seasons: readonly number[]) => (seasons.length === 0 ? null : Math.max(...seasons));
  return asked ?? latest(withPolls) ?? latest(withGames) ?? seasonOfDate(today);
}
