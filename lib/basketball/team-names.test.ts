import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import { compressors } from "hyparquet-compressors";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { sharedData } from "#test/shared-data.ts";
import { TEAM_ALIASES } from "./team-aliases.ts";
import { teamNameKey } from "./team-names.ts";

describe("spellings of one school have one key", () => {
  test.each([
    ["San José State", "San Jose St.", "SAN JOSE STATE"],
    ["Hawai'i", "Hawaiʻi", "Hawaii", "Hawai’i"],
    ["William & Mary", "William and Mary"],
    ["St. Bonaventure", "St Bonaventure", "Saint Bonaventure", "St. BonaventureNCAA"],
    ["Mount St. Mary's", "Mt. St. Mary's", "Mount Saint Marys"],
    ["Arkansas-Pine Bluff", "Arkansas Pine Bluff", "Ark.-Pine Bluff"],
    ["Miami", "Miami (FL)", "Miami (Fla.)", "Miami FL"],
    ["Miami (OH)", "Miami (Ohio)", "Miami OH", "Miami University"],
    ["NC State", "N.C. State", "North Carolina St.", "North Carolina State University"],
    ["UConn", "Connecticut", "University of Connecticut"],
    ["UL Monroe", "ULM", "Louisiana-Monroe", "Louisiana Monroe"],
    ["Pittsburgh", "Pitt"],
    ["Ole Miss", "Mississippi"],
    ["UC Irvine", "UC-Irvine"],
    ["Southern", "Southern U.", "Southern University"],
    ["Boston University", "Boston U."],
    ["Western Michigan", "Western Mich."],
    ["Charleston Southern", "Charleston So."],
    ["Simpson University (CA)", "Simpson (CA)", "Simpson (Calif.)"],
    ["The Citadel", "Citadel"],
  ])("%s", (...spellings) => {
    expect(new Set(spellings.map(teamNameKey)).size).toBe(1);
  });
});

test.each([
  ["Miami", "Miami (OH)"],
  ["Boston University", "Boston College"],
  ["Washington", "Washington State"],
  ["Washington", "Washington College"],
  ["Florida", "Florida College"],
  ["Saint Mary's", "St. Mary's (TX)"],
  ["Saint Joseph's", "St. Joseph's (NY)"],
  ["St. Francis (PA)", "St. Francis Brooklyn"],
  ["Loyola Chicago", "Loyola Maryland"],
  ["North Carolina", "North Carolina Central"],
  ["Ole Miss", "Southern Miss"],
  ["Ole Miss", "Mississippi State"],
  ["Louisiana", "UL Monroe"],
  ["Mississippi Val.", "Mississippi"],
  ["Charleston", "Charleston Southern"],
  ["Indiana", "Indiana State"],
])("%s and %s are two schools", (one, other) => {
  expect(teamNameKey(one)).not.toBe(teamNameKey(other));
});

test("a name without letters has the empty key", () => {
  expect(teamNameKey(" '. ")).toBe("");
});

test("no alias is listed for two schools", () => {
  const schools = new Map<string, string>();
  for (const [school, aliases] of Object.entries(TEAM_ALIASES)) {
    for (const alias of aliases) {
      const key = alias.toLowerCase();
      expect(`${alias}: ${schools.get(key) ?? school}`).toBe(`${alias}: ${school}`);
      schools.set(key, school);
      expect(teamNameKey(alias), alias).toBe(teamNameKey(school));
    }
  }
});

