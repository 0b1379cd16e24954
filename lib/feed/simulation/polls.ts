/**
 * Weekly polls of a simulated season. Sixty writers and thirty coaches rank teams by a mixture of how strong they have looked, what they have won
 * and lost against whom, what they thought the week before, and their own favour. A poll knows only games that ended before its ballots were in.
 */
import type { SeasonType } from "#lib/basketball/enums.ts";
import { POLLS, type Poll } from "#lib/basketball/poll-facts.ts";
import type { SeasonTeam } from "./calendar/draft-game.ts";
import type { Scale } from "./league-model.ts";
import { countBallots, type Opinions, opinionsOf, type PollEntry, votersOf } from "./polls/ballots.ts";
import { type PollDay, pollDays } from "./polls/poll-days.ts";
import { type PlayedGame, powerRatings } from "./polls/power.ts";
import { type SeasonSoFar, seasonsSoFar } from "./polls/season-so-far.ts";
import { randomOf } from "./random.ts";

/** Teams that a poll ranks. */
export const RANKED_TEAMS: Record<Scale, number> = { tiny: 5, demo: 25, full: 25 };

export interface PollSeason {
  seed: string;
  scale: Scale;
  season: number;
  teams: readonly SeasonTeam[];
  /** Games that were played, in any order; later ones than are asked for do no harm. */
  games: readonly PlayedGame[];
  /** Those of the season before; empty for a league's first season. */
  lastSeason: readonly PlayedGame[];
}

export interface SimulatedPoll {
  poll: Poll;
  season: number;
  seasonType: SeasonType;
  week: number;
  /** The moment it came out, UTC with milliseconds. */
  date: string;
  entries: PollEntry[];
}

/** Points that a standard deviation of prestige is worth. */
const POINTS_OF_PRESTIGE = 9;
/** What the opinion of before the season is made of: the school's name, its last season, and what can be seen of its players. */
const PRESEASON = { prestige: 0.45, lastSeason: 0.3, roster: 0.25 };
/** In a league's first season there is no last one. */
const FIRST_PRESEASON = { prestige: 0.6, lastSeason: 0, roster: 0.4 };
/** Standard deviation of what everybody is mistaken by before the season, in points. */
const COMMON_ERROR = 2;
/** A last season's rating is not shrunk much. */
const LAST_SEASON_PRIOR_GAMES = 2;

/**
 * The polls of a season that have come out by a moment, oldest first, the writers' before the coaches'.
 *
 * @param at UTC with milliseconds
 */
export function pollsAt(season: PollSeason, at: string): SimulatedPoll[] {
  const days = pollDays(season.season).filter(({ published }) => POLLS.some((poll) => published[poll] <= at));
  if (days.length === 0) return [];
  const weeks = weeksOf(season, days);
  return POLLS.flatMap((poll) => pollsOf(season, poll, weeks))
    .filter(({ date }) => date <= at)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

interface Week {
  day: PollDay;
  seasons: ReadonlyMap<number, SeasonSoFar>;
}

function weeksOf(season: PollSeason, days: readonly PollDay[]): Week[] {
  const prior = preseasonOpinion(season);
  const games = countedGames(season.games);
  return days.map((day) => {
    const ended = games.filter(({ result }) => result.endedAt < day.ballotsIn);
    return { day, seasons: seasonsSoFar(prior, ended, day.ballotsIn, RANKED_TEAMS[season.scale]) };
  });
}

function pollsOf({ seed, scale, season, teams }: PollSeason, poll: Poll, weeks: readonly Week[]): SimulatedPoll[] {
  const schoolIds = teams.map((team) => team.school.id).sort((a, b) => a - b);
  const voters = votersOf(seed, season, poll, schoolIds);
  let before: readonly (Opinions | null)[] = voters.map(() => null);
  return weeks.map(({ day, seasons }, place) => {
    const ballots = voters.map((voter, number) =>
      opinionsOf(voter, seasons, before[number] ?? null, randomOf(seed, "ballot", season, poll, place, number)),
    );
    before = ballots;
    const { seasonType, week, published } = day;
    return {
      poll,
      season,
      seasonType,
      week,
      date: published[poll],
      entries: countBallots(ballots, RANKED_TEAMS[scale]),
    };
  });
}

/** What is thought of teams before they play, in points above the mean team, by school in ascending order. */
function preseasonOpinion({ seed, season, teams, lastSeason }: PollSeason): Map<number, number> {
  const order = [...teams].sort((a, b) => a.school.id - b.school.id);
  const unknown = new Map(order.map((team) => [team.school.id, 0]));
  const last = powerRatings(unknown, countedGames(lastSeason), LAST_SEASON_PRIOR_GAMES);
  const shares = lastSeason.length === 0 ? FIRST_PRESEASON : PRESEASON;
  return new Map(
    order.map(({ school, strength }) => [
      school.id,
      shares.prestige * POINTS_OF_PRESTIGE * school.prestige +
        shares.lastSeason * (last.get(school.id) ?? 0) +
        shares.roster * strength +
        randomOf(seed, "preseason", season, school.id).normal(0, COMMON_ERROR),
    ]),
  );
}

/** Games that count, always in the same order: sums of fractions hang on it. */
function countedGames(games: readonly PlayedGame[]): PlayedGame[] {
  return games.filter(({ game }) => !game.exhibition).sort((a, b) => a.game.id - b.game.id);
}
