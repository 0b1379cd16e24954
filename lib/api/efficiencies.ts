/** Adjusted efficiency of a season's teams: at its end as it is stored, or as of a day, computed here and now. */
import { computeRankedEfficiency } from "#lib/statistics/ranked-efficiency.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectRatingGames } from "#lib/store/rating-games.ts";
import { selectSeasonRatings } from "#lib/store/season-ratings.ts";

/** Points per 100 possessions, not rounded; of the defense, allowed. */
export interface Efficiency {
  offense: number;
  defense: number;
  net: number;
  /** Among all teams of the season. */
  ranks: { offense: number; defense: number; net: number };
}

/** By team id, from the season's games before `asOf` (US Eastern day) alone where that is given. Teams without a rating are left out. */
export function readEfficiencies(
  db: Database,
  season: number,
  asOf: string | undefined,
): Promise<Map<number, Efficiency>> {
  return asOf === undefined ? atEnd(db, season) : before(db, season, asOf);
}

/** As records have it, one decimal. */
export function efficiencyRecord({ offense, defense, net, ranks }: Efficiency) {
  return {
    offensiveRating: roundTo(offense, 1),
    defensiveRating: roundTo(defense, 1),
    netRating: roundTo(net, 1),
    rankings: ranks,
  };
}

async function atEnd(db: Database, season: number): Promise<Map<number, Efficiency>> {
  const ratings = new Map<number, Efficiency>();
  for (const row of await selectSeasonRatings(db, season)) {
    const { adjustedOffense, adjustedDefense, adjustedNet, offenseRank, defenseRank, netRank } = row;
    if (adjustedOffense === null || adjustedDefense === null || adjustedNet === null) continue;
    if (offenseRank === null || defenseRank === null || netRank === null) continue;
    const ranks = { offense: offenseRank, defense: defenseRank, net: netRank };
    ratings.set(row.teamId, { offense: adjustedOffense, defense: adjustedDefense, net: adjustedNet, ranks });
  }
  return ratings;
}

async function before(db: Database, season: number, day: string): Promise<Map<number, Efficiency>> {
  const teams = computeRankedEfficiency(await selectRatingGames(db, season, day));
  return new Map(
    teams.map(({ team, offense, defense, net, offenseRank, defenseRank, netRank }) => [
      team,
      { offense, defense, net, ranks: { offense: offenseRank, defense: defenseRank, net: netRank } },
    ]),
  );
}
