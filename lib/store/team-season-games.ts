/** A team's games of a season with what the store holds of each, and which teams have a season at all. */
import type { Database } from "./connection.ts";
import { selectTeamMemberships } from "./memberships.ts";

/**
 * Games of a team in a season, all or those played before a day (US Eastern): by start date, then id. With each how many team box scores it has, whether
 * players of the team are named and have a line of numbers, whether its plays are whole (null without plays), and what feeds state of it.
 */
export function selectTeamSeasonGames(db: Database, teamId: number, season: number, before?: string) {
  let query = db
    .selectFrom("game")
    .innerJoin("team as home", "home.id", "game.homeTeamId")
    .innerJoin("team as away", "away.id", "game.awayTeamId")
    .leftJoin("venue", "venue.id", "game.venueId")
    .leftJoin("gameQuality", "gameQuality.gameId", "game.id")
    .select(["game.id", "game.startDate", "game.easternDate", "game.startTimeTbd", "game.status", "game.seasonType"])
    .select(["game.gameType", "game.tournament", "game.neutralSite", "game.conferenceGame"])
    .select(["game.homeTeamId", "game.homeConferenceId", "game.homePoints", "game.homeWinner"])
    .select(["game.awayTeamId", "game.awayConferenceId", "game.awayPoints", "game.awayWinner"])
    .select(["home.school as homeTeam", "away.school as awayTeam", "venue.name as venue"])
    .select(["gameQuality.sources", "gameQuality.playsWhole", "gameQuality.possessionsMethod"])
    .select(["gameQuality.seasonTypeStated", "gameQuality.conferenceGameStated"])
    .select(({ selectFrom, exists, case: choose }) => {
      const players = selectFrom("gamePlayer")
        .select("gamePlayer.athleteId")
        .whereRef("gamePlayer.gameId", "=", "game.id")
        .where(
          "gamePlayer.side",
          "=",
          choose()
            .when("game.homeTeamId", "=", teamId)
            .then("home" as const)
            .else("away" as const)
            .end(),
        );
      return [
        selectFrom("gameTeam")
          .select((box) => box.fn.countAll<number | string>().as("boxes"))
          .whereRef("gameTeam.gameId", "=", "game.id")
          .as("boxes"),
        exists(players).as("namesPlayers"),
        exists(players.where("gamePlayer.stats", "is not", null)).as("hasLines"),
      ];
    })
    .where("game.season", "=", season)
    .where((eb) => eb.or([eb("game.homeTeamId", "=", teamId), eb("game.awayTeamId", "=", teamId)]));
  if (before !== undefined) query = query.where("game.easternDate", "<", before);
  return query.orderBy("game.startDate").orderBy("game.id").execute();
}

export type TeamSeasonGameRow = Awaited<ReturnType<typeof selectTeamSeasonGames>>[number];

/** Those of `teamIds` that have a season: a game in it, a conference, or a player on the roster. */
export async function selectTeamsOfSeason(
  db: Database,
  season: number,
  teamIds: readonly number[],
): Promise<Set<number>> {
  if (teamIds.length === 0) return new Set();
  const members = await selectTeamMemberships(db, season, teamIds);
  const found = new Set(members.map(({ teamId }) => teamId));
  const missing = () => teamIds.filter((id) => !found.has(id));
  if (missing().length > 0) {
    const games = await db
      .selectFrom("game")
      .select(["homeTeamId", "awayTeamId"])
      .where("season", "=", season)
      .where((eb) => eb.or([eb("homeTeamId", "in", missing()), eb("awayTeamId", "in", missing())]))
      .execute();
    for (const id of missing().filter((one) => games.some((row) => row.homeTeamId === one || row.awayTeamId === one))) {
      found.add(id);
    }
  }
  if (missing().length > 0) {
    const rosters = await db
      .selectFrom("roster")
      .select("teamId")
      .distinct()
      .where("teamId", "in", missing())
      .where("startSeason", "<=", season)
      .where("endSeason", ">=", season)
      .execute();
    for (const { teamId } of rosters) found.add(teamId);
  }
  return found;
}
