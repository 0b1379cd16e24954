import { expect, test } from "vitest";
import { overviewExamples } from "#lib/records/overview-example.ts";
import { profilePlayer } from "#test/example-team-season.ts";
import { PLAYER_COLUMNS, type PlayerView, shownColumns } from "./player-columns.ts";
import { playersCsv } from "./players-csv.ts";

const overview = overviewExamples.TeamSeasonOverview;
const [reyes] = overview.players.rows;
if (reyes === undefined) throw new Error("the example has a player");
const shown = (view: PlayerView) =>
  Object.fromEntries(PLAYER_COLUMNS[view].map((column) => [column.head, column.text(reyes)]));

test("a game: 40 points, 10 rebounds, 11 assists, 3 steals and 4 turnovers in 2 games", () => {
  expect(shown("game")).toMatchObject({
    G: "2",
    PPG: "20.0",
    RPG: "5.0",
    APG: "5.5",
    SPG: "1.5",
    BPG: "0.0",
    TPG: "2.0",
  });
});

test("sums, shots as made and attempted", () => {
  expect(shown("total")).toMatchObject({
    GS: "2",
    MIN: "66",
    PTS: "40",
    FG: "14-26",
    "3P": "5-11",
    FT: "7-8",
    OREB: "2",
  });
});

test("advanced numbers come from the details; the net has its sign", () => {
  expect(shown("advanced")).toMatchObject({
    ORtg: "124.4",
    DRtg: "96.3",
    Net: "+28.1",
    WS: "0.4",
    "WS/40": "0.240",
    PORPAG: "5.6",
  });
});

test("a mean is of the games the sums are made of: 10 rebounds in 2 of 3 games are 5.0, not 3.3", () => {
  const column = PLAYER_COLUMNS.game.find((entry) => entry.head === "RPG");
  expect(column?.text({ ...reyes, games: 3 })).toBe("5.0");
  // Without the details the games he played in are the best that is known.
  const { seasonStats: _, ...short } = reyes;
  expect(column?.text({ ...short, games: 4 })).toBe("2.5");
});

test("who has no games has no mean; without details there is nothing advanced", () => {
  const idle = profilePlayer({ rebounds: 3, games: 0 });
  for (const view of ["game", "total", "advanced"] as const) {
    for (const column of PLAYER_COLUMNS[view]) {
      if (column.id === "games" || column.id === "rebounds") continue;
      expect([column.id, column.value(idle), column.text(idle)]).toEqual([column.id, null, "–"]);
    }
  }
});

test("a column that nobody has a value in is left out", () => {
  expect(shownColumns("advanced", [profilePlayer({ games: 2, usagePct: 21 })]).map((column) => column.head)).toEqual([
    "G",
    "USG%",
  ]);
});

test("a file has a line a player and every column of every view once, shots in two", () => {
  const [head, line, ...rest] = playersCsv(overview).trim().split("\r\n");
  const names = head?.split(",") ?? [];
  const values = line?.split(",") ?? [];
  expect(rest).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(values).toHaveLength(names.length);
  const field = (name: string) => values[names.indexOf(name)];
  expect([field("season"), field("team"), field("athleteId"), field("player"), field("complete")]).toEqual([
    "2026",
    "Marlow State",
    "211",
    "Jonah Reyes",
    "true",
  ]);
  expect([field("fieldGoalsMade"), field("fieldGoalsAttempted"), field("fieldGoalsPct")]).toEqual(["14", "26", "53.8"]);
  expect([field("reboundsPerGame"), field("rebounds"), field("winSharesPer40")]).toEqual(["5", "10", "0.24"]);
});
