import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { readPublishedTeamGames } from "#test/published-team-games.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeLeagueAverages, type LeagueGame } from "./league-averages.ts";

const GAME: LeagueGame = { homePoints: 81, awayPoints: 74, homePossessions: 73, awayPossessions: 72, minutes: 40 };

describe("league averages", () => {
  test("155 points in 145 possessions of 80 team minutes: 1.069 a possession, 77.5 a team, pace 72.5", () => {
    const averages = computeLeagueAverages([GAME]);
    expect(averages).toEqual({
      ...{ teamGames: 2, points: 155, possessions: 145, minutes: 80 },
      ...{ pointsPerPossession: 155 / 145, pointsPerGame: 77.5, pace: 72.5 },
    });
  });

  test("an overtime is more minutes at the same pace: 163 possessions in 45 minutes, 40 * 163 / 90 = 72.4", () => {
    const overtime = computeLeagueAverages([{ ...GAME, homePossessions: 82, awayPossessions: 81, minutes: 45 }]);
    expect(overtime?.pace).toBeCloseTo(72.444, 3);
  });

  test("a game without possessions is left out, one without minutes has 40", () => {
    const unknown = { ...GAME, homePossessions: null };
    expect(computeLeagueAverages([unknown, { ...GAME, minutes: null }])).toEqual(computeLeagueAverages([GAME]));
    expect(computeLeagueAverages([unknown])).toBeNull();
    expect(computeLeagueAverages([])).toBeNull();
  });

  const count = fc.integer({ min: 50, max: 110 });
  const possessions = fc.option(fc.integer({ min: 55, max: 95 }), { freq: 5 });
  const games = fc.array(
    fc.record({
      ...{ homePoints: count, awayPoints: count, homePossessions: possessions, awayPossessions: possessions },
      minutes: fc.constantFrom(40, 45, 50, null),
    }),
  );

  test("the order of the games does not matter", () => {
    fc.assert(
      fc.property(games, (season) => {
        expect(computeLeagueAverages(season.toReversed())).toEqual(computeLeagueAverages(season));
      }),
    );
  });
});

const FILE = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");

test.skipIf(FILE === null)("the league of 2026 scores more and plays faster than fixed constants say", async () => {
  const { games } = await readPublishedTeamGames(FILE ?? "");
  const averages = computeLeagueAverages(games);
  printFigure(
    `league of 2026 to 31 January, ${averages?.teamGames} team-games: ${averages?.pointsPerPossession.toFixed(3)} points a possession, ${averages?.pointsPerGame.toFixed(1)} a game, pace ${averages?.pace.toFixed(1)}`,
  );
  expect(averages?.teamGames).toBeGreaterThan(6000);
  // Division I had 1.052 points a possession in 2023-24 and more in every season since (kenpom.com).
  expect(averages?.pointsPerPossession).toBeGreaterThan(1.05);
  expect(averages?.pointsPerPossession).toBeLessThan(1.15);
});
