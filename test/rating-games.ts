/** Made games for the tests of ratings. */
import fc from "fast-check";
import type { EfficiencyGame } from "#lib/statistics/efficiency-game.ts";

/** A game of teams 1 and 2 on a neutral floor, 70 possessions each, unless said otherwise. */
export function ratedGame(game: Partial<EfficiencyGame>): EfficiencyGame {
  return {
    id: 1,
    date: "2026-01-10",
    home: 1,
    away: 2,
    homePoints: 70,
    awayPoints: 70,
    neutralSite: true,
    homePossessions: 70,
    awayPossessions: 70,
    minutes: 40,
    ...game,
  };
}

/** Seasons of up to 60 games among up to 9 teams, some of which may not be connected. */
export const anySeason: fc.Arbitrary<EfficiencyGame[]> = fc
  .array(
    fc.record({
      date: fc.constantFrom("2025-11-04", "2025-12-20", "2026-01-10", "2026-03-01"),
      home: fc.integer({ min: 1, max: 9 }),
      away: fc.integer({ min: 1, max: 9 }),
      homePoints: fc.integer({ min: 40, max: 110 }),
      awayPoints: fc.integer({ min: 40, max: 110 }),
      neutralSite: fc.constantFrom(true, false, null),
      homePossessions: fc.integer({ min: 55, max: 85 }),
      awayPossessions: fc.integer({ min: 55, max: 85 }),
      minutes: fc.constantFrom(40, 45, null),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((games) => games.filter(({ home, away }) => home !== away).map((game, place) => ({ ...game, id: place + 1 })))
  .filter((games) => games.length > 0);

/** A season and the same games in another order. */
export const seasonInTwoOrders = anySeason.chain((games) =>
  fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })),
);
