/** A team's ratings of a season: as they are stored, or as of a day from the games before it alone. */
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { computeRankedEfficiency } from "#lib/statistics/ranked-efficiency.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import { computeSrs } from "#lib/statistics/srs.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectRatingGames } from "#lib/store/rating-games.ts";
import { countAdjustedTeams, selectElosBefore, selectTeamSeasonRating } from "#lib/store/season-ratings.ts";

type Ratings = Omit<TeamSeasonOverview["ratings"], "polls">;

/** What a team is rated with; null throughout for a team without a game that ratings count. */
interface Rated {
  srs: number | null;
  elo: number | null;
  offense: number | null;
  defense: number | null;
  net: number | null;
  offenseRank: number | null;
  defenseRank: number | null;
  netRank: number | null;
}

const UNRATED = { offense: null, defense: null, net: null, offenseRank: null, defenseRank: null, netRank: null };

/** Decimals as the endpoints of ratings have them. The population are the teams that have an adjusted rating. */
export async function readTeamRatings(
  db: Database,
  teamId: number,
  season: number,
  asOf: string | undefined,
): Promise<Ratings> {
  const { own, population } = await (asOf === undefined
    ? ratedAtEnd(db, teamId, season)
    : ratedBefore(db, teamId, season, asOf));
  return {
    srs: own.srs === null ? null : roundTo(own.srs, 2),
    elo: own.elo === null ? null : Math.round(own.elo),
    adjusted: adjustedRatings(own, population),
  };
}

function adjustedRatings(own: Rated, population: number): Ratings["adjusted"] {
  const { offense, defense, net, offenseRank, defenseRank, netRank } = own;
  if (offense === null || defense === null || net === null) return null;
  if (offenseRank === null || defenseRank === null || netRank === null) return null;
  const rated = (value: number, rank: number) => ({ value: roundTo(value, 1), rank });
  return {
    offense: rated(offense, offenseRank),
    defense: rated(defense, defenseRank),
    net: rated(net, netRank),
    population,
  };
}

async function ratedAtEnd(db: Database, teamId: number, season: number): Promise<{ own: Rated; population: number }> {
  const row = await selectTeamSeasonRating(db, season, teamId);
  const own = row
    ? { ...row, offense: row.adjustedOffense, defense: row.adjustedDefense, net: row.adjustedNet }
    : { srs: null, elo: null, ...UNRATED };
  return { own, population: await countAdjustedTeams(db, season) };
}

async function ratedBefore(
  db: Database,
  teamId: number,
  season: number,
  day: string,
): Promise<{ own: Rated; population: number }> {
  const games = await selectRatingGames(db, season, day);
  const adjusted = computeRankedEfficiency(games);
  const own = {
    srs: computeSrs(games).find(({ team }) => team === teamId)?.rating ?? null,
    elo: (await selectElosBefore(db, season, day)).get(teamId) ?? null,
    ...(adjusted.find(({ team }) => team === teamId) ?? UNRATED),
  };
  return { own, population: adjusted.length };
}
