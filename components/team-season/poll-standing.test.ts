import { expect, test } from "vitest";
import type { PollStanding } from "#lib/records/overview-records.ts";
import { pollText } from "./poll-standing.ts";

const poll = (fields: Partial<PollStanding>): PollStanding => ({
  state: "ranked",
  // Monday evening in New York is Tuesday in UTC.
  date: "2026-01-27T01:00:00.000Z",
  week: 13,
  seasonType: "regular",
  rank: 7,
  ...fields,
});

test("ranked, unranked and no poll at all are three different things", () => {
  expect(pollText(poll({}))).toEqual({ short: "#7", spoken: "ranked 7th", edition: "Week 13 · Jan 26, 2026" });
  expect(pollText(poll({ state: "unranked", rank: null }))).toEqual({
    short: "NR",
    spoken: "not ranked",
    edition: "Week 13 · Jan 26, 2026",
  });
  expect(pollText(poll({ state: "unavailable", date: null, week: null, seasonType: null, rank: null }))).toEqual({
    short: "no poll",
    spoken: "no poll known for this season",
    edition: null,
  });
});

test("the polls before and after the season go by their name; what is not known is left out", () => {
  expect(pollText(poll({ seasonType: "preseason", week: 1, date: null })).edition).toBe("Preseason");
  expect(pollText(poll({ seasonType: "postseason", week: 20 })).edition).toBe("Final · Jan 26, 2026");
  expect(pollText(poll({ seasonType: null, week: 4, date: null })).edition).toBe("Week 4");
  expect(pollText(poll({ seasonType: null, week: null, date: null })).edition).toBeNull();
});
