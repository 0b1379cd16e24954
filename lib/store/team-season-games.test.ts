import { beforeAll, describe, expect, test } from "vitest";
import {
  gameRow,
  insertAthlete,
  insertConference,
  insertGames,
  insertMembership,
  insertPlayers,
  insertTeam,
  insertTeamBoxScores,
} from "#test/game-rows.ts";
import { eachStore } from "#test/stores.ts";
import { selectTeamSeasonGames, selectTeamsOfSeason } from "./team-season-games.ts";

const LATE = gameRow(2, "2026-02-01T19:00:00.000Z", { homeTeamId: 3, awayTeamId: 1 });
const EARLY = gameRow(9, "2026-01-10T19:00:00.000Z");
const SAME_MOMENT = gameRow(8, "2026-01-10T19:00:00.000Z", { homeTeamId: 2, awayTeamId: 3 });
const OTHER_SEASON = gameRow(3, "2025-01-10T19:00:00.000Z", { season: 2025 });
/** Half past nine in the evening of 31 January in New York. */
const NIGHT = gameRow(4, "2026-02-01T02:30:00.000Z", { easternDate: "2026-01-31" });

eachStore("a team's games of a season", (suite) => {
  beforeAll(async () => {
    const { db } = suite.store;
    for (const [id, school] of ["Marlow State", "Port Ashby", "Tern Valley", "Quarry Tech", "Nowhere"].entries()) {
      await insertTeam(db, id + 1, school);
    }
    await insertConference(db, 1, "LKC");
    await insertMembership(db, 4, 1, 2020, 2024);
    await insertMembership(db, 1, 1, 2020, null);
    await insertAthlete(db, 11, "Jonah Reyes", "G");
    await insertAthlete(db, 12, "Amari Cole", null);
    await db.insertInto("roster").values({ teamId: 5, athleteId: 11, startSeason: 2023, endSeason: 2025 }).execute();
    await insertGames(db, [LATE, EARLY, SAME_MOMENT, OTHER_SEASON, NIGHT]);
    await insertTeamBoxScores(db, EARLY);
    await insertPlayers(db, EARLY, "home", [
      { athleteId: 11, points: 19 },
      { athleteId: 12, points: null },
    ]);
    await insertPlayers(db, EARLY, "away", [{ athleteId: 13, points: null }]);
  });

  test("are those of the season it plays in, by start and id, with both teams' names", async () => {
    const rows = await selectTeamSeasonGames(suite.store.db, 1, 2026);
    expect(rows.map(({ id, homeTeam, awayTeam }) => [id, homeTeam, awayTeam])).toEqual([
      [9, "Marlow State", "Port Ashby"],
      [4, "Marlow State", "Port Ashby"],
      [2, "Tern Valley", "Marlow State"],
    ]);
    expect((await selectTeamSeasonGames(suite.store.db, 2, 2026)).map(({ id }) => id)).toEqual([8, 9, 4]);
  });

  test("before a day are those played before it in New York", async () => {
    const before = async (day: string) =>
      (await selectTeamSeasonGames(suite.store.db, 1, 2026, day)).map(({ id }) => id);
    expect(await before("2026-01-31")).toEqual([9]);
    expect(await before("2026-02-01")).toEqual([9, 4]);
  });

  test("tell box scores of both teams and players of the one that is asked for: of the guests one is named and has no line", async () => {
    const countsOf = async (teamId: number) => {
      const row = (await selectTeamSeasonGames(suite.store.db, teamId, 2026)).find(
        ({ id }) => id === (teamId === 3 ? 8 : 9),
      );
      return [row?.boxes, row?.namesPlayers, row?.hasLines].map(Number);
    };
    expect(await countsOf(1)).toEqual([2, 1, 1]);
    expect(await countsOf(2)).toEqual([2, 1, 0]);
    expect(await countsOf(3)).toEqual([0, 0, 0]);
  });

  describe("a team has a season", () => {
    const of = async (season: number) =>
      [...(await selectTeamsOfSeason(suite.store.db, season, [1, 2, 3, 4, 5]))].sort();

    test("with a game alone, with a conference alone, with a roster alone", async () => {
      expect(await of(2026)).toEqual([1, 2, 3]);
      expect(await of(2025)).toEqual([1, 2, 5]);
      expect(await of(2024)).toEqual([1, 4, 5]);
    });

    test("and none of them in the seasons nobody speaks of", async () => {
      expect(await of(2019)).toEqual([]);
      expect(await selectTeamsOfSeason(suite.store.db, 2026, [])).toEqual(new Set());
      expect(await of(2040)).toEqual([]);
    });
  });
});
