/** A small league with something of everything, as rows. The tests that read it say in their names what they count on. */
import { computeSeasonRatings } from "#lib/ingest/rate-season.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectRatingGames } from "#lib/store/rating-games.ts";
import { replaceGameElos, replaceSeasonRatings, selectLastElos } from "#lib/store/season-ratings.ts";
import {
  gameRow,
  insertAthlete,
  insertConference,
  insertGames,
  insertMembership,
  insertPlayers,
  insertPlays,
  insertStint,
  insertTeam,
  insertTeamBoxScores,
  playRecord,
} from "./game-rows.ts";
import { insertLines, insertPolls } from "./line-and-poll-rows.ts";
import { insertLeagueLineups } from "./lineup-rows.ts";
import { insertRecruitingAndDraft } from "./recruiting-rows.ts";

const LKC = 1;
const CST = 2;

/** Everything there is: both teams' box scores, players, stints, plays, broadcasts. */
export const WHOLE_GAME = gameRow(1, "2026-01-23T00:00:00.000Z", {
  easternDate: "2026-01-22",
  conferenceGame: 1,
  homeConferenceId: LKC,
  awayConferenceId: LKC,
  attendance: 8421,
  venueId: 5,
  broadcasts: JSON.stringify([
    { type: "TV", name: "Lakes Sports" },
    { type: "Streaming", name: "Lakes+" },
    { type: "TV", name: "Lakes Sports" },
  ]),
});
/** Starts at the same moment; a tournament game with team box scores alone. */
export const TOURNAMENT_GAME = gameRow(2, "2026-01-23T00:00:00.000Z", {
  easternDate: "2026-01-22",
  homeTeamId: 3,
  awayTeamId: 4,
  homeConferenceId: CST,
  neutralSite: 1,
  seasonType: "postseason",
  tournament: "NIT",
  homeSeed: 1,
  awaySeed: 4,
});
/** Starts at midnight UTC of the next day, with plays. */
export const MIDNIGHT_GAME = gameRow(3, "2026-01-24T00:00:00.000Z", {
  easternDate: "2026-01-23",
  homeTeamId: 2,
  awayTeamId: 3,
  homeConferenceId: LKC,
  awayConferenceId: CST,
});
export const SCHEDULED_GAME = gameRow(4, "2026-03-01T18:00:00.000Z", {
  homeTeamId: 4,
  awayTeamId: 1,
  awayConferenceId: LKC,
  status: "scheduled",
  startTimeTbd: 1,
  homePoints: null,
  homePeriodPoints: null,
  homeWinner: null,
  awayPoints: null,
  awayPeriodPoints: null,
  awayWinner: null,
});
/** A season before, when team 2 was in the other conference. */
export const OLDER_GAME = gameRow(5, "2025-02-01T20:00:00.000Z", {
  season: 2025,
  homeTeamId: 2,
  awayTeamId: 1,
  homeConferenceId: CST,
  awayConferenceId: LKC,
  tournament: "NIT",
});

const REYES = { id: 11, name: "Jonah Reyes" };
const COLE = { id: 12, name: "Amari Cole" };
const LINDQVIST = { id: 21, name: "Theo Lindqvist" };

/** Fills an empty, migrated store. */
export async function insertFictionalLeague(db: Database): Promise<void> {
  await db
    .insertInto("venue")
    .values({
      id: 5,
      name: "Heron Fieldhouse",
      nameKey: "heron fieldhouse",
      city: "Marlow",
      state: "OH",
      country: null,
      authority: 1,
    })
    .execute();
  await insertConference(db, LKC, "LKC");
  await insertConference(db, CST, "CST");
  await insertTeam(db, 1, "Marlow State", { mascot: "Herons", venueId: 5, logos: '["https://images.example/1.png"]' });
  await insertTeam(db, 2, "Port Ashby");
  await insertTeam(db, 3, "San José del Mar");
  await insertTeam(db, 4, "Tern Valley");
  await insertMembership(db, 1, LKC, 2014, 2026);
  await insertMembership(db, 2, CST, 2014, 2025);
  await insertMembership(db, 2, LKC, 2026, null);
  await insertMembership(db, 3, CST, 2020, 2026);
  await insertAthlete(db, REYES.id, REYES.name, "G");
  await insertAthlete(db, COLE.id, COLE.name, null);
  await insertAthlete(db, LINDQVIST.id, LINDQVIST.name, "F");
  await db
    .insertInto("roster")
    .values([
      { teamId: 1, athleteId: REYES.id, startSeason: 2025, endSeason: 2026 },
      { teamId: 1, athleteId: COLE.id, startSeason: 2026, endSeason: 2026 },
    ])
    .execute();

  await insertGames(db, [MIDNIGHT_GAME, SCHEDULED_GAME, TOURNAMENT_GAME, WHOLE_GAME, OLDER_GAME]);
  await insertTeamBoxScores(db, WHOLE_GAME);
  await insertTeamBoxScores(db, TOURNAMENT_GAME);
  await insertPlayers(db, WHOLE_GAME, "home", [
    { athleteId: REYES.id, points: 19 },
    { athleteId: COLE.id, points: null },
  ]);
  await insertPlayers(db, WHOLE_GAME, "away", [{ athleteId: LINDQVIST.id, points: 8 }]);
  await insertPlayers(db, MIDNIGHT_GAME, "home", [{ athleteId: LINDQVIST.id, points: null }]);
  await insertStint(db, WHOLE_GAME, { position: 0, side: "home", athleteId: REYES.id, from: 1200, to: 600 });
  await insertStint(db, WHOLE_GAME, { position: 1, side: "home", athleteId: COLE.id, from: 600, to: 0 });
  await insertStint(db, WHOLE_GAME, { position: 2, side: "away", athleteId: LINDQVIST.id, from: 1200, to: 0 });
  await insertPlays(db, WHOLE_GAME, [
    playRecord(WHOLE_GAME, 0, { playText: "Jump ball, “Marlow”", participants: [REYES, LINDQVIST] }),
    playRecord(WHOLE_GAME, 1, { participants: [REYES], shootingPlay: true }),
    playRecord(WHOLE_GAME, 2, { participants: [COLE] }),
    playRecord(WHOLE_GAME, 3, { participants: [LINDQVIST], shootingPlay: true }),
  ]);
  await insertPlays(db, MIDNIGHT_GAME, [
    playRecord(MIDNIGHT_GAME, 0, { participants: [LINDQVIST], shootingPlay: true }),
  ]);
  await insertPlays(db, OLDER_GAME, [playRecord(OLDER_GAME, 0, { tournament: "NIT" })]);
  await insertLeagueLineups(db, { whole: WHOLE_GAME, midnight: MIDNIGHT_GAME, older: OLDER_GAME });
  await insertLines(db);
  await insertPolls(db);
  await insertRecruitingAndDraft(db);
  for (const season of [2025, 2026]) await insertRatings(db, season);
}

async function insertRatings(db: Database, season: number): Promise<void> {
  const games = await selectRatingGames(db, season);
  const { ratings, elos } = computeSeasonRatings(season, games, await selectLastElos(db, season));
  await replaceSeasonRatings(db, season, ratings);
  await replaceGameElos(db, season, elos);
}
