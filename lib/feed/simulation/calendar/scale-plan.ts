/** How large a season is at each scale. */
import type { Scale } from "#lib/feed/simulation/league-model.ts";

export interface ScalePlan {
  /** Games of a school before its conference's tournament, exhibitions apart. */
  gamesEach: number;
  /** Early-season events by kind. */
  events: {
    /** Eight schools, three rounds, a place for each. */
    eightTeamBrackets: number;
    /** Four schools, two rounds. */
    fourTeamBrackets: number;
    /** Four schools, each against each on three days. */
    roundRobins: number;
  };
  /** Doubleheaders of strong schools on a neutral floor. */
  showcases: number;
  exhibitions: number;
  /** Tips of a day follow each other round the clock, so that a visitor finds a game at most hours, where few games are played a day. */
  spreadTips: boolean;
  /** Games a weekday has beside the others, Sunday first; null: as many as in reality, where Saturdays have eight times as many as Mondays. */
  weekdays: readonly number[] | null;
  /** Days in November with games from early morning to late at night. */
  marathons: number;
  /** Schools in the national tournament and in the second one. */
  nationalField: 4 | 16 | 68;
  secondField: 4 | 8 | 32;
}

export const SCALE_PLANS: Readonly<Record<Scale, ScalePlan>> = {
  tiny: {
    gamesEach: 14,
    events: { eightTeamBrackets: 0, fourTeamBrackets: 2, roundRobins: 0 },
    showcases: 0,
    exhibitions: 3,
    spreadTips: true,
    weekdays: [1, 1, 1, 1, 1, 1, 1],
    marathons: 0,
    nationalField: 4,
    secondField: 4,
  },
  demo: {
    gamesEach: 30,
    events: { eightTeamBrackets: 2, fourTeamBrackets: 6, roundRobins: 3 },
    showcases: 3,
    exhibitions: 30,
    spreadTips: true,
    weekdays: [7.5, 6, 7.2, 7.8, 7.5, 7.2, 10],
    marathons: 3,
    nationalField: 16,
    secondField: 8,
  },
  full: {
    gamesEach: 31,
    events: { eightTeamBrackets: 10, fourTeamBrackets: 24, roundRobins: 20 },
    showcases: 10,
    exhibitions: 60,
    spreadTips: false,
    weekdays: null,
    marathons: 0,
    nationalField: 68,
    secondField: 32,
  },
};

/** Conference games of schools of strong conferences of a full league, where there are enough opponents. */
const MANY_GAMES = 20;
const USUAL_GAMES = 18;
const ENOUGH_FOR_MANY = 11;
/** Meetings of two schools at most, in a conference of very few. */
const MOST_MEETINGS = 4;

/**
 * Conference games of each school: a double round robin where that makes 18 or fewer; in a full league 18, or 20 in large strong conferences,
 * however many there are.
 *
 * @param prestige of the conference, in standard deviations
 */
export function conferenceGamesEach(scale: Scale, schools: number, prestige: number): number {
  if (scale !== "full") return Math.min(USUAL_GAMES, 2 * (schools - 1));
  if (schools >= ENOUGH_FOR_MANY && prestige > 0) return MANY_GAMES;
  return Math.min(USUAL_GAMES, MOST_MEETINGS * (schools - 1));
}
