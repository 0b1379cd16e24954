/** Rows as an import leaves them, of schools that do not exist, for tests of what reads them. */
import type { Insertable } from "kysely";
import type { PlayInfo } from "#lib/records/play-records.ts";
import { recordExamples } from "#lib/records/record-examples.ts";
import type { Database } from "#lib/store/connection.ts";
import { packPlayDocument } from "#lib/store/play-document.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import type { GameTable, TeamTable } from "#lib/store/tables.ts";

export async function insertConference(db: Database, id: number, abbreviation: string): Promise<void> {
  const row = { id, name: `${abbreviation} Conference`, nameKey: abbreviation, abbreviation, shortName: abbreviation };
  await db
    .insertInto("conference")
    .values({ ...row, authority: 1 })
    .execute();
  await db
    .insertInto("sourceIdentity")
    .values({ entity: "conference", source: "espn", sourceId: `9${id}`, id })
    .execute();
}

export async function insertTeam(
  db: Database,
  id: number,
  school: string,
  about: Partial<Insertable<TeamTable>> = {},
): Promise<void> {
  const unknown = {
    mascot: null,
    abbreviation: null,
    displayName: null,
    shortDisplayName: null,
    primaryColor: null,
    secondaryColor: null,
    logos: null,
    venueId: null,
  };
  await db
    .insertInto("team")
    .values({ id, school, nameKey: school, authority: 1, ...unknown, ...about })
    .execute();
  await db
    .insertInto("sourceIdentity")
    .values({ entity: "team", source: "espn", sourceId: `90${id}`, id })
    .execute();
}

export async function insertMembership(
  db: Database,
  teamId: number,
  conferenceId: number,
  startSeason: number,
  endSeason: number | null = null,
): Promise<void> {
  await db.insertInto("membership").values({ teamId, conferenceId, startSeason, endSeason, authority: 1 }).execute();
}

export async function insertAthlete(db: Database, id: number, name: string, position: string | null): Promise<void> {
  const unknown = { jersey: null, heightInches: null, weightPounds: null, hometown: null, dateOfBirth: null };
  const [firstName = null, lastName = null] = name.split(" ");
  await db
    .insertInto("athlete")
    .values({ id, name, nameKey: name, firstName, lastName, position, authority: 1, ...unknown })
    .execute();
}

/** A final game of teams 1 and 2 in season 2026, changed by `about`. */
export function gameRow(
  id: number,
  startDate: string,
  about: Partial<Insertable<GameTable>> = {},
): Insertable<GameTable> {
  return {
    id,
    sourceId: `4010${id}`,
    season: 2026,
    seasonType: "regular",
    startDate,
    easternDate: startDate.slice(0, 10),
    startTimeTbd: 0,
    neutralSite: 0,
    conferenceGame: 0,
    gameType: "STD",
    tournament: null,
    notes: null,
    status: "final",
    period: null,
    clock: null,
    attendance: null,
    venueId: null,
    broadcasts: "[]",
    homeTeamId: 1,
    homeConferenceId: null,
    homeSeed: null,
    homePoints: 70,
    homePeriodPoints: "[30,40]",
    homeWinner: 1,
    awayTeamId: 2,
    awayConferenceId: null,
    awaySeed: null,
    awayPoints: 60,
    awayPeriodPoints: "[25,35]",
    awayWinner: 0,
    excitement: null,
    ...about,
  };
}

type GameRow = Insertable<GameTable>;

/** Team box scores of both sides; `points` tells them apart. */
export async function insertTeamBoxScores(db: Database, game: GameRow): Promise<void> {
  const { teamStats } = recordExamples.GameBoxScoreTeam;
  const side = (name: "home" | "away", teamId: number, total: number) => ({
    gameId: game.id,
    side: name,
    teamId,
    season: game.season,
    gameMinutes: 40,
    pace: 68.5,
    possessions: teamStats.possessions,
    stats: JSON.stringify({ ...teamStats, points: { ...teamStats.points, total } }),
  });
  await db
    .insertInto("gameTeam")
    .values([side("home", game.homeTeamId, 70), side("away", game.awayTeamId, 60)])
    .execute();
}

/** Players of a game: who played (with points) and who did not (null). */
export async function insertPlayers(
  db: Database,
  game: GameRow,
  side: "home" | "away",
  players: readonly { athleteId: number; points: number | null }[],
): Promise<void> {
  const [example] = recordExamples.GameBoxScorePlayers.players;
  const teamId = side === "home" ? game.homeTeamId : game.awayTeamId;
  await db
    .insertInto("gamePlayer")
    .values(
      players.map(({ athleteId, points }, position) => ({
        gameId: game.id,
        side,
        teamId,
        athleteId,
        season: game.season,
        position,
        stats: points === null ? null : JSON.stringify({ ...example, athleteId, points }),
      })),
    )
    .execute();
}

/** One play record; ids count up from the game's. */
export function playRecord(game: GameRow, place: number, about: Partial<PlayInfo> = {}): PlayInfo {
  return {
    ...recordExamples.PlayInfo,
    id: game.id * 1024 + place,
    sourceId: `${game.sourceId}${place}`,
    gameId: game.id,
    gameSourceId: game.sourceId,
    gameStartDate: game.startDate,
    season: game.season,
    participants: [],
    onFloor: [],
    shotInfo: null,
    shootingPlay: false,
    ...about,
  };
}

export async function insertPlays(db: Database, game: GameRow, plays: readonly PlayInfo[]): Promise<void> {
  const { playIndex, ...document } = packPlayDocument(
    plays.map((play) => ({
      json: JSON.stringify(play),
      shooting: play.shootingPlay === true,
      athleteIds: play.participants.map(({ id }) => id),
    })),
  );
  await db
    .insertInto("gamePlays")
    .values({ gameId: game.id, season: game.season, ...document, playIndex: JSON.stringify(playIndex) })
    .execute();
}

/** A stint of the first half from `from` to `to` seconds remaining. */
export async function insertStint(
  db: Database,
  game: GameRow,
  stint: { position: number; side: "home" | "away"; athleteId: number; from: number; to: number },
): Promise<void> {
  await db
    .insertInto("stint")
    .values({
      gameId: game.id,
      position: stint.position,
      side: stint.side,
      teamId: stint.side === "home" ? game.homeTeamId : game.awayTeamId,
      athleteId: stint.athleteId,
      season: game.season,
      inPeriod: 1,
      inSecondsRemaining: stint.from,
      inTeamPoints: 0,
      inOpponentPoints: 0,
      outPeriod: 1,
      outSecondsRemaining: stint.to,
      outTeamPoints: 9,
      outOpponentPoints: 4,
    })
    .execute();
}

/** Stores games and counts the revisions up as an import does. */
export async function insertGames(db: Database, games: readonly GameRow[]): Promise<void> {
  const PART = 500;
  for (let start = 0; start < games.length; start += PART) {
    await db
      .insertInto("game")
      .values(games.slice(start, start + PART))
      .execute();
  }
  await bumpRevisions(
    db,
    games.map((game) => `season:${game.season}` as const),
  );
}