const CatalogueTeam = z.object({ id: z.number(), school: z.string(), conferenceId: z.number().nullable() });
const EspnTeams = z.object({
  sports: z.array(
    z.object({
      leagues: z.array(z.object({ teams: z.array(z.object({ team: z.object({ location: z.string() }) })) })),
    }),
  ),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const readCsv = (path: string) =>
  z
    .array(z.record(z.string(), z.string()))
    .parse(parse(readFileSync(path), { columns: true, relax_column_count: true }));
const column = (rows: Record<string, string>[], name: string) => rows.flatMap((row) => row[name] ?? []);

/** Names of each captured source, and those among them of which the catalogue has no school. */
const SOURCES: {
  source: string;
  path: string;
  names(path: string): string[] | Promise<string[]>;
  unknown: string[];
}[] = [
  {
    source: "ESPN team list",
    path: "espn/other/teams.json",
    names: (path) =>
      EspnTeams.parse(readJson(path)).sports.flatMap((sport) =>
        sport.leagues.flatMap((league) => league.teams.map((entry) => entry.team.location)),
      ),
    unknown: [],
  },
  {
    source: "stats.ncaa.org week",
    path: "lineups_bigballr",
    names: async (path) => {
      const games = await Promise.all(
        readdirSync(path).map(async (file) =>
          parquetReadObjects({
            file: await asyncBufferFromFile(join(path, file)),
            columns: ["Home", "Away"],
            compressors,
          }),
        ),
      );
      return games.flat().flatMap((row) => [String(row.Home), String(row.Away)]);
    },
    // In Division I since this season; the catalogue was captured before.
    unknown: ["New Haven"],
  },
  {
    source: "results of 14 seasons",
    path: "results/results_20101108_20230403.csv",
    names: (path) => {
      const rows = readCsv(path);
      return [...column(rows, "home"), ...column(rows, "away")];
    },
    // None is in Division I. Bare `Carroll` or `Westminster` may be any of several schools; the others are not in the catalogue.
    unknown: [
      ..."Alfred|Benedictine|Benedictine-Springfield|Carroll|Concorida (NE)|Embry‚ÄìRiddle (AZ)|Embry‚ÄìRiddle (FL)|Florida Christian".split(
        "|",
      ),
      ..."Governors State|Jefferson|Johnson & Wales|Johnson (Fl)|Lawrence|Lee (OH)|Metropolitan State|Northwest Washington|Northwood (TX)|Ottawa|Rochester".split(
        "|",
      ),
      ..."SAGU Amer. Indian Coll.|Southwestern|St. Louis College|Westminster".split("|"),
    ],
  },
  {
    source: "Sports-Reference ratings",
    path: "ratings",
    names: (path) =>
      readdirSync(path)
        .filter((file) => file.startsWith("sports_reference"))
        .flatMap((file) =>
          z
            .object({ teams: z.array(z.object({ team_name: z.string() })) })
            .parse(readJson(join(path, file)))
            .teams.map((team) => team.team_name),
        ),
    unknown: [],
  },
  {
    source: "Torvik ratings",
    path: "ratings",
    names: (path) =>
      readdirSync(path)
        .filter((file) => file.startsWith("torvik"))
        .flatMap((file) => column(readCsv(join(path, file)), "team")),
    unknown: [],
  },
  {
    source: "AP polls",
    path: "polls/ap_polls.json",
    names: (path) =>
      Object.values(
        z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))).parse(readJson(path)),
      ).flatMap((season) => Object.values(season).flatMap((week) => Object.keys(week))),
    unknown: [],
  },
  {
    source: "ESPN-derived conference map",
    path: "espn_derived_cbbpy/mens_team_map.csv",
    names: (path) => column(readCsv(path), "location"),
    unknown: [],
  },
];

describe("captured sources against the catalogue of schools", () => {
  const catalogue = sharedData("cbbd/teams.json");
  const teams = catalogue ? z.array(CatalogueTeam).parse(readJson(catalogue)) : [];
  const keys = new Set(teams.map((team) => teamNameKey(team.school)));

  test.skipIf(!catalogue)("no two Division I schools share a key", () => {
    const schools = new Map<string, string>();
    for (const team of teams.filter((team) => team.conferenceId !== null)) {
      const key = teamNameKey(team.school);
      expect(schools.get(key), team.school).toBeUndefined();
      schools.set(key, team.school);
    }
    expect(schools.size).toBeGreaterThan(360);
  });

  for (const { source, path, names, unknown } of SOURCES) {
    const full = sharedData(path);
    test.skipIf(!catalogue || !full)(source, async () => {
      const distinct = [...new Set(await names(full ?? ""))];
      const unmatched = distinct.filter((name) => !keys.has(teamNameKey(name))).sort();
      console.info(`${source}: ${distinct.length - unmatched.length} of ${distinct.length} names are in the catalogue`);
      expect(unmatched).toEqual(unknown.sort());
      expect(distinct.length).toBeGreaterThan(90);
    });
  }
});
