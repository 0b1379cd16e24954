/** Games of a day and those that are on, with what is offered on them. */
import { SIDES } from "#lib/basketball/enums.ts";
import type { Database } from "./connection.ts";

export interface ScoreboardFilter {
  /** US Eastern, YYYY-MM-DD. */
  day: string;
  /** One side is in one of them, as in the season of the game; undefined does not narrow, an empty list matches nothing. */
  conferenceIds?: readonly number[] | undefined;
}

/** Games played on the day and games in progress on whatever day they began: by start date, then id. */
export async function selectScoreboardGames(db: Database, { day, conferenceIds }: ScoreboardFilter) {
  if (conferenceIds?.length === 0) return [];
  let query = db
    .selectFrom("game")
    .innerJoin("team as home", "home.id", "game.homeTeamId")
    .innerJoin("team as away", "away.id", "game.awayTeamId")
    .leftJoin("conference as homeMembership", "homeMembership.id", "game.homeConferenceId")
    .leftJoin("conference as awayMembership", "awayMembership.id", "game.awayConferenceId")
    .leftJoin("venue", "venue.id", "game.venueId")
    .select(["game.id", "game.startDate", "game.startTimeTbd", "game.neutralSite", "game.conferenceGame"])
    .select(["game.status", "game.period", "game.clock", "game.broadcasts"])
    .select(["game.homeTeamId", "game.homePoints", "game.homePeriodPoints"])
    .select(["game.awayTeamId", "game.awayPoints", "game.awayPeriodPoints"])
    .select(["home.school as homeSchool", "home.displayName as homeDisplayName", "home.mascot as homeMascot"])
    .select(["away.school as awaySchool", "away.displayName as awayDisplayName", "away.mascot as awayMascot"])
    .select(["homeMembership.name as homeConference", "homeMembership.abbreviation as homeConferenceAbbreviation"])
    .select(["awayMembership.name as awayConference", "awayMembership.abbreviation as awayConferenceAbbreviation"])
    .select(["venue.name as venue", "venue.city", "venue.state"])
    .where((eb) => eb.or([eb("game.easternDate", "=", day), eb("game.status", "=", "in_progress")]))
    .orderBy("game.startDate")
    .orderBy("game.id");
  if (conferenceIds) {
    const ids = [...conferenceIds];
    query = query.where((eb) => eb.or(SIDES.map((side) => eb(`game.${side}ConferenceId`, "in", ids))));
  }
  return query.execute();
}

export type ScoreboardRow = Awaited<ReturnType<typeof selectScoreboardGames>>[number];

/** What every provider offers on some games: by game, then provider's name in any case, then its id. */
export async function selectOffers(db: Database, gameIds: readonly number[]) {
  if (gameIds.length === 0) return [];
  return db
    .selectFrom("gameLine")
    .innerJoin("lineProvider", "lineProvider.id", "gameLine.providerId")
    .select(["gameLine.gameId", "gameLine.spread", "gameLine.overUnder"])
    .select(["gameLine.homeMoneyline", "gameLine.awayMoneyline"])
    .where("gameLine.gameId", "in", [...gameIds])
    .orderBy("gameLine.gameId")
    .orderBy("lineProvider.nameKey")
    .orderBy("lineProvider.id")
    .execute();
}

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];
