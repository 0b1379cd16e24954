/** Ratings as records. */
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { adjustedRatings, eloRatings, srsRatings } from "#lib/records/rating-endpoints.ts";
import type { AdjustedEfficiencyInfo, SrsInfo, TeamElo } from "#lib/records/rating-records.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import { computeSrs } from "#lib/statistics/srs.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectRatingGames } from "#lib/store/rating-games.ts";
import { selectElosBefore, selectRatedSeasons, selectSeasonRatings } from "#lib/store/season-ratings.ts";
import { selectTeamNames } from "#lib/store/teams.ts";
import { conferenceFilter } from "./conference-filter.ts";
import { type Efficiency, efficiencyRecord, readEfficiencies } from "./efficiencies.ts";
import { inParts, type Listing } from "./listing.ts";
import { conferencesByTeam } from "./teams.ts";

type Values = ValuesOf<typeof srsRatings>;

/** A kind of rating: what teams have, and how it is listed. */
interface RatingKind<Rating, Record> {
  /** By team id: at the end of the season, and from the games before a day alone. */
  atEnd(db: Database, season: number): Promise<Map<number, Rating>>;
  before(db: Database, season: number, day: string): Promise<Map<number, Rating>>;
  /** Higher ones are listed first. */
  order(rating: Rating): number;
  record(team: { season: number; teamId: number; team: string; conference: string | null }, rating: Rating): Record;
}

const SRS: RatingKind<number, SrsInfo> = {
  atEnd: async (db, season) =>
    new Map((await selectSeasonRatings(db, season)).map(({ teamId, srs }): [number, number] => [teamId, srs])),
  before: async (db, season, day) =>
    new Map(computeSrs(await selectRatingGames(db, season, day)).map(({ team, rating }) => [team, rating])),
  order: (rating) => rating,
  record: (team, rating) => ({ ...team, rating: roundTo(rating, 2) }),
};

const ADJUSTED: RatingKind<Efficiency, AdjustedEfficiencyInfo> = {
  atEnd: (db, season) => readEfficiencies(db, season, undefined),
  before: readEfficiencies,
  order: (rating) => rating.net,
  record: (team, rating) => ({ ...team, ...efficiencyRecord(rating) }),
};

const ELO: RatingKind<number, TeamElo> = {
  atEnd: async (db, season) =>
    new Map((await selectSeasonRatings(db, season)).map(({ teamId, elo }): [number, number] => [teamId, elo])),
  before: selectElosBefore,
  order: (elo) => elo,
  record: (team, elo) => ({ ...team, elo: Math.round(elo) }),
};

export function listSrsRatings(db: Database, values: ValuesOf<typeof srsRatings>): Promise<Listing> {
  return listRatings(db, values, SRS);
}

export function listAdjustedRatings(db: Database, values: ValuesOf<typeof adjustedRatings>): Promise<Listing> {
  return listRatings(db, values, ADJUSTED);
}

export function listEloRatings(db: Database, values: ValuesOf<typeof eloRatings>): Promise<Listing> {
  return listRatings(db, values, ELO);
}

async function listRatings<Rating, Record>(
  db: Database,
  { season, team, conference, asOf }: Values,
  kind: RatingKind<Rating, Record>,
): Promise<Listing> {
  const seasons = season === undefined ? await selectRatedSeasons(db) : [season];
  const teams = await selectTeamNames(db, team);
  const inConference = await conferenceFilter(db, conference);
  const readSeason = async (one: number): Promise<string[]> => {
    const ratings = await (asOf === undefined ? kind.atEnd(db, one) : kind.before(db, one, asOf));
    const conferences = await conferencesByTeam(db, one);
    // `teams` are by name, then id, and sorting keeps the order of equals.
    const rated = teams.flatMap(({ id, school }) => {
      const rating = ratings.get(id);
      const own = conferences.get(id);
      return rating === undefined || own === undefined || !inConference(own) ? [] : [{ id, school, own, rating }];
    });
    return rated
      .sort((a, b) => kind.order(b.rating) - kind.order(a.rating))
      .map(({ id, school, own, rating }) =>
        JSON.stringify(kind.record({ season: one, teamId: id, team: school, conference: own.abbreviation }, rating)),
      );
  };
  return { batches: () => inParts(seasons, 1, async ([one]) => (one === undefined ? [] : readSeason(one))) };
}
