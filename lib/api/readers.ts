/** Which function reads an endpoint's records. Complete by type: an endpoint of the catalogue without a reader does not compile. */
import type { catalog } from "#lib/records/catalog.ts";
import type { ReadValuesOf } from "#lib/records/endpoint.ts";
import type { Database } from "#lib/store/connection.ts";
import { listPlayerBoxScores, listTeamBoxScores } from "./box-scores.ts";
import { listConferenceHistory, listConferences } from "./conferences.ts";
import { listDraftPicks, listDraftPositions, listDraftTeams } from "./draft.ts";
import { listGameDays, listGameMedia, listGames } from "./games.ts";
import { listTeamLeaderboard } from "./leaderboard.ts";
import { listLineProviders, listLines } from "./lines.ts";
import { listGameLineups, listOnOff, listTeamLineups } from "./lineups.ts";
import type { Listing } from "./listing.ts";
import { findTeamSeasonOverview } from "./overview.ts";
import { listPlayerSeasons } from "./player-seasons.ts";
import {
  listDatePlays,
  listGamePlays,
  listPlayerPlays,
  listPlayTypes,
  listTeamPlays,
  listTournamentPlays,
} from "./plays.ts";
import { listRankings } from "./rankings.ts";
import { listAdjustedRatings, listEloRatings, listSrsRatings } from "./ratings.ts";
import { listRecruitingRankings } from "./recruiting-rankings.ts";
import { listRecruits } from "./recruits.ts";
import { listScoreboard } from "./scoreboard.ts";
import { listPlayerShooting, listTeamShooting } from "./shooting.ts";
import { listGameSubstitutions, listPlayerSubstitutions, listTeamSubstitutions } from "./substitutions.ts";
import { listTeamSeasons } from "./team-seasons.ts";
import { findTeamDirectory, listTeamRosters, listTeams } from "./teams.ts";
import { listTransfers } from "./transfers.ts";
import { listVenues } from "./venues.ts";

type CatalogEndpoint = (typeof catalog)[number];
export type Reader<Values> = (db: Database, values: Values) => Promise<Listing>;

export const readers = {
  getGames: listGames,
  getGameDays: listGameDays,
  getBroadcasts: listGameMedia,
  getGameTeams: listTeamBoxScores,
  getGamePlayers: listPlayerBoxScores,
  getScoreboard: listScoreboard,
  getPlays: listGamePlays,
  getPlaysByPlayerId: listPlayerPlays,
  getPlaysByTeam: listTeamPlays,
  getPlaysByDate: listDatePlays,
  getPlaysByTournament: listTournamentPlays,
  getPlayTypes: listPlayTypes,
  getSubstitutionsByGame: listGameSubstitutions,
  getSubstitutionsByPlayerId: listPlayerSubstitutions,
  getSubstitutionsByTeam: listTeamSubstitutions,
  getTeams: listTeams,
  getTeamRoster: listTeamRosters,
  getTeamDirectory: findTeamDirectory,
  getTeamSeasonOverview: findTeamSeasonOverview,
  getConferences: listConferences,
  getConferenceHistory: listConferenceHistory,
  getVenues: listVenues,
  getTeamLeaderboardStats: listTeamLeaderboard,
  getTeamSeasonStats: listTeamSeasons,
  getTeamSeasonShootingStats: listTeamShooting,
  getPlayerSeasonStats: listPlayerSeasons,
  getPlayerSeasonShootingStats: listPlayerShooting,
  getRankings: listRankings,
  getSrs: listSrsRatings,
  getAdjustedEfficiency: listAdjustedRatings,
  getElo: listEloRatings,
  getLineupsByTeamSeason: listTeamLineups,
  getLineupStatsByGame: listGameLineups,
  getOnOff: listOnOff,
  getLines: listLines,
  getProviders: listLineProviders,
  getDraftTeams: listDraftTeams,
  getDraftPositions: listDraftPositions,
  getDraftPicks: listDraftPicks,
  getRecruits: listRecruits,
  getTeamRecruitingRankings: listRecruitingRankings,
  getPortalTransfers: listTransfers,
} satisfies { [E in CatalogEndpoint as E["id"]]: Reader<ReadValuesOf<E>> };
