import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySeason, ratedGame, seasonInTwoOrders } from "#test/rating-games.ts";
import { type AdjustedSeason, computeAdjustedEfficiency } from "./adjusted-efficiency.ts";

const teamOf = (season: AdjustedSeason | null, team: number) => season?.teams.find((row) => row.team === team);

describe("one game, 77 to 63 in 70 possessions", () => {
  test("on a neutral floor: the league's efficiency is 100, and offense and defense share 10 / (4 + 2) = 1.667", () => {
    const season = computeAdjustedEfficiency([ratedGame({ homePoints: 77, awayPoints: 63 })]);
    expect([season?.efficiency, season?.pace]).toEqual([100, 70]);
    const home = teamOf(season, 1);
    expect(home).toMatchObject({ games: 1, weight: 1, rawOffense: 110, rawDefense: 90, rawPace: 70, pace: 70 });
    expect(home?.offense).toBeCloseTo(100 + 10 / 6, 9);
    expect(home?.defense).toBeCloseTo(100 - 10 / 6, 9);
    expect(home?.net).toBeCloseTo(20 / 6, 9);
    expect(home?.opponentOffense).toBeCloseTo(100 - 10 / 6, 9);
    expect(home?.opponentDefense).toBeCloseTo(100 + 10 / 6, 9);
  });

  test("at home 1.85 of the 10 are the floor's: (10 - 1.85) / 6 = 1.358, also where the floor is unknown", () => {
    for (const neutralSite of [false, null]) {
      const season = computeAdjustedEfficiency([ratedGame({ homePoints: 77, awayPoints: 63, neutralSite })]);
      expect(teamOf(season, 1)?.offense).toBeCloseTo(100 + 8.15 / 6, 9);
    }
  });
});

test("a team is drawn to its conference: a mate of the better team who drew is rated above a mate of the worse", () => {
  const games = [
    ratedGame({ id: 1, home: 1, away: 2, homePoints: 90, awayPoints: 50 }),
    ratedGame({ id: 2, home: 3, away: 4 }),
  ];
  const conferences = new Map([
    [1, 10],
    [3, 10],
    [2, 20],
    [4, 20],
  ]);
  const net = (season: AdjustedSeason | null, team: number) => teamOf(season, team)?.net ?? Number.NaN;
  const drawn = computeAdjustedEfficiency(games, conferences);
  expect(net(drawn, 3)).toBeGreaterThan(net(drawn, 4) + 1);
  const without = computeAdjustedEfficiency(games);
  expect(net(without, 3)).toBeCloseTo(0, 9);
});

test("later games weigh more: a win by 20 today and a loss by 20 half a year ago are better than even", () => {
  const season = computeAdjustedEfficiency([
    ratedGame({ id: 1, date: "2025-09-10", homePoints: 60, awayPoints: 80 }),
    ratedGame({ id: 2, date: "2026-03-09", homePoints: 80, awayPoints: 60 }),
  ]);
  expect(teamOf(season, 1)?.net).toBeGreaterThan(1);
  expect(teamOf(season, 1)?.weight).toBeCloseTo(1.25, 12);
});

test("without known possessions there is nothing to rate", () => {
  expect(computeAdjustedEfficiency([])).toBeNull();
  expect(computeAdjustedEfficiency([ratedGame({ awayPossessions: null })])).toBeNull();
});

describe("identities", () => {
  const conferences = new Map([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 2],
  ]);

  test("nets have the mean 0, offenses and defenses the league's efficiency, paces the league's pace", () => {
    fc.assert(
      fc.property(anySeason, (games) => {
        const season = computeAdjustedEfficiency(games, conferences) as AdjustedSeason;
        const meanOf = (part: "net" | "offense" | "defense" | "pace") =>
          season.teams.reduce((sum, team) => sum + team[part], 0) / season.teams.length;
        expect(Math.abs(meanOf("net"))).toBeLessThan(1e-9);
        expect(meanOf("offense")).toBeCloseTo(season.efficiency, 9);
        expect(meanOf("defense")).toBeCloseTo(season.efficiency, 9);
        expect(meanOf("pace")).toBeCloseTo(season.pace, 9);
        for (const { net, offense, defense } of season.teams) expect(net).toBe(offense - defense);
      }),
    );
  });

  test("the order of the games changes no bit", () => {
    fc.assert(
      fc.property(seasonInTwoOrders, ([games, others]) => {
        expect(computeAdjustedEfficiency(others, conferences)).toEqual(computeAdjustedEfficiency(games, conferences));
      }),
    );
  });

  test("who is named home does not matter on neutral floors", () => {
    fc.assert(
      fc.property(anySeason, (games) => {
        const neutral = games.map((game) => ({ ...game, neutralSite: true }));
        const swapped = neutral.map((game) => ({
          ...game,
          home: game.away,
          away: game.home,
          homePoints: game.awayPoints,
          awayPoints: game.homePoints,
        }));
        const [one, other] = [neutral, swapped].map((season) => computeAdjustedEfficiency(season)?.teams ?? []);
        for (const [place, { net }] of (one ?? []).entries()) expect(other?.[place]?.net).toBeCloseTo(net, 8);
      }),
    );
  });
});
