/** The official npm client of the interface, pointed at a server of ours: programs written for it work here. */
import {
  client,
  getAdjustedEfficiency,
  getBroadcasts,
  getConferenceHistory,
  getConferences,
  getDraftPicks,
  getDraftPositions,
  getDraftTeams,
  getElo,
  getGamePlayers,
  getGames,
  getGameTeams,
  getLines,
  getLineupStatsByGame,
  getLineupsByTeamSeason,
  getPlayerSeasonShootingStats,
  getPlayerSeasonStats,
  getPlays,
  getPlaysByDate,
  getPlaysByPlayerId,
  getPlaysByTeam,
  getPlaysByTournament,
  getPlayTypes,
  getPortalTransfers,
  getProviders,
  getRankings,
  getRecruits,
  getScoreboard,
  getSrs,
  getSubstitutionsByGame,
  getSubstitutionsByPlayerId,
  getSubstitutionsByTeam,
  getTeamLeaderboardStats,
  getTeamRecruitingRankings,
  getTeamRoster,
  getTeamSeasonShootingStats,
  getTeamSeasonStats,
  getTeams,
  getVenues,
} from "cbbd";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalog } from "#lib/records/catalog.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { type ApiServer, openApiServer } from "./api-server.ts";
import { insertFictionalLeague } from "./fictional-league.ts";
import { insertSeasonTallies } from "./season-tallies.ts";

let store: Store;
let server: ApiServer;
beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
  await insertFictionalLeague(store.db);
  await insertSeasonTallies(store);
  // The tip of the midnight game, so that the scoreboard has its day.
  server = await openApiServer(store, { keyTier: 1, now: () => Date.parse("2026-01-24T00:00:00Z") });
  client.setConfig({ baseUrl: `${server.address}/api`, auth: () => server.key });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const season = 2026;
const team = "port ashby";

/** What the client calls an endpoint, how it is asked, and how many records our small league has. */
const CALLS = {
  "/games": [() => getGames({ query: { season, team, status: "final", seasonType: "regular" } }), 2],
  "/games/media": [() => getBroadcasts({ query: { startDateRange: "2026-01-23", endDateRange: "2026-01-23" } }), 2],
  "/games/teams": [() => getGameTeams({ query: { season, conference: "lkc" } }), 2],
  "/games/players": [() => getGamePlayers({ query: { season } }), 2],
  "/scoreboard": [() => getScoreboard({ query: { conference: "cst" } }), 1],
  "/plays/game/{gameId}": [() => getPlays({ path: { gameId: 1 }, query: { shootingPlaysOnly: true } }), 2],
  "/plays/player/{playerId}": [() => getPlaysByPlayerId({ path: { playerId: 11 }, query: { season } }), 2],
  "/plays/team": [() => getPlaysByTeam({ query: { season, team } }), 5],
  "/plays/date": [() => getPlaysByDate({ query: { date: "2026-01-23", utcOffset: 0 } }), 4],
  "/plays/tournament": [() => getPlaysByTournament({ query: { tournament: "NIT", season: 2025 } }), 1],
  "/plays/types": [() => getPlayTypes(), 35],
  "/substitutions/game/{gameId}": [() => getSubstitutionsByGame({ path: { gameId: 1 } }), 3],
  "/substitutions/player/{playerId}": [
    () => getSubstitutionsByPlayerId({ path: { playerId: 11 }, query: { season } }),
    1,
  ],
  "/substitutions/team": [() => getSubstitutionsByTeam({ query: { season, team } }), 1],
  "/teams": [() => getTeams(), 4],
  "/teams/roster": [() => getTeamRoster({ query: { season } }), 4],
  "/conferences": [() => getConferences(), 2],
  "/conferences/history": [() => getConferenceHistory({ query: { conference: "LKC" } }), 1],
  "/venues": [() => getVenues(), 1],
  "/rankings": [() => getRankings({ query: { season, seasonType: "regular", week: 1, pollType: "ap" } }), 4],
  "/ratings/srs": [() => getSrs({ query: { season, conference: "lkc" } }), 2],
  "/ratings/adjusted": [() => getAdjustedEfficiency({ query: { team } }), 1],
  "/ratings/elo": [() => getElo(), 5],
  "/stats/team/leaderboard": [() => getTeamLeaderboardStats({ query: { season } }), 4],
  "/stats/team/season": [() => getTeamSeasonStats({ query: { season, seasonType: "regular" } }), 3],
  "/stats/team/shooting/season": [() => getTeamSeasonShootingStats({ query: { season, conference: "lkc" } }), 2],
  "/stats/player/season": [() => getPlayerSeasonStats({ query: { season, conference: "lkc" } }), 3],
  "/stats/player/shooting/season": [() => getPlayerSeasonShootingStats({ query: { season, team } }), 1],
  "/lineups/team": [() => getLineupsByTeamSeason({ query: { season, team } }), 1],
  "/lineups/game/{gameId}": [() => getLineupStatsByGame({ path: { gameId: 1 } }), 3],
  "/lines": [() => getLines({ query: { season, team, startDateRange: "2026-01-23" } }), 2],
  "/lines/providers": [() => getProviders(), 2],
  "/draft/teams": [() => getDraftTeams(), 1],
  "/draft/positions": [() => getDraftPositions(), 2],
  "/draft/picks": [() => getDraftPicks({ query: { year: 2025, draftTeam: "herons", sourceTeam: "marlow state" } }), 1],
  "/recruiting/players": [() => getRecruits({ query: { conference: "LKC", position: "g" } }), 1],
  "/recruiting/teams": [() => getTeamRecruitingRankings({ query: { year: 2025 } }), 1],
  "/recruiting/portal": [() => getPortalTransfers({ query: { sourceConference: "LKC", destinationTeam: team } }), 1],
} as const;

/** Newer than the client. */
const UNKNOWN_TO_CLIENT = [
  "/games/days",
  "/lineups/on-off",
  "/teams/directory",
  "/teams/{teamId}/season/{season}/overview",
];

it("the client knows every endpoint but the newer ones", () => {
  const known = [...Object.keys(CALLS), ...UNKNOWN_TO_CLIENT].sort();
  expect(catalog.map((endpoint) => endpoint.path).sort()).toEqual(known);
});

it.each(Object.entries(CALLS))("%s", async (_, [call, records]) => {
  const { data, error } = await call();
  expect(error).toBeUndefined();
  expect(data).toHaveLength(records);
});

it("a refusal reaches the program as an object with a message", async () => {
  const { data, error, response } = await getTeamRoster({ query: { season: 0 } });
  expect(data).toBeUndefined();
  expect(response.status).toBe(400);
  expect(error).toMatchObject({ message: 'season must be a whole number from 1 to 32767, got "0".' });
});
