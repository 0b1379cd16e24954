/** Games with plays and what was expected of them: what the win probability is fitted to. */
import { periodFormat } from "#lib/basketball/clock.ts";
import type { GameFact, PlayFact } from "#lib/basketball/game-facts.ts";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import type { FeedReader } from "#lib/feed/feed.ts";
import { type AdjustedEfficiency, computeAdjustedEfficiency } from "#lib/statistics/adjusted-efficiency.ts";
import { type KnownGame, momentsOfGame } from "#lib/statistics/fit-win-probability.ts";
import { marginOfAdjusted } from "#lib/statistics/predict-margin.ts";
import type { FeedGame, RatingInputs } from "./rating-inputs.ts";

export interface KnownGameWithPlays extends KnownGame {
  plays: readonly PlayFact[];
}

export interface KnownGames {
  games: KnownGameWithPlays[];
  /** Games with plays that the rated games do not have, or that have no plays. */
  unmatched: number;
}

/**
 * The finished games of a play-by-play feed, each with the margin that adjusted efficiency expected on its morning, from the games before.
 *
 * @param plays feed with plays; games are matched by day and the names of both teams
 * @param rated the games of the season so far and their possessions
 * @throws FeedFault of the first document of `plays` that cannot be used
 */
export async function readKnownGames(plays: FeedReader, rated: RatingInputs): Promise<KnownGames> {
  const expected = expectations(rated);
  const known: KnownGames = { games: [], unmatched: 0 };
  for await (const document of plays.documents()) {
    for (const fact of (await document.map()).facts) {
      if (fact.kind !== "game" || fact.game.status !== "final") continue;
      const expectedMargin = expected(fact.game);
      const game = expectedMargin === null ? null : knownGame(fact.game, expectedMargin);
      if (game === null) known.unmatched += 1;
      else known.games.push(game);
    }
  }
  return known;
}

function knownGame(fact: GameFact, expectedMargin: number): KnownGameWithPlays | null {
  const { plays, home, away, league, easternDate } = fact;
  const format = periodFormat(league);
  const regulation = plays?.findLast(({ period }) => period <= format.regulationPeriods);
  if (!plays || regulation === undefined || home.points === null || away.points === null) return null;
  return {
    date: easternDate,
    expectedMargin,
    regulationMargin: regulation.homeScore - regulation.awayScore,
    homeWon: home.points > away.points,
    moments: momentsOfGame(plays, format),
    plays,
  };
}

/** Finds the margin expected of a game on its morning; null for one that is not among the rated ones, or whose teams had not played. */
function expectations({ games, conferences, teams }: RatingInputs): (fact: GameFact) => number | null {
  const byDay = Map.groupBy(games, ({ date }) => date);
  const mornings = new Map<string, (game: FeedGame) => number | null>();
  const morningOf = (date: string) => {
    const morning =
      mornings.get(date) ??
      expectationsOn(
        games.filter((game) => game.date < date),
        conferences,
      );
    mornings.set(date, morning);
    return morning;
  };
  return ({ easternDate, home, away }) => {
    const [homeTeam, awayTeam] = [home, away].map(({ team }) => teams.get(teamNameKey(team.school ?? "")));
    const game = byDay.get(easternDate)?.find((other) => other.home === homeTeam && other.away === awayTeam);
    return game === undefined ? null : morningOf(easternDate)(game);
  };
}

function expectationsOn(
  earlier: readonly FeedGame[],
  conferences: ReadonlyMap<number, number>,
): (game: FeedGame) => number | null {
  const season = computeAdjustedEfficiency(earlier, conferences);
  const ratings = new Map<number, AdjustedEfficiency>(season?.teams.map((rating) => [rating.team, rating]));
  return (game) => {
    const [home, away] = [ratings.get(game.home), ratings.get(game.away)];
    if (season === null || home === undefined || away === undefined) return null;
    return marginOfAdjusted(home, away, game.neutralSite, season);
  };
}
