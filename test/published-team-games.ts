/** The team-game records of November 2025 to January 2026 as games for the ratings. */
import { readRatingInputs } from "#lib/cli/rating-inputs.ts";
import { readCbbdPath } from "#lib/feed/cbbd/read-path.ts";

export type PublishedTeamGames = Awaited<ReturnType<typeof readPublishedTeamGames>>;
export type PublishedGame = PublishedTeamGames["games"][number];

/** @param path file of published team-game records */
export async function readPublishedTeamGames(path: string) {
  return readRatingInputs(await readCbbdPath(path));
}
