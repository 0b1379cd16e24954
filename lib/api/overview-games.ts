/** A team's games of a season from its side: as the schedule shows them, and as its record and coverage see them. */
import { gameEligibility } from "#lib/basketball/game-eligibility.ts";
import type { ProfileGame } from "#lib/records/overview-records.ts";
import type { RecordGame } from "#lib/statistics/season-record.ts";
import type { TeamSeasonGameRow } from "#lib/store/team-season-games.ts";

/** A game of the schedule, with what the store holds of it. */
export interface OverviewGame {
  profile: ProfileGame;
  record: RecordGame;
  /** Sources that state it. */
  sources: string[];
  hasBoxScores: boolean;
  hasPlays: boolean;
  /** Whether players of the team are named, and whether one of them has minutes. */
  namesPlayers: boolean;
  hasLines: boolean;
  /** How its possessions are known; null where they are not. */
  possessionsMethod: TeamSeasonGameRow["possessionsMethod"];
}

/** The game from the side of the team. `teamsOfSeason` are the opponents that have an overview of the season themselves. */
export function overviewGame(
  row: TeamSeasonGameRow,
  { teamId, season }: { teamId: number; season: number },
  teamsOfSeason: ReadonlySet<number>,
): OverviewGame {
  const atHome = row.homeTeamId === teamId;
  const opponentId = atHome ? row.awayTeamId : row.homeTeamId;
  const final = row.status === "final";
  const won = final ? wonBy(row, atHome) : null;
  const eligibility = gameEligibility({
    season,
    easternDate: row.easternDate,
    seasonType: row.seasonType,
    stated: row.seasonTypeStated === 1,
  });
  const conferenceGame = conferenceGameOf(row);
  return {
    profile: {
      id: row.id,
      opponentId,
      opponent: atHome ? row.awayTeam : row.homeTeam,
      opponentHasProfile: teamsOfSeason.has(opponentId),
      startDate: row.startDate,
      calendarDate: row.startDate.slice(0, 10),
      startTimeTbd: row.startTimeTbd === 1,
      location: row.neutralSite === 1 ? "neutral" : atHome ? "home" : "away",
      status: row.status,
      seasonType: row.seasonType,
      gameType: row.gameType,
      eligibility,
      conferenceGame,
      teamPoints: final ? (atHome ? row.homePoints : row.awayPoints) : null,
      opponentPoints: final ? (atHome ? row.awayPoints : row.homePoints) : null,
      result: won === null ? null : won ? "W" : "L",
      venue: row.venue,
    },
    record: { final, eligibility, conferenceGame, tournament: isTournament(row), won },
    sources: row.sources === null ? [] : (JSON.parse(row.sources) as string[]),
    hasBoxScores: Number(row.boxes) === 2,
    hasPlays: row.playsWhole !== null,
    namesPlayers: Boolean(row.namesPlayers),
    hasLines: Boolean(row.hasLines),
    possessionsMethod: row.possessionsMethod,
  };
}

/** Null where nobody says who won, or both sides are said to have lost, as after a score that is level. */
function wonBy({ homeWinner, awayWinner }: TeamSeasonGameRow, atHome: boolean): boolean | null {
  if (homeWinner === null || awayWinner === null || homeWinner === awayWinner) return null;
  return (homeWinner === 1) === atHome;
}

/** As a feed states it, else by the conferences of both teams; null where nobody states it and one of them is in no conference that is known. */
function conferenceGameOf(row: TeamSeasonGameRow): boolean | null {
  if (row.conferenceGameStated === 1 || row.conferenceGame === 1) return row.conferenceGame === 1;
  return row.homeConferenceId === null || row.awayConferenceId === null ? null : false;
}

/** Feeds name the tournament or tell it by the type of the game. */
function isTournament({ tournament, gameType }: TeamSeasonGameRow): boolean {
  return tournament !== null || (gameType !== null && gameType !== "STD");
}
