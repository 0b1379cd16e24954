import { expect, test } from "vitest";
import type { ConferenceInfo, TeamInfo } from "#lib/records/team-records.ts";
import { groupTeams } from "./team-groups.ts";

function team(id: number, school: string, conference: string | null, mascot: string | null = null): TeamInfo {
  return {
    id,
    sourceId: String(id),
    school,
    mascot,
    abbreviation: null,
    displayName: null,
    shortDisplayName: null,
    primaryColor: null,
    secondaryColor: null,
    currentVenueId: null,
    currentVenue: null,
    currentCity: null,
    currentState: null,
    conferenceId: null,
    conference,
    logos: null,
  };
}

const conferences: ConferenceInfo[] = [
  { id: 1, sourceId: null, name: "Western League", abbreviation: "AWL", shortName: null },
  { id: 2, sourceId: null, name: "Bay Conference", abbreviation: "ZBC", shortName: null },
];
const teams = [
  team(1, "Cedar Valley", "AWL", "Herons"),
  team(2, "Harbor State", "ZBC"),
  team(3, "Lone Oak", null),
  team(4, "Mesa Tech", "AWL"),
];
const schools = (filter: { query: string; conference: string | null }) =>
  groupTeams(teams, conferences, filter).map((group) => [group.title, group.teams.map((entry) => entry.school)]);

test("conferences stand by name, not by abbreviation; teams of none come last", () => {
  expect(schools({ query: "", conference: null })).toEqual([
    ["Bay Conference", ["Harbor State"]],
    ["Western League", ["Cedar Valley", "Mesa Tech"]],
    ["No conference known", ["Lone Oak"]],
  ]);
});

test("school, mascot and conference are searched; groups left without teams are left out", () => {
  expect(schools({ query: "heron", conference: null })).toEqual([["Western League", ["Cedar Valley"]]]);
  expect(schools({ query: "zbc", conference: null })).toEqual([["Bay Conference", ["Harbor State"]]]);
  expect(schools({ query: "nobody", conference: null })).toEqual([]);
});

test("a conference is chosen by its abbreviation in any case", () => {
  expect(schools({ query: "", conference: "awl" })).toEqual([["Western League", ["Cedar Valley", "Mesa Tech"]]]);
});
