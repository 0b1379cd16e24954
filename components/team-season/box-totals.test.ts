import { expect, test } from "vitest";
import { overviewExamples } from "#lib/records/overview-example.ts";
import { boxRows } from "./box-totals.ts";

const { offense, defense } = overviewExamples.TeamSeasonOverview.efficiency;
const row = (rows: ReturnType<typeof boxRows>, statistic: string) =>
  rows.find((entry) => entry.statistic === statistic);

test("sums stand as they are, also those only some sources state", () => {
  const rows = boxRows(offense, defense, 2, "total");
  expect(row(rows, "points")).toMatchObject({ team: "156", opponents: "130" });
  expect(row(rows, "threePointFieldGoals")).toMatchObject({ team: "16-44 (36.4)", opponents: "14-42 (33.3)" });
  expect(row(rows, "fastBreakPoints")).toMatchObject({ team: "18", opponents: "12" });
});

test("a game is the sum over two games: 156 points are 78.0, 16 of 44 threes 8.0 of 22.0, 67 rebounds are 33.5", () => {
  const box = offense.boxScore;
  if (box === undefined) throw new Error("the example is of format 2");
  const odd = { ...offense, boxScore: { ...box, rebounds: { ...box.rebounds, total: 67 } } };
  const rows = boxRows(odd, defense, 2, "game");
  expect(row(rows, "points")?.team).toBe("78.0");
  expect(row(rows, "threePointFieldGoals")?.team).toBe("8.0-22.0 (36.4)");
  expect(row(rows, "rebounds")?.team).toBe("33.5");
  expect(row(rows, "fastBreakPoints")).toBeUndefined();
});

test("what neither side has is left out; without box scores there is nothing", () => {
  expect(row(boxRows(offense, defense, 2, "total"), "pointsInPaint")).toBeUndefined();
  const { boxScore: _, ...short } = offense;
  expect(boxRows(short, defense, 2, "total")).toEqual([]);
  expect(boxRows(offense, defense, 0, "game")).toEqual([]);
});
