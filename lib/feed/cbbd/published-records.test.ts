/** Records as a running service of the interface published them. */
import { describe, expect, test } from "vitest";
import { sharedData } from "#test/shared-data.ts";
import { gamesOf, readAll } from "./fixtures/read-documents.ts";
import { readCbbdPath } from "./read-path.ts";

const FOLDER = sharedData("cbbd");
const TEAM_BOX_SCORES = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");

describe("published records", () => {
  test.skipIf(!FOLDER)("a whole folder: everything is used or passed over by name", async () => {
    const { facts, faults, warnings } = await readAll(await readCbbdPath(FOLDER ?? ""));
    const counts = Object.fromEntries(
      [...Map.groupBy(facts, (fact) => fact.kind)].map(([kind, list]) => [kind, list.length]),
    );
    console.info("facts of the published folder:", counts);
    expect(faults).toEqual([]);
    // 34 conferences, 1,502 teams, 3,685 games with box scores and 36 game records, 13 players of an embedded report.
    expect(counts).toEqual({ conference: 34, team: 1502, roster: 13, game: 3685 + 36 });
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(["aggregates_not_imported"]));
  });

  test.skipIf(!TEAM_BOX_SCORES)(
    "7,370 team-game records are 3,685 games, and no two rows of a game disagree",
    async () => {
      const result = await readAll(await readCbbdPath(TEAM_BOX_SCORES ?? ""));
      const games = gamesOf(result);
      expect(games.length).toBe(3685);
      expect(result.warnings).toEqual([]);
      const unlike = games.filter(({ home, away }) =>
        [home, away].some(({ points, boxScore, periodPoints }) => {
          const byPeriod = periodPoints?.reduce((sum, period) => sum + period, 0);
          return points !== boxScore?.points || (byPeriod !== undefined && byPeriod !== points);
        }),
      );
      expect(unlike).toEqual([]);
    },
  );

  test.skipIf(!TEAM_BOX_SCORES)("Saint Louis - St. Bonaventure: 70 and 71 possessions", async () => {
    const games = gamesOf(await readAll(await readCbbdPath(TEAM_BOX_SCORES ?? "")));
    const game = games.find(
      ({ easternDate, home, away }) =>
        easternDate === "2026-01-23" && [home, away].some(({ team }) => team.school === "St. Bonaventure"),
    );
    const sides = [game?.home, game?.away].map((side) => [
      side?.team.school,
      side?.boxScore?.possessions,
      side?.points,
    ]);
    expect(sides).toContainEqual(["Saint Louis", 70, 97]);
    expect(sides).toContainEqual(["St. Bonaventure", 71, 62]);
  });
});
