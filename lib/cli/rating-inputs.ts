/** Games of a feed as the ratings take them, teams told apart by their names: what is fitted to feeds alone, without a store. */

import { gameMinutes, periodFormat } from "#lib/basketball/clock.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import type { FeedReader } from "#lib/feed/feed.ts";
import type { EfficiencyGame } from "#lib/statistics/efficiency-game.ts";

export interface FeedGame extends EfficiencyGame {
  fact: GameFact;
}

export interface RatingInputs {
  /** Finished games in the feed's order. */
  games: FeedGame[];
  /** Conference of each team the feed names one for. */
  conferences: Map<number, number>;
  /** Id of a team by the key of its name (see team-names.ts). */
  teams: Map<string, number>;
}

/**
 * Reads a feed to its end.
 *
 * @throws FeedFault of the first document that cannot be used
 */
export async function readRatingInputs(reader: FeedReader): Promise<RatingInputs> {
  const inputs: RatingInputs = { games: [], conferences: new Map(), teams: new Map() };
  const conferenceIds = new Map<string, number>();
  for await (const document of reader.documents()) {
    for (const fact of (await document.map()).facts) {
      if (fact.kind !== "game" || fact.game.status !== "final") continue;
      for (const { team, conference } of [fact.game.home, fact.game.away]) {
        const name = conference?.abbreviation ?? conference?.name;
        if (name) inputs.conferences.set(idIn(inputs.teams, nameOf(team)), idIn(conferenceIds, name));
      }
      const game = toFeedGame(fact.game, inputs);
      if (game !== null) inputs.games.push(game);
    }
  }
  return inputs;
}

function toFeedGame(fact: GameFact, { games, teams }: RatingInputs): FeedGame | null {
  const { home, away, easternDate, neutralSite, league } = fact;
  if (home.points === null || away.points === null) return null;
  return {
    id: games.length + 1,
    date: easternDate,
    home: idIn(teams, nameOf(home.team)),
    away: idIn(teams, nameOf(away.team)),
    homePoints: home.points,
    awayPoints: away.points,
    neutralSite,
    homePossessions: home.boxScore?.possessions ?? null,
    awayPossessions: away.boxScore?.possessions ?? null,
    minutes: gameMinutes(periodFormat(league), home.periodPoints?.length ?? null),
    fact,
  };
}

function nameOf(team: GameFact["home"]["team"]): string {
  return teamNameKey(team.school ?? team.displayName ?? "");
}

/** The number of a name, the next one for a new name. */
function idIn(ids: Map<string, number>, name: string): number {
  const id = ids.get(name) ?? ids.size + 1;
  ids.set(name, id);
  return id;
}
