/** Who plays whom and when, out of whichever record of a game is at hand: every kind says some of it in its own way. */
import type { SeasonType } from "#lib/basketball/enums.ts";
import { seasonOfDate } from "#lib/basketball/season.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import type { RawGame, RawGameMedia, RawPlayerBoxScore, RawTeamBoxScore } from "./raw-games.ts";
import type { RawGameLines } from "./raw-lines-and-polls.ts";
import type { RawPlay, RawSubstitution } from "./raw-plays.ts";

export interface HeaderSide {
  teamId: number;
  team: string;
  conferenceId: number | null;
  conference: string | null;
  seed: number | null;
}

export interface GameHeader {
  gameId: number;
  sourceId: string | null;
  season: number;
  seasonType: SeasonType | null;
  startDate: string;
  startTimeTbd: boolean | null;
  neutralSite: boolean | null;
  conferenceGame: boolean | null;
  gameType: string | null;
  tournament: string | null;
  notes: string | null;
  home: HeaderSide;
  away: HeaderSide;
}

export function gameHeader(game: RawGame): GameHeader {
  return {
    ...shared(game),
    gameId: game.id,
    sourceId: game.sourceId,
    notes: game.gameNotes,
    home: {
      teamId: game.homeTeamId,
      team: game.homeTeam,
      conferenceId: game.homeConferenceId,
      conference: game.homeConference,
      seed: game.homeSeed,
    },
    away: {
      teamId: game.awayTeamId,
      team: game.awayTeam,
      conferenceId: game.awayConferenceId,
      conference: game.awayConference,
      seed: game.awaySeed,
    },
  };
}

export function mediaHeader(media: RawGameMedia): GameHeader {
  const unknown = { conferenceId: null, seed: null };
  return {
    ...shared(media),
    gameId: media.gameId,
    sourceId: null,
    notes: media.notes,
    home: { teamId: media.homeTeamId, team: media.homeTeam, conference: media.homeConference, ...unknown },
    away: { teamId: media.awayTeamId, team: media.awayTeam, conference: media.awayConference, ...unknown },
  };
}

export function linesHeader(lines: RawGameLines): GameHeader {
  const unknown = { conferenceId: null, seed: null };
  const { gameId, season, seasonType, startDate } = lines;
  return {
    gameId,
    sourceId: null,
    season,
    seasonType,
    startDate,
    startTimeTbd: null,
    neutralSite: null,
    conferenceGame: null,
    gameType: null,
    tournament: null,
    notes: null,
    home: { teamId: lines.homeTeamId, team: lines.homeTeam, conference: lines.homeConference, ...unknown },
    away: { teamId: lines.awayTeamId, team: lines.awayTeam, conference: lines.awayConference, ...unknown },
  };
}

export function boxScoreHeader(box: RawTeamBoxScore | RawPlayerBoxScore): GameHeader {
  return { ...shared(box), gameId: box.gameId, sourceId: null, notes: box.notes, ...facing(box, box.isHome) };
}

/**
 * @throws FeedFault `teams_unknown` when no play belongs to a team
 */
export function playsHeader(plays: readonly RawPlay[]): GameHeader {
  for (const play of plays) {
    const { teamId, team, opponentId, opponent, isHomeTeam } = play;
    if (teamId === null || team === null || opponentId === null || opponent === null || isHomeTeam === null) continue;
    const { conference, teamSeed, opponentConference, opponentSeed } = play;
    const view = { teamId, team, conference, teamSeed, opponentId, opponent, opponentConference, opponentSeed };
    return {
      gameId: play.gameId,
      sourceId: play.gameSourceId,
      season: play.season,
      seasonType: play.seasonType,
      startDate: play.gameStartDate,
      startTimeTbd: null,
      neutralSite: null,
      conferenceGame: null,
      gameType: play.gameType,
      tournament: play.tournament,
      notes: null,
      ...facing(view, isHomeTeam),
    };
  }
  throw new FeedFault(
    "teams_unknown",
    `None of the ${plays.length} plays of game ${plays[0]?.gameId} belongs to a team, so nobody knows who played.`,
    "Import the game's record (/games) together with its plays.",
  );
}

/**
 * Substitutions say who played, and not who was at home: `homeTeamId` does.
 *
 * @throws FeedFault `home_team_unknown` when it is null
 */
export function substitutionHeader(stint: RawSubstitution, homeTeamId: number | null): GameHeader {
  if (homeTeamId === null) {
    throw new FeedFault(
      "home_team_unknown",
      `The substitutions of game ${stint.gameId} do not say which team was at home.`,
      "Put the game's record (/games) into the same folder.",
    );
  }
  const view = { ...stint, teamSeed: null, opponentSeed: null };
  return {
    gameId: stint.gameId,
    sourceId: null,
    season: seasonOfDate(stint.startDate),
    seasonType: null,
    startDate: stint.startDate,
    startTimeTbd: null,
    neutralSite: null,
    conferenceGame: null,
    gameType: null,
    tournament: null,
    notes: null,
    ...facing(view, stint.teamId === homeTeamId),
  };
}

function shared(record: RawGame | RawGameMedia | RawTeamBoxScore | RawPlayerBoxScore) {
  const { season, seasonType, startDate, startTimeTbd, neutralSite, conferenceGame, gameType, tournament } = record;
  return { season, seasonType, startDate, startTimeTbd, neutralSite, conferenceGame, gameType, tournament };
}

type TeamView = Pick<
  RawTeamBoxScore,
  "teamId" | "team" | "conference" | "teamSeed" | "opponentId" | "opponent" | "opponentConference" | "opponentSeed"
>;

/** A record told from one team's view, turned to home and away. */
function facing(view: TeamView, isHome: boolean): Pick<GameHeader, "home" | "away"> {
  const { teamId, team, conference, teamSeed, opponentId, opponent, opponentConference, opponentSeed } = view;
  const own: HeaderSide = { teamId, team, conferenceId: null, conference, seed: teamSeed };
  const other: HeaderSide = {
    teamId: opponentId,
    team: opponent,
    conferenceId: null,
    conference: opponentConference,
    seed: opponentSeed,
  };
  return isHome ? { home: own, away: other } : { home: other, away: own };
}
