import { describe, expect, test } from "vitest";
import type { RatingColumn } from "./rating-columns.tsx";
import { ratingRows } from "./rating-rows.ts";
import { ratingsCsv, ratingsFileName } from "./ratings-csv.ts";
import {
  filterRatings,
  ratedSentence,
  ratingSort,
  ratingSortParams,
  seasonsWithGames,
  shownSeason,
} from "./ratings-view.ts";

const column = (id: RatingColumn["id"], more: Partial<RatingColumn> = {}): RatingColumn => ({
  id,
  head: id,
  value: (row) => row.srs,
  cell: () => null,
  csv: [[id, (row) => row.srs]],
  ...more,
});
const COLUMNS = [column("net"), column("defense", { ascendingFirst: true })];

describe("the season shown", () => {
  const seasons = seasonsWithGames([
    { date: "2026-11-03", games: 4 },
    { date: "2025-11-04", games: 2 },
    { date: "2026-03-09", games: 2 },
  ]);

  test("seasons have the first and last day with games, the latest first", () => {
    expect(seasons).toEqual([
      { season: 2027, first: "2026-11-03", last: "2026-11-03" },
      { season: 2026, first: "2025-11-04", last: "2026-03-09" },
    ]);
  });

  test.each([
    ["the one asked for, with games or without", 1999, "2026-12-01", 1999],
    ["the latest that has begun", null, "2026-11-03", 2027],
    ["not the one that is only scheduled", null, "2026-11-02", 2026],
    ["the latest where all lie ahead", null, "2024-07-01", 2027],
  ])("is %s", (_, asked, today, expected) => {
    expect(shownSeason(asked, seasons, today)).toBe(expected);
  });

  test("without games it is the one today falls in", () => {
    expect(shownSeason(null, [], "2026-08-01")).toBe(2027);
  });
});

describe("the order in the address", () => {
  test("a column alone stands for its own first direction: low first where less is better", () => {
    expect(ratingSort("net", null, COLUMNS)).toEqual({ column: "net", direction: "desc" });
    expect(ratingSort("defense", null, COLUMNS)).toEqual({ column: "defense", direction: "asc" });
    expect(ratingSort("defense", "desc", COLUMNS)).toEqual({ column: "defense", direction: "desc" });
  });

  test("a column that is not shown, as the change without a past day, orders nothing", () => {
    expect(ratingSort("change", "asc", COLUMNS)).toBeNull();
    expect(ratingSort(null, "asc", COLUMNS)).toBeNull();
  });

  test("a first direction is left out of the address, and back to the start is nothing at all", () => {
    expect(ratingSortParams({ column: "defense", direction: "asc" }, COLUMNS)).toEqual({
      sort: "defense",
      order: null,
    });
    expect(ratingSortParams({ column: "net", direction: "asc" }, COLUMNS)).toEqual({ sort: "net", order: "asc" });
    expect(ratingSortParams(null, COLUMNS)).toEqual({ sort: null, order: null });
  });
});

describe("teams", () => {
  const team = (teamId: number, name: string, conference: string | null, rating: number) => ({
    ...{ season: 2026, teamId, team: name, conference, rating },
  });
  const srs = [team(1, "San José del Mar", "CST", 4.25), team(2, "Port Ashby", "CST", 1), team(3, "=Odd", null, 0)];
  const rows = ratingRows({ adjusted: [], srs, elo: [] });
  const names = (conference: string | null, query: string) =>
    filterRatings(rows, { conference, query }).map((row) => row.team);

  test("are found by a conference in any case and by the beginning of any word, accents apart", () => {
    expect(names("cst", "")).toEqual(["San José del Mar", "Port Ashby"]);
    expect(names(null, "jose")).toEqual(["San José del Mar"]);
    expect(names("NOPE", "")).toEqual([]);
  });

  test("a file has the rows and columns that are shown", () => {
    const name = column("team", { csv: [["team", (row) => row.team]] });
    const text = ratingsCsv(filterRatings(rows, { conference: "CST", query: "" }), [name, column("srs")]);
    expect(text).toBe("team,srs\r\nSan José del Mar,4.25\r\nPort Ashby,1\r\n");
    expect(ratingsFileName(2026, null)).toBe("ratings-2026.csv");
    expect(ratingsFileName(2026, "2026-01-15")).toBe("ratings-2026-before-2026-01-15.csv");
  });
});

test("the sentence says how many teams and which games", () => {
  expect(ratedSentence(1, null)).toBe("1 team, with all games that are over");
  expect(ratedSentence(60, "2026-01-15")).toBe("60 teams, with games played before Thursday, January 15, 2026");
});
