/**
 * What is different on this day, beyond talents: officials who let play or do not, a hot or cold team, a plan that gives away threes, statisticians who are
 * generous with assists. Without these the spread of games is that of coins, which is less than that of real ones: each deviation is what is left of the spread
 * of a week of play-by-play and a season's team records when chance and the teams' own differences are taken out.
 */
import type { Random } from "#lib/feed/simulation/random.ts";

/** Factors of 1 in an ordinary game, for both sides alike. */
export interface GameDay {
  whistle: number;
  /** Above 1 is faster. */
  pace: number;
  assists: number;
}

/** Of one side. */
export interface TeamDay {
  /** Added to the chance of making a shot. */
  shooting: number;
  /** Factors of 1 on an ordinary day. */
  threes: number;
  turnovers: number;
  offensiveRebounds: number;
  assists: number;
  fouls: number;
  freeThrowTrips: number;
}

const WHISTLE_DEVIATION = 0.1;
const PACE_DEVIATION = 0.036;
const ARENA_ASSISTS_DEVIATION = 0.09;
const SHOOTING_DEVIATION = 0.02;
const THREES_DEVIATION = 0.2;
const TURNOVERS_DEVIATION = 0.1;
const OFFENSIVE_REBOUNDS_DEVIATION = 0.05;
const ASSISTS_DEVIATION = 0.14;
const FOULS_DEVIATION = 0.05;
const FREE_THROW_TRIPS_DEVIATION = 0.05;
/** Points in a hundred that a shot of the home side is made more often, and one of the visitors less often, by the place alone. */
const HOME_SHOOTING = 0.0098;
/** Share of fouls that the place takes from the home side and gives to the visitors. */
const HOME_FOULS = 0.045;
const HOME_TURNOVERS = 0.03;

const around = (random: Random, deviation: number) => Math.max(0.3, random.normal(1, deviation));

export function gameDay(random: Random): GameDay {
  return {
    whistle: around(random, WHISTLE_DEVIATION),
    pace: around(random, PACE_DEVIATION),
    assists: around(random, ARENA_ASSISTS_DEVIATION),
  };
}

/** @param place 1 at home, -1 away, 0 for both sides on a neutral floor */
export function teamDay(random: Random, place: -1 | 0 | 1): TeamDay {
  return {
    shooting: random.normal(place * HOME_SHOOTING, SHOOTING_DEVIATION),
    threes: around(random, THREES_DEVIATION),
    turnovers: around(random, TURNOVERS_DEVIATION) * (1 - place * HOME_TURNOVERS),
    offensiveRebounds: around(random, OFFENSIVE_REBOUNDS_DEVIATION),
    assists: around(random, ASSISTS_DEVIATION),
    fouls: around(random, FOULS_DEVIATION) * (1 - place * HOME_FOULS),
    freeThrowTrips: around(random, FREE_THROW_TRIPS_DEVIATION),
  };
}
