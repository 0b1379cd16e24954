/**
 * Plays a game of two teams, possession by possession, by the rules of NCAA men's basketball.
 *
 * A game is a row of attacks (attack.ts): how long one takes (tempo.ts), what ends it (shots.ts, turnovers.ts, fouls.ts, free-throws.ts, rebounds.ts) and what may happen
 * while the ball is dead (stoppage.ts, substitutions.ts, timeouts.ts). Talents move the chances of a mean player; the day (day.ts), the score (score-effects.ts)
 * and the end of the game (late-game.ts) move them too. The chances of the mean player come from a week of play-by-play; the rest is fitted so that seasons have
 * the means and spreads of real ones, which calibration.published.test.ts prints side by side.
 */
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameSetup, PlayedGame, RawAthleteLine } from "#lib/feed/simulation/game-model.ts";
import type { SimulatedTeam } from "#lib/feed/simulation/league-model.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import { attendanceOf } from "./attendance.ts";
import { PAUSE, pause } from "./clock.ts";
import { noTeamCounts } from "./counts.ts";
import { gameDay, teamDay } from "./day.ts";
import { EVENT, recordTeam } from "./event-log.ts";
import { expectGame } from "./expectation.ts";
import { type GameState, leadOf, type TeamState } from "./game-state.ts";
import { type Performer, performerOf } from "./performer.ts";
import { playPeriod } from "./period.ts";
import { planRotation } from "./rotation.ts";
import { END_OF_GAME_TEXT } from "./texts.ts";
import { LONG_TIMEOUTS, SHORT_TIMEOUTS } from "./timeouts.ts";

const REGULATION_PERIODS = 2;
const SECONDS_IN_MINUTE = 60;
/** Seconds of debt between two players at which the mean coach changes them, and how coaches and days differ. */
const PATIENCE = 94;
const COACH_PATIENCE_DEVIATION = 0.4;
const DAY_PATIENCE_DEVIATION = 0.2;

/**
 * Plays a game to its end. Everything hangs on the setup alone: the same game comes out wherever and whenever it is played.
 *
 * @throws RangeError when a team has fewer than five players
 */
export function playGame(setup: GameSetup): PlayedGame {
  const random = randomOf(setup.seed, "game", setup.gameId);
  const game = openGame(setup, random);
  const attendance = attendanceOf(setup, random);
  pause(game, PAUSE.beforeTip);
  for (let period = 1; period <= REGULATION_PERIODS || leadOf(game, "home") === 0; period++) playPeriod(game, period);
  pause(game, PAUSE.endOfPeriod);
  recordTeam(game, EVENT.endGame, null, END_OF_GAME_TEXT);
  const { home, away } = game.teams;
  return {
    events: game.events,
    periodPoints: { home: home.periodPoints, away: away.periodPoints },
    teamLines: { home: home.counts, away: away.counts },
    athleteLines: SIDES.flatMap((side) => linesOf(game.teams[side])),
    attendance,
  };
}

function openGame(setup: GameSetup, random: Random): GameState {
  const { home, away, neutralSite, tip } = setup;
  const place = neutralSite ? 0 : 1;
  return {
    setup,
    random,
    day: gameDay(random),
    teams: {
      home: openTeam(home, "home", place, setup.seed, random),
      away: openTeam(away, "away", place === 1 ? -1 : 0, setup.seed, random),
    },
    events: [],
    expectedMargin: expectGame(home, away, { neutralSite }).margin,
    period: 1,
    clock: 0,
    elapsed: 0,
    wallclock: Date.parse(tip),
    told: { at: Date.parse(tip), text: tip },
    ball: { side: "home", start: "tip", shotClock: 0, offTurnover: false, holder: null },
    arrow: null,
    televisionMarks: [],
    lastTimeout: 0,
    trying: null,
    holding: null,
  };
}

function openTeam(team: SimulatedTeam, side: Side, place: -1 | 0 | 1, seed: string, random: Random): TeamState {
  const performers = team.players.map((player, order) => performerOf(player, side, order));
  const { style } = team.coach;
  planRotation(performers, style, random);
  const floor = performers.filter((performer) => performer.starter);
  for (const performer of floor) performer.onFloor = true;
  return {
    side,
    name: team.school.place,
    style,
    day: teamDay(random, place),
    performers,
    floor,
    counts: noTeamCounts(),
    periodPoints: [],
    foulsOfHalf: 0,
    shortTimeouts: SHORT_TIMEOUTS,
    longTimeouts: LONG_TIMEOUTS,
    run: 0,
    patience: patienceOf(team, seed, random),
  };
}

/** A coach's habit, and the day's. */
function patienceOf({ coach }: SimulatedTeam, seed: string, random: Random): number {
  const habit = randomOf(seed, "patience", coach.name).normal(1, COACH_PATIENCE_DEVIATION);
  return PATIENCE * Math.max(0.4, habit) * Math.max(0.5, random.normal(1, DAY_PATIENCE_DEVIATION));
}

/** Lines of those who played, starters first, each group in the coach's order. */
function linesOf({ performers, side }: TeamState): RawAthleteLine[] {
  const line = (performer: Performer): RawAthleteLine => ({
    ...performer.counts,
    athleteId: performer.player.id,
    side,
    minutes: performer.secondsPlayed / SECONDS_IN_MINUTE,
    starter: performer.starter,
    ejected: performer.ejected,
  });
  const played = performers.filter((performer) => performer.starter || performer.secondsPlayed > 0);
  return [...played.filter(({ starter }) => starter), ...played.filter(({ starter }) => !starter)].map(line);
}
