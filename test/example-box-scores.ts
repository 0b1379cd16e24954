/** Box-score records for tests of what pages make of them. The names are invented. */
import type {
  GameBoxScorePlayer,
  GameBoxScorePlayers,
  GameBoxScoreTeam,
  GameBoxScoreTeamStats,
} from "#lib/records/game-records.ts";
import { EXAMPLE_AWAY, EXAMPLE_HOME } from "./example-plays.ts";

const unknownShots = { made: null, attempted: null, pct: null };
const unknownRebounds = { offensive: null, defensive: null, total: null };

const unknownShooting = {
  fieldGoals: unknownShots,
  twoPointFieldGoals: unknownShots,
  threePointFieldGoals: unknownShots,
  freeThrows: unknownShots,
  rebounds: unknownRebounds,
};

const header = {
  gameId: 1,
  season: 2026,
  seasonLabel: "20252026",
  seasonType: "regular",
  tournament: null,
  startDate: "2026-01-24T00:00:00.000Z",
  startTimeTbd: false,
  conference: null,
  teamSeed: null,
  opponentConference: null,
  opponentSeed: null,
  neutralSite: false,
  conferenceGame: false,
  gameType: null,
  notes: null,
  gameMinutes: 40,
} as const;

const homeHeader = {
  ...header,
  isHome: true,
  teamId: EXAMPLE_HOME.id,
  team: EXAMPLE_HOME.school,
  opponentId: EXAMPLE_AWAY.id,
  opponent: EXAMPLE_AWAY.school,
};

const unknownStats: GameBoxScoreTeamStats = {
  ...unknownShooting,
  possessions: null,
  assists: null,
  steals: null,
  blocks: null,
  trueShooting: null,
  rating: null,
  gameScore: null,
  points: { total: null, byPeriod: null, largestLead: null, fastBreak: null, inPaint: null, offTurnovers: null },
  turnovers: { total: null, teamTotal: null },
  fouls: { total: null, technical: null, flagrant: null },
  fourFactors: { effectiveFieldGoalPct: null, freeThrowRate: null, turnoverRatio: null, offensiveReboundPct: null },
};

/** A team's box score in which only what is given is known. */
export function exampleTeamBoxScore(stats: Partial<GameBoxScoreTeamStats>): GameBoxScoreTeam {
  return { ...homeHeader, pace: null, teamStats: { ...unknownStats, ...stats }, opponentStats: unknownStats };
}

/** A player's line in which only what is given is known. */
export function examplePlayerLine(line: Partial<GameBoxScorePlayer> & { athleteId: number }): GameBoxScorePlayer {
  return {
    ...unknownShooting,
    athleteSourceId: String(line.athleteId),
    name: `Player ${line.athleteId}`,
    position: "G",
    starter: null,
    ejected: null,
    minutes: null,
    points: null,
    turnovers: null,
    fouls: null,
    assists: null,
    steals: null,
    blocks: null,
    usage: null,
    offensiveRating: null,
    defensiveRating: null,
    netRating: null,
    gameScore: null,
    trueShootingPct: null,
    effectiveFieldGoalPct: null,
    assistsTurnoverRatio: null,
    freeThrowRate: null,
    offensiveReboundPct: null,
    ...line,
  };
}

/** The home team's player lines. */
export function examplePlayerBoxScore(players: GameBoxScorePlayer[]): GameBoxScorePlayers {
  return { ...homeHeader, gamePace: null, players };
}
