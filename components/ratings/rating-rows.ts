/** A season's ratings by team: one row from the records of three endpoints. */
import type { TeamSeasonInShort, TeamSeasons } from "#components/teams/use-team-seasons.ts";
import type { AdjustedEfficiencyInfo, SrsInfo, TeamElo } from "#lib/records/rating-records.ts";

export interface RatingRow {
  teamId: number;
  team: string;
  /** Abbreviation; null for a conference that has none. */
  conference: string | null;
  /** Null where no game of the team has known possessions. */
  adjusted: Pick<AdjustedEfficiencyInfo, "netRating" | "offensiveRating" | "defensiveRating" | "rankings"> | null;
  srs: number | null;
  elo: number | null;
  /** Won, lost and pace; undefined while they are read, null where they are not known. */
  inShort: TeamSeasonInShort | null | undefined;
  /** On a past day: the net rating of now. Null for the table of now, and where it is not known then or now. */
  now: { netRating: number; rank: number } | null;
}

export interface RatingRecords {
  /** Undefined while they are read. */
  seasons?: TeamSeasons | undefined;
  adjusted: readonly AdjustedEfficiencyInfo[];
  srs: readonly SrsInfo[];
  elo: readonly TeamElo[];
}

/**
 * The teams that any of the three lists has, the best adjusted net rating first; those without one follow in the order of their simple rating.
 * `now` are the adjusted ratings to compare a past day's with.
 */
export function ratingRows(
  { adjusted, srs, elo, seasons }: RatingRecords,
  now?: readonly AdjustedEfficiencyInfo[],
): RatingRow[] {
  const adjustedOf = byTeam(adjusted);
  const srsOf = byTeam(srs);
  const eloOf = byTeam(elo);
  const nowOf = byTeam(now ?? []);
  const teams = new Map([...adjusted, ...srs, ...elo].map((record) => [record.teamId, record]));
  return [...teams.values()].map(({ teamId, team, conference }) => {
    const own = adjustedOf.get(teamId) ?? null;
    const present = nowOf.get(teamId);
    return {
      teamId,
      team,
      conference,
      adjusted: own,
      srs: srsOf.get(teamId)?.rating ?? null,
      elo: eloOf.get(teamId)?.elo ?? null,
      inShort: seasons && (seasons.get(teamId) ?? null),
      now: own && present ? { netRating: present.netRating, rank: present.rankings.net } : null,
    };
  });
}

function byTeam<R extends { teamId: number }>(records: readonly R[]): ReadonlyMap<number, R> {
  return new Map(records.map((record) => [record.teamId, record]));
}

/** Net rating now less that of the day, one decimal; null where either is not known. Positive: the team has become better. */
export function netChange({ adjusted, now }: RatingRow): number | null {
  return adjusted && now ? Math.round(10 * (now.netRating - adjusted.netRating)) / 10 : null;
}

/** The mean of what is known; null where nothing is. */
export function meanOf(rows: readonly RatingRow[], value: (row: RatingRow) => number | null): number | null {
  const known = rows.map(value).filter((one) => one !== null);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}
