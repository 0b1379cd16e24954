/** Rating the teams of a season from its games, as often as a result changes. */
import { computeEloSeason, type EloChange, startEloSeason } from "#lib/statistics/elo.ts";
import { computeRankedEfficiency, type RankedEfficiency } from "#lib/statistics/ranked-efficiency.ts";
import { computeSrs } from "#lib/statistics/srs.ts";
import type { Store } from "#lib/store/connection.ts";
import {
  deleteStaleRating,
  markLaterRatingsStale,
  type RatingGameRow,
  selectRatingGames,
  selectStaleRating,
} from "#lib/store/rating-games.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import {
  type GameEloRow,
  type LastElo,
  replaceGameElos,
  replaceSeasonRatings,
  type SeasonRatingRow,
  selectLastElos,
} from "#lib/store/season-ratings.ts";
import { lockWrites } from "#lib/store/write-lock.ts";

/**
 * Works off the seasons whose ratings are stale, the earliest first, one transaction each; what is left when `signal` aborts waits for the next import.
 * Returns how many.
 */
export async function rateStaleSeasons(store: Store, signal?: AbortSignal): Promise<number> {
  let rated = 0;
  while (!signal?.aborted && (await selectStaleRating(store.db)) !== null) {
    await rateNextSeason(store);
    rated++;
  }
  return rated;
}

/**
 * The whole season is computed again from its games: that is fast, and so the same games give the same bits, in whatever order they came. Later seasons
 * start with the Elo that this one ends with and follow when a game of this one has another Elo than before.
 */
async function rateNextSeason(store: Store): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, store.engine);
    const season = await selectStaleRating(transaction);
    if (season === null) return;
    const games = await selectRatingGames(transaction, season);
    const { ratings, elos } = computeSeasonRatings(season, games, await selectLastElos(transaction, season));
    const ratingsWritten = await replaceSeasonRatings(transaction, season, ratings);
    const elosWritten = await replaceGameElos(transaction, season, elos);
    if (ratingsWritten || elosWritten) await bumpRevisions(transaction, [`season:${season}`, `numbers:${season}`]);
    if (elosWritten) await markLaterRatingsStale(transaction, season);
    await deleteStaleRating(transaction, season);
  });
}

export interface SeasonRatings {
  /** One a team, by id. */
  ratings: SeasonRatingRow[];
  /** One a game, by day and id. */
  elos: GameEloRow[];
}

/** Ratings of a season from the games of it that count and the Elo its teams had before. Pure. */
export function computeSeasonRatings(
  season: number,
  games: readonly RatingGameRow[],
  lastElos: readonly LastElo[],
): SeasonRatings {
  const { changes, ratings: elos } = computeEloSeason(games, startOf(season, lastElos));
  const efficiency = new Map(computeRankedEfficiency(games).map((team) => [team.team, team]));
  return {
    ratings: computeSrs(games).map((srs) => ({
      season,
      teamId: srs.team,
      games: srs.games,
      srs: srs.rating,
      averageMargin: srs.averageMargin,
      strengthOfSchedule: srs.strengthOfSchedule,
      pool: srs.pool,
      elo: elos.get(srs.team) as number,
      ...efficiencyColumns(efficiency.get(srs.team) ?? null),
    })),
    elos: changes.map((change) => eloRow(season, change)),
  };
}

/** The Elo of every team before its first game: carried over as many summers as have passed since its last. */
function startOf(season: number, lastElos: readonly LastElo[]): Map<number, number> {
  const start = new Map<number, number>();
  for (const [last, teams] of Map.groupBy(lastElos, (elo) => elo.season)) {
    let elos = new Map(teams.map(({ teamId, elo }) => [teamId, elo]));
    for (let summer = last; summer < season; summer++) elos = startEloSeason(elos);
    for (const [teamId, elo] of elos) start.set(teamId, elo);
  }
  return start;
}

function efficiencyColumns(team: RankedEfficiency | null) {
  return {
    measuredGames: team?.games ?? 0,
    adjustedOffense: team?.offense ?? null,
    adjustedDefense: team?.defense ?? null,
    adjustedNet: team?.net ?? null,
    adjustedPace: team?.pace ?? null,
    rawOffense: team?.rawOffense ?? null,
    rawDefense: team?.rawDefense ?? null,
    rawPace: team?.rawPace ?? null,
    opponentOffense: team?.opponentOffense ?? null,
    opponentDefense: team?.opponentDefense ?? null,
    offenseRank: team?.offenseRank ?? null,
    defenseRank: team?.defenseRank ?? null,
    netRank: team?.netRank ?? null,
  };
}

function eloRow(season: number, { gameId, homeBefore, awayBefore, homeAfter, awayAfter }: EloChange): GameEloRow {
  return { gameId, season, homeBefore, awayBefore, homeAfter, awayAfter };
}
