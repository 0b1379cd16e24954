import { beforeAll, expect, test } from "vitest";
import { COUNTED_SEASON_TYPES } from "#lib/basketball/season.ts";
import { floorTime, lineupTime } from "#test/floor-times.ts";
import { gameRow, insertGames, insertTeam } from "#test/game-rows.ts";
import { NO_LINEUPS } from "#test/lineup-rows.ts";
import { eachStore } from "#test/stores.ts";
import { insertGameLineups, selectGameLineups, selectTeamLineups } from "./lineups.ts";

const lineups = (seconds: number) => ({ lineups: [lineupTime([1, 2, 3, 4, 5], seconds)], unknown: floorTime(0) });

/** In the order of their ids, which is not that of their days. */
const GAMES = [
  gameRow(1, "2026-01-20T01:00:00.000Z", { easternDate: "2026-01-19" }),
  gameRow(2, "2026-01-10T20:00:00.000Z", { homeTeamId: 2, awayTeamId: 1 }),
  gameRow(3, "2026-03-20T20:00:00.000Z", { seasonType: "postseason" }),
  gameRow(4, "2025-10-20T20:00:00.000Z", { seasonType: "preseason" }),
  gameRow(5, "2026-01-25T20:00:00.000Z", { status: "in_progress" }),
  gameRow(6, "2025-01-25T20:00:00.000Z", { season: 2025 }),
];

eachStore("lineups of games", (suite) => {
  beforeAll(async () => {
    const { db } = suite.store;
    await insertTeam(db, 1, "Marlow State");
    await insertTeam(db, 2, "Port Ashby");
    await insertGames(db, GAMES);
    for (const game of GAMES) {
      // Team 1's lineup has as many seconds as the game's id has tens; team 2 has none but in game 2.
      const own = lineups(10 * game.id);
      const sides = game.homeTeamId === 1 ? { home: own, away: NO_LINEUPS } : { home: lineups(7), away: own };
      await insertGameLineups(db, game, sides);
    }
  });

  const seconds = async (filter: Partial<Parameters<typeof selectTeamLineups>[1]>) => {
    const season = { season: 2026, teamIds: [1], seasonTypes: COUNTED_SEASON_TYPES };
    const rows = await selectTeamLineups(suite.store.db, { ...season, ...filter });
    return rows.map((row) => row.lineups.lineups[0]?.seconds);
  };

  test.each([
    ["a season's final games but exhibitions, by start", {}, [20, 10, 30]],
    ["another season", { season: 2025 }, [60]],
    ["another team", { teamIds: [2] }, [7]],
    ["both teams", { teamIds: [1, 2], startTo: "2026-01-10T20:00:00.000Z" }, [7, 20]],
    ["no team", { teamIds: [] }, []],
    ["from a start on, itself too", { startFrom: "2026-01-20T01:00:00.000Z" }, [10, 30]],
    ["up to a start, itself too", { startTo: "2026-01-20T01:00:00.000Z" }, [20, 10]],
    ["before a day, US Eastern", { before: "2026-01-19" }, [20]],
    ["before the day after it", { before: "2026-01-20" }, [20, 10]],
    ["exhibitions", { seasonTypes: ["preseason"] }, [40]],
    ["one game, though it is on", { gameId: 5 }, [50]],
    ["one game, though it is an exhibition", { gameId: 4 }, [40]],
    ["one game of another season", { gameId: 6 }, []],
  ] as const)("of a team: %s", async (_, filter, expected) => {
    expect((await seconds(filter)).toSorted()).toEqual([...expected].toSorted());
    if (!("teamIds" in filter)) expect(await seconds(filter)).toEqual(expected);
  });

  test("of a game: the home side first, and no row for a side without any", async () => {
    const sides = async (gameId: number) =>
      (await selectGameLineups(suite.store.db, gameId)).map(({ side, teamId }) => [side, teamId]);
    expect(await sides(2)).toEqual([
      ["home", 2],
      ["away", 1],
    ]);
    expect(await sides(1)).toEqual([["home", 1]]);
    expect(await sides(99)).toEqual([]);
  });
});
