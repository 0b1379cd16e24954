import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import { sharedData } from "#test/shared-data.ts";
import { abbreviate } from "./school-abbreviation.ts";
import { NAME_PATTERNS, shortSchoolName } from "./school-naming.ts";
import { CONFERENCE_TABLE } from "./tables/conference-table.ts";
import { FOUNDERS, LANDS, SAINTS, TOWNS } from "./tables/place-name-table.ts";

const WORDS = {
  land: Object.values(LANDS).flat(),
  town: Object.values(TOWNS).flat(),
  founder: FOUNDERS,
  saint: SAINTS,
};
const ALL_WORDS = Object.values(WORDS).flat();
/** Every name that a school of any league can have. */
const ALL_NAMES = NAME_PATTERNS.flatMap(({ kind, pattern }) => WORDS[kind].map((word) => pattern.replace("%", word)));

const TEAMS = sharedData("cbbd/teams.json");
const CONFERENCES = sharedData("cbbd/conferences.json");

/** Letters to change, add or leave out to make one text of another. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let column = 1; column <= other.length; column++) {
      const change = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

describe("names of schools", () => {
  it("are words of which no two are alike", () => {
    expect(new Set(ALL_WORDS.map(teamNameKey)).size).toBe(ALL_WORDS.length);
    const alike = ALL_WORDS.flatMap((one, place) =>
      ALL_WORDS.slice(place + 1)
        .filter((other) => editDistance(one.toLowerCase(), other.toLowerCase()) <= 2)
        .map((other) => `${one}, ${other}`),
    );
    expect(alike).toEqual([]);
  });

  it("are shortened as scoreboards do", () => {
    expect(shortSchoolName("Marlow State")).toBe("Marlow St");
    expect(shortSchoolName("Northern Vandalia")).toBe("N Vandalia");
    expect(shortSchoolName("Southern Huronia")).toBe("S Huronia");
    expect(shortSchoolName("Eastern Llano")).toBe("E Llano");
    expect(shortSchoolName("Western Cumberia")).toBe("W Cumberia");
    expect(shortSchoolName("Central Absaroka")).toBe("C Absaroka");
    expect(shortSchoolName("St. Aldhelm")).toBe("St Aldhelm");
    expect(shortSchoolName("Northmoor")).toBe("Northmoor");
    expect(shortSchoolName("Eastwick Tech")).toBe("Eastwick Tech");
  });

  it.skipIf(TEAMS === null)("are no real school's, whatever the seed", () => {
    const teams = z
      .array(
        z.object({
          school: z.string(),
          mascot: z.string().nullable(),
          displayName: z.string().nullable(),
          shortDisplayName: z.string().nullable(),
        }),
      )
      .parse(JSON.parse(readFileSync(TEAMS ?? "", "utf8")));
    const real = new Map(
      teams.flatMap(({ school, displayName, shortDisplayName }) =>
        [school, displayName, shortDisplayName].map((name) => [teamNameKey(name ?? school), school] as const),
      ),
    );
    expect(real.size).toBeGreaterThan(2000);
    expect(
      ALL_NAMES.filter((name) => real.has(teamNameKey(name)) || real.has(teamNameKey(shortSchoolName(name)))),
    ).toEqual([]);
  });
});

describe("abbreviate", () => {
  it("shortens a name in the usual ways", () => {
    const names = [
      "Marlow State",
      "Huronia",
      "St. Aldhelm",
      "Kestrel Bay",
      "Northern Vandalia",
      "Tidewick A&M",
      "Val Verdeña",
    ];
    expect(names.map((name) => abbreviate(name, new Set()))).toEqual([
      "MARST",
      "HURO",
      "STAL",
      "KBAY",
      "NVAN",
      "TDAM",
      "VVER",
    ]);
  });

  it("finds another where one is taken, and says so when there is none left", () => {
    const taken = new Set(["MARST"]);
    expect(abbreviate("Marlow State", taken)).toBe("MST");
    expect(taken).toEqual(new Set(["MARST", "MST"]));
    expect(() => {
      for (;;) abbreviate("Marais", taken);
    }).toThrow("There is no abbreviation left for Marais.");
  });

  it.skipIf(TEAMS === null)("takes none of a real school of Division I", () => {
    const teams = z
      .array(z.object({ abbreviation: z.string().nullable(), conferenceId: z.number().nullable() }))
      .parse(JSON.parse(readFileSync(TEAMS ?? "", "utf8")));
    const real = new Set(
      teams.filter(({ conferenceId }) => conferenceId !== null).map(({ abbreviation }) => abbreviation),
    );
    expect(real.size).toBeGreaterThan(300);
    expect(
      ALL_NAMES.map((name) => abbreviate(name, new Set())).filter((abbreviation) => real.has(abbreviation)),
    ).toEqual([]);
  });
});

describe("names of conferences", () => {
  it.skipIf(CONFERENCES === null)("are no real conference's", () => {
    const real = new Set(
      z
        .array(z.object({ name: z.string(), shortName: z.string().nullable(), abbreviation: z.string().nullable() }))
        .parse(JSON.parse(readFileSync(CONFERENCES ?? "", "utf8")))
        .flatMap(({ name, shortName, abbreviation }) => [name, shortName, abbreviation]),
    );
    const own = CONFERENCE_TABLE.flatMap(({ name, shortName, abbreviation }) => [name, shortName, abbreviation]);
    expect(own.filter((name) => real.has(name))).toEqual([]);
  });
});
