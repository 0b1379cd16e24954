/**
 * Sums of a team's games and of its athletes'. Counts are added, rates are not: a season's percentage is the sum above the line over the sum below it. A game
 * enters the sums with all its counts or, where one of them is unknown, with none; `games` counts it either way.
 */
import { type KnownBoxCounts, STATED_TEAM_COUNTS, zeroBoxCounts } from "#lib/basketball/box-counts.ts";
import type { AthleteTotals, TeamSums, TeamTotals } from "#lib/basketball/season-totals.ts";
import type { AthleteTally, SeasonGame, TeamTally } from "#lib/basketball/tally.ts";
import { addShotTallies, emptyShotTally } from "./shot-tally.ts";
import { addBox, hasWholeBox, wholeBox } from "./whole-box.ts";

/** Minutes of a game whose length nobody states: no overtime is known of. */
const REGULATION_MINUTES = 40;

/** The team's sums. Worked case: games of 80 points in 70 possessions and 60 in 60 are 140 points in 130, which is 107.7 a hundred. */
export function sumTeam(games: readonly SeasonGame[]): TeamTotals {
  const totals: TeamTotals = {
    games: 0,
    wins: 0,
    losses: 0,
    minutes: 0,
    boxGames: 0,
    boxMinutes: 0,
    team: noTeamSums(),
    opponent: noTeamSums(),
    shotGames: 0,
    shots: emptyShotTally(),
    opponentShots: emptyShotTally(),
  };
  for (const { won, own, opponent } of games) {
    const minutes = minutesOf(own);
    totals.games += 1;
    totals.minutes += minutes;
    if (won === true) totals.wins += 1;
    if (won === false) totals.losses += 1;
    if (own === null || opponent === null) continue;
    if (hasWholeBox(own, opponent)) {
      totals.boxGames += 1;
      totals.boxMinutes += minutes;
      addTeam(totals.team, own);
      addTeam(totals.opponent, opponent);
    }
    if (own.shots !== null && opponent.shots !== null) {
      totals.shotGames += 1;
      totals.shots = addShotTallies(totals.shots, own.shots);
      totals.opponentShots = addShotTallies(totals.opponentShots, opponent.shots);
    }
  }
  return totals;
}

/** The sums of every athlete with minutes in one of the games, by id. */
export function sumAthletes(games: readonly SeasonGame[]): AthleteTotals[] {
  const athletes = new Map<number, AthleteTotals>();
  for (const { own, opponent } of games) {
    const game = wholeGame(own, opponent);
    for (const athlete of own?.athletes ?? []) {
      if (athlete.minutes === null) continue;
      const totals = athletes.get(athlete.athleteId) ?? noAthleteTotals(athlete.athleteId);
      athletes.set(athlete.athleteId, totals);
      addAthleteGame(totals, athlete, athlete.minutes);
      if (game !== null) addAthleteBox(totals, athlete, athlete.minutes, game);
    }
  }
  return [...athletes.values()].sort((a, b) => a.athleteId - b.athleteId);
}

/** A game with a whole box score, as it enters the sums of every athlete in it. */
interface WholeGame {
  minutes: number;
  possessions: number;
  opponentPossessions: number;
  team: KnownBoxCounts;
  opponent: KnownBoxCounts;
}

function wholeGame(own: TeamTally | null, opponent: TeamTally | null): WholeGame | null {
  if (own === null || opponent === null || own.possessions === null || opponent.possessions === null) return null;
  const boxes = [wholeBox(own.box), wholeBox(opponent.box)] as const;
  if (boxes[0] === null || boxes[1] === null) return null;
  return {
    minutes: minutesOf(own),
    possessions: own.possessions,
    opponentPossessions: opponent.possessions,
    team: boxes[0],
    opponent: boxes[1],
  };
}

function addAthleteGame(totals: AthleteTotals, { starter, shots }: AthleteTally, minutes: number): void {
  totals.games += 1;
  totals.minutes += minutes;
  if (starter !== null) totals.starts = (totals.starts ?? 0) + Number(starter);
  if (shots === null) return;
  totals.shotGames += 1;
  totals.shots = addShotTallies(totals.shots, shots);
}

function addAthleteBox(totals: AthleteTotals, athlete: AthleteTally, minutes: number, game: WholeGame): void {
  const line = wholeBox(athlete.box);
  if (line === null) return;
  totals.boxGames += 1;
  totals.boxMinutes += minutes;
  totals.gameMinutes += game.minutes;
  totals.possessions += game.possessions;
  totals.opponentPossessions += game.opponentPossessions;
  addBox(totals.own, line);
  addBox(totals.team, game.team);
  addBox(totals.opponent, game.opponent);
}

function addTeam(sums: TeamSums, { box, possessions }: TeamTally): void {
  const whole = wholeBox(box);
  if (whole === null || box === null || possessions === null) return;
  addBox(sums, whole);
  sums.possessions += possessions;
  for (const count of STATED_TEAM_COUNTS) {
    const value = box[count];
    if (value !== null) sums[count] = (sums[count] ?? 0) + value;
  }
}

function minutesOf(tally: TeamTally | null): number {
  return tally?.minutes ?? REGULATION_MINUTES;
}

function noTeamSums(): TeamSums {
  return {
    ...zeroBoxCounts(),
    possessions: 0,
    teamTurnovers: null,
    technicalFouls: null,
    flagrantFouls: null,
    pointsInPaint: null,
    pointsOffTurnovers: null,
    fastBreakPoints: null,
  };
}

function noAthleteTotals(athleteId: number): AthleteTotals {
  return {
    athleteId,
    games: 0,
    minutes: 0,
    starts: null,
    boxGames: 0,
    boxMinutes: 0,
    own: zeroBoxCounts(),
    team: zeroBoxCounts(),
    opponent: zeroBoxCounts(),
    possessions: 0,
    opponentPossessions: 0,
    gameMinutes: 0,
    shotGames: 0,
    shots: emptyShotTally(),
  };
}
