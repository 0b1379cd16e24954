import { describe, expect, it } from "vitest";
import { personNameKey } from "#lib/basketball/person-names.ts";
import { TEAM_ALIASES } from "#lib/basketball/team-aliases.ts";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import { oklabDistance } from "#lib/format/oklab.ts";
import { mean } from "#test/sample-statistics.ts";
import { createLeague } from "./league.ts";
import { type League, SCALES } from "./league-model.ts";
import { mapTeam } from "./map-entities.ts";
import { milesBetween, US_PLACES } from "./us-places.ts";

const full = createLeague({ seed: "courtside", scale: "full" });
const LEAGUES: [string, League][] = SCALES.flatMap((scale) =>
  ["courtside", "another"].map((seed): [string, League] => [`${scale} ${seed}`, createLeague({ seed, scale })]),
);

function sizes({ conferences, schools }: League): number[] {
  return conferences.map(({ id }) => schools.filter((school) => school.conferenceId === id).length);
}

function isOnce(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

describe("createLeague", () => {
  it("makes the same league of the same key, to the byte, and another of another seed", () => {
    const key = { seed: "courtside", scale: "full" } as const;
    expect(JSON.stringify(createLeague(key))).toBe(JSON.stringify(full));
    const other = createLeague({ ...key, seed: "courtside2" });
    const names = new Set(full.schools.map(({ place }) => place));
    expect(other.schools.filter(({ place }) => !names.has(place)).length).toBeGreaterThan(100);
  });

  it("has 2 conferences of 6, 6 of 10, and 31 of 8 to 18 with 364 schools", () => {
    expect(sizes(createLeague({ seed: "s", scale: "tiny" }))).toEqual([6, 6]);
    expect(sizes(createLeague({ seed: "s", scale: "demo" }))).toEqual([10, 10, 10, 10, 10, 10]);
    expect(full.conferences).toHaveLength(31);
    expect(full.schools).toHaveLength(364);
    expect(Math.min(...sizes(full))).toBe(8);
    expect(Math.max(...sizes(full))).toBe(18);
  });

  it.each(LEAGUES)("numbers schools, conferences and venues from 1: %s", (_name, { schools, conferences }) => {
    const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
    expect(schools.map(({ id }) => id)).toEqual(upTo(schools.length));
    expect(schools.map(({ venue }) => venue.id)).toEqual(upTo(schools.length));
    expect(conferences.map(({ id }) => id)).toEqual(upTo(conferences.length));
  });

  it.each(LEAGUES)(
    "gives every school what no other has: name, abbreviation, venue, city: %s",
    (_name, { schools }) => {
      expect(isOnce(schools.map(({ abbreviation }) => abbreviation))).toBe(true);
      expect(isOnce(schools.map(({ venue }) => personNameKey(venue.name)))).toBe(true);
      expect(isOnce(schools.map(({ venue }) => `${venue.city} ${venue.state}`))).toBe(true);
      for (const { abbreviation } of schools) expect(abbreviation).toMatch(/^[A-Z]{3,5}$/);
    },
  );

  it.each(LEAGUES)(
    "has no two schools that a name could mean, and none that a known alias means: %s",
    (_name, { schools }) => {
      const known = new Set(
        Object.entries(TEAM_ALIASES).flatMap(([school, aliases]) => [school, ...aliases].map(teamNameKey)),
      );
      const owners = new Map<string, number>();
      for (const school of schools) {
        const { school: place, displayName, shortDisplayName } = mapTeam(school);
        for (const name of [place, displayName, shortDisplayName]) {
          const key = teamNameKey(name ?? "");
          expect(owners.get(key) ?? school.id, `${name} means two schools`).toBe(school.id);
          owners.set(key, school.id);
          expect(known.has(key), `${name} is a real school`).toBe(false);
        }
      }
    },
  );

  it.each(LEAGUES)("has no two conferences that a name could mean: %s", (_name, { conferences }) => {
    const names = conferences.map(
      ({ name, shortName, abbreviation }) => new Set([name, shortName, abbreviation].map(personNameKey)),
    );
    expect(isOnce(names.flatMap((own) => [...own]))).toBe(true);
  });

  it.each(LEAGUES)("has no nickname twice in a conference: %s", (_name, { conferences, schools }) => {
    for (const { id } of conferences) {
      expect(isOnce(schools.filter((school) => school.conferenceId === id).map(({ mascot }) => mascot))).toBe(true);
    }
  });

  it.each(LEAGUES)("has two colours a school that can be told apart: %s", (_name, { schools }) => {
    for (const { primaryColor, secondaryColor } of schools) {
      expect(primaryColor).toMatch(/^[0-9a-f]{6}$/);
      expect(secondaryColor).toMatch(/^[0-9a-f]{6}$/);
      expect(oklabDistance(`#${primaryColor}`, `#${secondaryColor}`)).toBeGreaterThan(0.2);
    }
  });

  it("puts schools into real cities, near their conference", () => {
    const cities = new Map(US_PLACES.map((place) => [`${place.city} ${place.state}`, place]));
    for (const { venue } of full.schools) {
      const { latitude, longitude, timeZone } = cities.get(`${venue.city} ${venue.state}`) ?? {};
      expect([venue.latitude, venue.longitude, venue.timeZone]).toEqual([latitude, longitude, timeZone]);
    }
    const distance = (one: number, other: number) => {
      const [first, second] = [full.schools[one]?.venue, full.schools[other]?.venue];
      return first && second ? milesBetween(first, second) : Number.NaN;
    };
    const pairs = full.schools.flatMap((school, one) =>
      full.schools.slice(one + 1).map((rival, next) => ({ school, rival, one, other: one + 1 + next })),
    );
    const within = pairs.filter(({ school, rival }) => school.conferenceId === rival.conferenceId);
    expect(mean(within.map(({ one, other }) => distance(one, other)))).toBeLessThan(
      0.4 * mean(pairs.map(({ one, other }) => distance(one, other))),
    );
  });

  it("states prestige in standard deviations, power conferences above middle above low ones", () => {
    const prestiges = full.schools.map(({ prestige }) => prestige);
    expect(mean(prestiges)).toBeCloseTo(0, 9);
    expect(mean(prestiges.map((prestige) => prestige * prestige))).toBeCloseTo(1, 9);
    const ofTier = (tier: string) => {
      const ids = new Set(full.conferences.filter((conference) => conference.tier === tier).map(({ id }) => id));
      return mean(full.schools.filter(({ conferenceId }) => ids.has(conferenceId)).map(({ prestige }) => prestige));
    };
    expect(ofTier("power")).toBeGreaterThan(ofTier("middle") + 0.5);
    expect(ofTier("middle")).toBeGreaterThan(ofTier("low") + 0.2);
  });

  it("gives large schools large halls", () => {
    const seats = full.schools
      .toSorted((one, other) => other.prestige - one.prestige)
      .map(({ venue }) => venue.capacity);
    expect(Math.min(...seats)).toBeGreaterThanOrEqual(1500);
    expect(Math.max(...seats)).toBeLessThanOrEqual(21_500);
    expect(mean(seats.slice(0, 60))).toBeGreaterThan(2 * mean(seats.slice(-60)));
  });
});
