import { describe, expect, test } from "vitest";
import type { PollTeamInfo } from "#lib/records/poll-records.ts";
import { pollWeeks, shownWeek } from "./poll-weeks.ts";
import { courseSentence, rankCourses } from "./rank-courses.ts";

const IDS = { Marlow: 1, Ashby: 2, Tern: 3, Cedar: 4 } as const;
type Team = keyof typeof IDS;

function week(seasonType: PollTeamInfo["seasonType"], number: number, ranks: [Team, number | null, number][]) {
  return ranks.map(
    ([team, ranking, points]): PollTeamInfo => ({
      ...{ season: 2026, seasonType, week: number, pollDate: null, pollType: "AP Top 25" },
      ...{ teamId: IDS[team], team, conference: null, ranking, points, firstPlaceVotes: 0 },
    }),
  );
}

const RECORDS = [
  // The interface sends the postseason's first week before the regular season's second.
  ...week("postseason", 1, [["Ashby", 1, 90]]),
  ...week("regular", 1, [
    ["Marlow", 1, 90],
    ["Ashby", 2, 80],
    ["Tern", null, 5],
    ["Cedar", null, 9],
  ]),
  ...week("regular", 3, [
    ["Ashby", 1, 95],
    ["Tern", 2, 70],
    ["Cedar", 2, 70],
    ["Marlow", null, 9],
  ]),
];
const WEEKS = pollWeeks(RECORDS, "ap");

describe("weeks", () => {
  test("are in the order of the season: the first is the preseason poll, that of the postseason the final one", () => {
    expect(WEEKS.map(({ key, label }) => [key, label])).toEqual([
      ["1", "Preseason"],
      ["3", "Week 3"],
      ["postseason-1", "Final"],
    ]);
  });

  test("a team is compared with the poll's week before: Ashby 2 to 1, Tern from votes to a rank, Marlow from 1 to votes", () => {
    const [, third] = WEEKS;
    expect(third?.ranked.map(({ team, rank, change }) => [team, rank, change])).toEqual([
      ["Ashby", 1, { kind: "moved", places: 1, from: 2 }],
      ["Tern", 2, { kind: "new" }],
      ["Cedar", 2, { kind: "new" }],
    ]);
    expect(third?.receivingVotes.map(({ team, change }) => [team, change])).toEqual([["Marlow", { kind: "unknown" }]]);
    expect(third?.droppedOut).toEqual([{ teamId: 1, team: "Marlow", from: 1 }]);
  });

  test("the first week has nothing to be compared with; votes go by points", () => {
    const [first] = WEEKS;
    expect(first?.ranked.map(({ change }) => change.kind)).toEqual(["unknown", "unknown"]);
    expect(first?.receivingVotes.map(({ team }) => team)).toEqual(["Cedar", "Tern"]);
    expect(first?.droppedOut).toEqual([]);
  });

  test("another poll has its own weeks, here none", () => {
    expect(pollWeeks(RECORDS, "coaches")).toEqual([]);
  });
});

describe("the week shown", () => {
  const keys = (asked: string | null) => {
    const shown = shownWeek(WEEKS, asked);
    return shown && [shown.previous?.key ?? null, shown.week.key, shown.next?.key ?? null];
  };

  test("is the one asked for, else the latest; beside it are its neighbours", () => {
    expect(keys("3")).toEqual(["1", "3", "postseason-1"]);
    expect(keys(null)).toEqual(["3", "postseason-1", null]);
    expect(keys("99")).toEqual(["3", "postseason-1", null]);
    expect(shownWeek([], null)).toBeNull();
  });
});

describe("courses", () => {
  test("of the best teams of a week, from the first week to it; weeks without a rank are null", () => {
    expect(rankCourses(WEEKS, "3")).toEqual([
      { teamId: 2, team: "Ashby", ranks: [2, 1] },
      { teamId: 3, team: "Tern", ranks: [null, 2] },
      { teamId: 4, team: "Cedar", ranks: [null, 2] },
    ]);
    expect(rankCourses(WEEKS, "1")).toEqual([]);
  });

  test("in a sentence: how high, how often, how low, how often not at all", () => {
    const sentence = (ranks: (number | null)[]) => courseSentence({ teamId: 1, team: "Marlow", ranks });
    expect(sentence([3, 1, 1, 12])).toBe("Marlow: 1st in 2 of 4 weeks, lowest 12th.");
    expect(sentence([null, 2, 2])).toBe("Marlow: 2nd in 2 of 3 weeks, unranked in 1.");
  });
});
