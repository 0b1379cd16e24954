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
import { type FinishedGame, powerRatings } from "./polls/power.ts";
import { seasonsSoFar } from "./polls/season-so-far.ts";
import { randomOf } from "./random.ts";

/** Teams that a poll ranks. */
export const RANKED_TEAMS: Record<Scale, number> = { tiny: 5, demo: 25, full: 25 };

/** What voters know before a season. */
export interface PollLeague {
  seed: string;
  scale: Scale;
  season: number;
  teams: readonly SeasonTeam[];
  /** Games of the season before; empty for a league's first season. */
  lastSeason: readonly FinishedGame[];
}

export interface PollSeason extends PollLeague {
  /** Games that were played, in any order; later ones than are asked for do no harm. */
  games: readonly FinishedGame[];
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
  const ask = openPolls(season);
  return pollDays(season.season)
    .filter(({ published }) => POLLS.some((poll) => published[poll] <= at))
    .flatMap((day) => ask(day, season.games))
    .filter(({ date }) => date <= at);
}

/**
 * Asks the voters of a season week by week: each call makes the polls of the next day of `pollDays`, for voters remember what they thought the week
 * before. Of `games` only those that ended before the day's ballots were in are looked at.
 */
export function openPolls(league: PollLeague): (day: PollDay, games: readonly FinishedGame[]) => SimulatedPoll[] {
  const { seed, season } = league;
  const ranked = RANKED_TEAMS[league.scale];
  const prior = preseasonOpinion(league);
  const voters = new Map(POLLS.map((poll) => [poll, votersOf(seed, season, poll, [...prior.keys()])]));
  const before = new Map<Poll, readonly Opinions[]>();
  return ({ seasonType, week, ballotsIn, published }, games) => {
    const ended = countedGames(games).filter(({ result }) => result.endedAt < ballotsIn);
    const seasons = seasonsSoFar(prior, ended, ballotsIn, ranked);
    return POLLS.map((poll) => {
      const ballots = (voters.get(poll) ?? []).map((voter, place) =>
        opinionsOf(
          voter,
          seasons,
          before.get(poll)?.[place] ?? null,
          randomOf(seed, "ballot", season, poll, seasonType, week, place),
        ),
      );
      before.set(poll, ballots);
      return { poll, season, seasonType, week, date: published[poll], entries: countBallots(ballots, ranked) };
    });
  };
}

/** What is thought of teams before they play, in points above the mean team, by school in ascending order. */
function preseasonOpinion({ seed, season, teams, lastSeason }: PollLeague): Map<number, number> {
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
function countedGames(games: readonly FinishedGame[]): FinishedGame[] {
  return games.filter(({ game }) => !game.exhibition).sort((a, b) => a.game.id - b.game.id);
}
