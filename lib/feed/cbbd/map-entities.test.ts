import { expect, test } from "vitest";
import * as records from "./fixtures/records.ts";
import {
  idsOf,
  mapConferenceHistory,
  mapDirectory,
  mapPlayerSeason,
  mapPosition,
  mapRoster,
  mapTeam,
  mapVenue,
} from "./map-entities.ts";
import { RawConferenceHistory, RawDirectory, RawPlayerSeason, RawRoster, RawTeam, RawVenue } from "./raw-teams.ts";

test("a team with its arena and colours; ids by source", () => {
  expect(mapTeam(RawTeam.parse(records.EASTPORT), "mens")).toEqual({
    kind: "team",
    source: "cbbd",
    league: "mens",
    season: null,
    conference: { ids: { cbbd: "4" }, name: null, abbreviation: "HC", shortName: null },
    team: {
      ids: { espn: "2011", cbbd: "11" },
      school: "Eastport State",
      mascot: "Gulls",
      abbreviation: "EPS",
      displayName: "Eastport State Gulls",
      shortDisplayName: "Eastport St",
      primaryColor: "003366",
      secondaryColor: "ffffff",
      logos: ["https://example.org/logos/2011.png"],
      venue: { ids: { cbbd: "9" }, name: "Quay Hall", city: "Eastport", state: "ME", country: null },
    },
  });
});

test("logos that are not sent are unknown, not none", () => {
  const fact = mapTeam(RawTeam.parse(records.WESTMARK), "mens");
  expect(fact).toMatchObject({ team: { logos: null, venue: null, primaryColor: null }, conference: null });
});

test("an id without a source id, and one of another source", () => {
  expect(idsOf(11, "")).toEqual({ cbbd: "11" });
  expect(idsOf(11, null)).toEqual({ cbbd: "11" });
  expect(idsOf(11, "simulation:7")).toEqual({ cbbd: "11", simulation: "7" });
});

test("a venue", () => {
  expect(mapVenue(RawVenue.parse(records.VENUE))).toEqual({
    kind: "venue",
    source: "cbbd",
    venue: { ids: { espn: "901", cbbd: "9" }, name: "Quay Hall", city: "Eastport", state: "ME", country: "USA" },
  });
});

test("the history of a conference: itself, then its members with their seasons; an open end stays open", () => {
  const facts = mapConferenceHistory(RawConferenceHistory.parse(records.CONFERENCE_HISTORY), "mens");
  expect(facts.map((fact) => fact.kind)).toEqual(["conference", "membership", "membership"]);
  expect(facts[0]).toMatchObject({
    conference: { name: "Harbour Conference", abbreviation: "HC", shortName: "Harbour" },
  });
  expect(facts.slice(1)).toMatchObject([
    { membership: { team: { school: "Eastport State", mascot: "Gulls" }, startSeason: 2020, endSeason: null } },
    { membership: { team: { school: "Westmark", mascot: null }, startSeason: 2019, endSeason: 2021 } },
  ]);
});

test("the directory states the conferences of its season", () => {
  expect(mapDirectory(RawDirectory.parse(records.DIRECTORY), "mens")).toMatchObject([
    { kind: "team", season: 2026, team: { school: "Eastport State" }, conference: { name: "Harbour Conference" } },
  ]);
});

test("a roster: positions by their abbreviation, a hometown of which nothing is known is none", () => {
  const facts = mapRoster(RawRoster.parse(records.ROSTER), "mens");
  expect(facts).toMatchObject([
    {
      kind: "roster",
      roster: {
        team: { ids: { espn: "2011", cbbd: "11" } },
        athlete: {
          ids: { espn: "5101", cbbd: "101" },
          name: "Ann Ames",
          jersey: "4",
          position: "G",
          heightInches: 70,
          weightPounds: 150,
          hometown: { city: "Eastport", latitude: 44.9, countyFips: "23029" },
          dateOfBirth: "2005-04-01",
        },
        startSeason: 2024,
        endSeason: 2026,
      },
    },
    { roster: { athlete: { name: "Bea Boone", position: null, hometown: null }, startSeason: 2026 } },
  ]);
});

test("a position without an abbreviation is kept as it stands", () => {
  expect(["Guard", "PG", "Wing", "Not Available", null].map(mapPosition)).toEqual(["G", "PG", "Wing", null, null]);
});

test("a player's season says where he played, and nothing of its sums", () => {
  expect(mapPlayerSeason(RawPlayerSeason.parse(records.PLAYER_SEASON), "mens")).toMatchObject({
    kind: "roster",
    roster: { athlete: { ids: { espn: "5101", cbbd: "101" }, position: "G" }, startSeason: 2025, endSeason: 2025 },
  });
});
