/** The day a season can begin, beside the first results of thirteen seasons. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";
import { earliestOpeningDay } from "./game-eligibility.ts";
import { seasonOfDate } from "./season.ts";

const results = sharedData("results");

test.skipIf(results === null)("no published season has a game before it", () => {
  const first = new Map<number, string>();
  for (const file of readdirSync(results ?? "").filter((name) => name.endsWith(".csv"))) {
    const rows = readFileSync(join(results ?? "", file), "utf8");
    for (const [, year, month, day] of rows.matchAll(/,(\d{4})(\d\d)(\d\d),/g)) {
      const date = `${year}-${month}-${day}`;
      const season = seasonOfDate(date);
      if (date < (first.get(season) ?? "9")) first.set(season, date);
    }
  }
  const openings = [...first].sort(([a], [b]) => a - b);
  expect(openings.map(([season]) => season)).toEqual([
    2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023,
  ]);
  for (const [season, date] of openings) expect([season, date >= earliestOpeningDay(season)]).toEqual([season, true]);
  const days = openings.map(
    ([season, date]) => `${season} ${(Date.parse(date) - Date.parse(earliestOpeningDay(season))) / 86_400_000}`,
  );
  printFigure(`days from the earliest opening day to a season's first result: ${days.join(", ")}`);
});
