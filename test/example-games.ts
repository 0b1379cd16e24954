/** Records of games for tests of what pages make of them. The names are invented. */
import type { GameInfo } from "#lib/records/game-records.ts";
import { EXAMPLE_AWAY, EXAMPLE_HOME } from "./example-plays.ts";

/** A scheduled game of which nothing is known beyond what is given. */
export function exampleGame(game: Partial<GameInfo> & { id: number }): GameInfo {
  return {
    sourceId: String(game.id),
    seasonLabel: "20252026",
    season: 2026,
    seasonType: "regular",
    startDate: "2026-01-24T00:00:00.000Z",
    startTimeTbd: false,
    neutralSite: false,
    conferenceGame: false,
    gameType: null,
    tournament: null,
    gameNotes: null,
    status: "scheduled",
    attendance: null,
    homeTeamId: EXAMPLE_HOME.id,
    homeTeam: EXAMPLE_HOME.school,
    homeConferenceId: null,
    homeConference: null,
    homeSeed: null,
    homePoints: null,
    homePeriodPoints: null,
    homeWinner: null,
    homeTeamEloStart: null,
    homeTeamEloEnd: null,
    awayTeamId: EXAMPLE_AWAY.id,
    awayTeam: EXAMPLE_AWAY.school,
    awayConferenceId: null,
    awayConference: null,
    awaySeed: null,
    awayPoints: null,
    awayPeriodPoints: null,
    awayWinner: null,
    awayTeamEloStart: null,
    awayTeamEloEnd: null,
    excitement: null,
    venueId: null,
    venue: null,
    city: null,
    state: null,
    ...game,
  };
}
