/** Records of plays and stints for tests of what pages make of them. The names are invented. */
import type { PlayerSubsititution, PlayInfo } from "#lib/records/play-records.ts";

export const EXAMPLE_HOME = { id: 1, school: "Harbor State" } as const;
export const EXAMPLE_AWAY = { id: 2, school: "Cedar Valley" } as const;

/** A play of the home team with nothing known beyond what is given. */
export function examplePlay(play: Partial<PlayInfo> & Pick<PlayInfo, "id">): PlayInfo {
  return {
    sourceId: String(play.id),
    gameId: 1,
    gameSourceId: "1",
    gameStartDate: "2026-01-24T00:00:00.000Z",
    season: 2026,
    seasonType: "regular",
    gameType: "",
    tournament: null,
    playType: "JumpShot",
    isHomeTeam: true,
    teamId: EXAMPLE_HOME.id,
    team: EXAMPLE_HOME.school,
    conference: null,
    teamSeed: null,
    opponentId: EXAMPLE_AWAY.id,
    opponent: EXAMPLE_AWAY.school,
    opponentConference: null,
    opponentSeed: null,
    period: 1,
    clock: "20:00",
    secondsRemaining: 1200,
    homeScore: 0,
    awayScore: 0,
    homeWinProbability: null,
    scoringPlay: null,
    shootingPlay: null,
    scoreValue: null,
    wallclock: null,
    playText: null,
    participants: [],
    onFloor: [],
    shotInfo: null,
    ...play,
  };
}

/** A stint of a home player; times are [period, seconds remaining, team points, opponent points]. */
export function exampleStint(
  athleteId: number,
  subIn: readonly [number, number, number, number],
  subOut: readonly [number, number, number, number],
): PlayerSubsititution {
  const end = ([period, secondsRemaining, teamPoints, opponentPoints]: readonly [number, number, number, number]) => ({
    period,
    secondsRemaining,
    teamPoints,
    opponentPoints,
  });
  return {
    gameId: 1,
    startDate: "2026-01-24T00:00:00.000Z",
    teamId: EXAMPLE_HOME.id,
    team: EXAMPLE_HOME.school,
    conference: null,
    athleteId,
    athlete: `Player ${athleteId}`,
    position: "G",
    opponentId: EXAMPLE_AWAY.id,
    opponent: EXAMPLE_AWAY.school,
    opponentConference: null,
    subIn: end(subIn),
    subOut: end(subOut),
  };
}
