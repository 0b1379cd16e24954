import { describe, expect, test } from "vitest";
import { ratedGame } from "#test/rating-games.ts";
import { measureGames } from "./efficiency-game.ts";
import { sumEfficiency } from "./raw-efficiency.ts";

describe("a game as points per possession", () => {
  test("81 to 74 with 73 and 72 possessions: 8100 / 72.5 = 111.72 and 102.07, pace 72.5", () => {
    const [game] = measureGames(
      [ratedGame({ homePoints: 81, awayPoints: 74, homePossessions: 73, awayPossessions: 72 })],
      90,
    );
    expect(game?.possessions).toBe(72.5);
    expect(game?.homeEfficiency).toBeCloseTo(111.724, 3);
    expect(game?.awayEfficiency).toBeCloseTo(102.069, 3);
    expect(game?.pace).toBe(72.5);
  });

  test("80 possessions in 50 minutes are a pace of 64; without known minutes 40 are taken", () => {
    const pace = (minutes: number | null) =>
      measureGames([ratedGame({ homePossessions: 80, awayPossessions: 80, minutes })], 90)[0]?.pace;
    expect([pace(50), pace(null)]).toEqual([64, 80]);
  });

  test("games without possessions are left out", () => {
    expect(
      measureGames([ratedGame({ homePossessions: null }), ratedGame({ homePossessions: 0, awayPossessions: 0 })], 90),
    ).toEqual([]);
  });

  test("the last day weighs 1, 30 days before half of it, 60 a quarter", () => {
    const games = ["2026-03-31", "2026-03-01", "2026-01-30"].map((date, id) => ratedGame({ id, date }));
    expect(measureGames(games, 30).map(({ weight }) => weight)).toEqual([0.25, 0.5, 1]);
  });
});

test("a team's own numbers: 77 and 63 points on 70 possessions each are 100.0, both opponents are kept", () => {
  const season = measureGames(
    [
      ratedGame({ id: 1, homePoints: 77, awayPoints: 70 }),
      ratedGame({ id: 2, home: 3, away: 1, homePoints: 84, awayPoints: 63 }),
    ],
    90,
  );
  expect(sumEfficiency(season).get(1)).toEqual({
    games: 2,
    weight: 2,
    rawOffense: 100,
    rawDefense: 110,
    rawPace: 70,
    opponents: [2, 3],
  });
});
