/** A feed's game as the computation of lineups takes it: athletes numbered from 1 in the order in which the feed lists them. */
import { periodFormat } from "#lib/basketball/clock.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { LineupInput } from "#lib/statistics/lineups.ts";
import { computeStints } from "#lib/statistics/stints.ts";

export interface NumberedGame extends LineupInput {
  /** Athlete ids by athlete key. */
  idOf: ReadonlyMap<string, number>;
}

/** Fails for a game of which nobody tells who was on the floor. */
export function lineupInputOf(game: GameFact): NumberedGame {
  const { stints, onFloor } = computeStints(game);
  if (stints === null || onFloor === null) throw new Error(`nobody tells the floor of game ${game.sourceId}`);
  const places = new Map(game.athletes.map(({ key, side }, at) => [key, { side, athleteId: at + 1 }]));
  return {
    plays: game.plays ?? [],
    onFloor: onFloor.map((keys) => keys.flatMap((key) => places.get(key) ?? [])),
    stints: stints.flatMap(({ athlete, subIn, subOut }) => {
      const place = places.get(athlete);
      return place === undefined ? [] : [{ ...place, subIn, subOut }];
    }),
    format: periodFormat(game.league),
    over: game.status === "final",
    idOf: new Map([...places].map(([key, { athleteId }]) => [key, athleteId])),
  };
}
