import { describe, expect, test } from "vitest";
import { GLOSSARY } from "#lib/basketball/glossary.ts";
import { findStatistics, glossaryJson, groupByLetter, LISTED_STATISTICS } from "./glossary-list.ts";

const keys = (query: string) => findStatistics(query).map(({ statistic }) => statistic);

describe("the list", () => {
  test("has every entry once, by title, each with a place of its own on the page", () => {
    expect(LISTED_STATISTICS.map(({ statistic }) => statistic).sort()).toEqual(Object.keys(GLOSSARY).sort());
    const titles = LISTED_STATISTICS.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, "en")));
    const anchors = LISTED_STATISTICS.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.filter((anchor) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor))).toEqual([]);
  });

  test("an entry stands under the letter of its title", () => {
    const groups = groupByLetter(LISTED_STATISTICS);
    const letters = groups.map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)]);
    expect(groups.find(({ letter }) => letter === "E")?.statistics.map(({ title }) => title)).toContain("Elo");
    expect(groups.flatMap(({ statistics }) => statistics)).toEqual(LISTED_STATISTICS);
  });
});

describe("a search", () => {
  test.each([
    ["a word of the title", "offense adj", "adjustedOffense"],
    ["the abbreviation in any case", "adjo", "adjustedOffense"],
    ["the key as the code has it", "effectiveFieldGoalPct", "effectiveFieldGoalPct"],
    ["a field of a record", "adjusted.netRating", "adjustedNet"],
    ["the anchor of an address", "strength-of-schedule", "strengthOfSchedule"],
  ])("finds %s", (_, query, key) => {
    expect(keys(query)).toContain(key);
  });

  test("nothing typed is everything, nonsense is nothing", () => {
    expect(findStatistics("  ")).toBe(LISTED_STATISTICS);
    expect(keys("qwertz")).toEqual([]);
  });
});

test("the JSON has every entry with all that is said of it", () => {
  const entries = JSON.parse(glossaryJson());
  expect(entries).toHaveLength(LISTED_STATISTICS.length);
  const { statistic, anchor, ...rest } = entries.find((entry: { statistic: string }) => entry.statistic === "elo");
  expect({ statistic, anchor }).toEqual({ statistic: "elo", anchor: "elo" });
  expect(rest).toEqual(JSON.parse(JSON.stringify(GLOSSARY.elo)));
});
