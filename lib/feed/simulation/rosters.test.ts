import { describe, expect, it } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { mean } from "#test/sample-statistics.ts";
import { createLeague } from "./league.ts";
import type { League, SimulatedPlayer, SimulatedTeam } from "./league-model.ts";
import { FIRST_SEASON, LAST_SEASON } from "./roster/seasons.ts";
import { createRosters } from "./rosters.ts";
import { playerValue } from "./strength.ts";

const FULL = createLeague({ seed: "courtside", scale: "full" });
const full = createRosters(FULL);
const SEASON = 2006;

function teamsOf(rosters: typeof full, season: number): SimulatedTeam[] {
  return [...rosters.teams(season).values()];
}

function playersOf(season: number): SimulatedPlayer[] {
  return teamsOf(full, season).flatMap(({ players }) => players);
}

function schoolOf(season: number): Map<number, number> {
  return new Map(
    teamsOf(full, season).flatMap(({ school, players }) => players.map(({ id }) => [id, school.id] as const)),
  );
}

describe("rosters", () => {
  it("are the same of the same key, to the byte, whatever is asked first, and others of another seed", () => {
    const key = { seed: "courtside", scale: "demo" } as const;
    const one = createRosters(createLeague(key));
    const other = createRosters(createLeague(key));
    other.teams(2012);
    other.offseason(2005);
    expect(JSON.stringify(teamsOf(other, 2009))).toBe(JSON.stringify(teamsOf(one, 2009)));
    expect(JSON.stringify(other.team(2012, 7))).toBe(JSON.stringify(one.team(2012, 7)));
    const another = createRosters(createLeague({ ...key, seed: "another" }));
    expect(JSON.stringify(another.team(2009, 7).players)).not.toBe(JSON.stringify(one.team(2009, 7).players));
  });

  it("begin 25 seasons before 2026 at the latest, and say which seasons there are", () => {
    expect(FIRST_SEASON).toBeLessThanOrEqual(2001);
    const tiny = createRosters(createLeague({ seed: "s", scale: "tiny" }));
    expect(tiny.teams(FIRST_SEASON).size).toBe(12);
    for (const season of [FIRST_SEASON - 1, LAST_SEASON + 1, 2010.5]) {
      expect(() => tiny.teams(season)).toThrow(
        new RangeError(
          `The simulated league has the seasons ${FIRST_SEASON} to ${LAST_SEASON}; ${season} is none of them.`,
        ),
      );
      expect(() => tiny.offseason(season)).toThrow(RangeError);
    }
    expect(() => tiny.team(2010, 13)).toThrow(new RangeError("The simulated league has no school 13."));
  });

  it("have 13 players a team: 5 or 6 guards, 4 or 5 forwards, 2 or 3 centres, the best first, no number twice", () => {
    for (const { players } of [...teamsOf(full, FIRST_SEASON), ...teamsOf(full, SEASON)]) {
      const count = (position: string) => players.filter((player) => player.position === position).length;
      expect(players).toHaveLength(13);
      expect([5, 6]).toContain(count("G"));
      expect([4, 5]).toContain(count("F"));
      expect([2, 3]).toContain(count("C"));
      expect(new Set(players.map(({ jersey }) => jersey)).size).toBe(13);
      for (const { jersey } of players) expect(jersey).toMatch(/^(00|\d|[1-9]\d)$/);
      const values = players.map(({ talents }) => playerValue(talents));
      expect(values.toSorted((one, other) => other - one)).toEqual(values);
    }
  });

  it("have nobody twice in a season, neither by id nor by name, and ids of 31 bits", () => {
    const players = playersOf(SEASON);
    expect(players).toHaveLength(364 * 13);
    expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
    expect(new Set(players.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(players.length);
    for (const { id } of players) expect(Number.isInteger(id) && id > 0 && id < 2_147_483_647).toBe(true);
  });

  it("keep a player's id, name, hometown, birthday and height, and his class rises by one each season", () => {
    const before = new Map(playersOf(SEASON).map((player) => [player.id, player]));
    const after = playersOf(SEASON + 1);
    const stayed = after.filter(({ id }) => before.has(id));
    expect(stayed.length).toBeGreaterThan(0.65 * after.length);
    for (const player of stayed) {
      const { classYear, weightPounds, ...earlier } = before.get(player.id) as SimulatedPlayer;
      expect(player.classYear).toBe(classYear + 1);
      expect(player.weightPounds).toBe(weightPounds + 3);
      expect(player).toMatchObject({
        firstName: earlier.firstName,
        lastName: earlier.lastName,
        hometown: earlier.hometown,
        dateOfBirth: earlier.dateOfBirth,
        heightInches: earlier.heightInches,
        position: earlier.position,
      });
    }
    for (const { classYear, id } of after) {
      if (!before.has(id)) expect([1, 3]).toContain(classYear);
      expect(classYear).toBeGreaterThanOrEqual(1);
      expect(classYear).toBeLessThanOrEqual(5);
    }
  });

  it("keep a player's number while he stays with his school", () => {
    const schools = schoolOf(SEASON);
    const numbers = new Map(playersOf(SEASON).map(({ id, jersey }) => [id, jersey]));
    const same = teamsOf(full, SEASON + 1).flatMap(({ school, players }) =>
      players.filter(({ id }) => schools.get(id) === school.id),
    );
    expect(same.length).toBeGreaterThan(2000);
    for (const { id, jersey } of same) expect(jersey).toBe(numbers.get(id));
  });

  it("let nobody come back to a school he has left", () => {
    const seasons = Array.from({ length: 6 }, (_, later) => schoolOf(SEASON + later));
    const paths = new Map<number, number[]>();
    for (const schools of seasons)
      for (const [id, school] of schools) paths.set(id, [...(paths.get(id) ?? []), school]);
    const moves = [...paths.values()].map((path) => path.filter((school, place) => school !== path[place - 1]));
    expect(moves.filter((path) => path.length > 2).length).toBeGreaterThan(10);
    expect(moves.filter((path) => new Set(path).size < path.length)).toEqual([]);
  });

  it("have players of a college's age and of their position's size, from everywhere", () => {
    const players = playersOf(SEASON);
    for (const { dateOfBirth, classYear, heightInches, weightPounds, firstName, lastName } of players) {
      const years = SEASON - 1 - Number(dateOfBirth.slice(0, 4)) - (dateOfBirth.slice(5) > "09-01" ? 1 : 0);
      expect(years - classYear).toBeGreaterThanOrEqual(17);
      expect(years - classYear).toBeLessThanOrEqual(18);
      expect(heightInches).toBeGreaterThanOrEqual(67);
      expect(heightInches).toBeLessThanOrEqual(88);
      expect(weightPounds).toBeGreaterThanOrEqual(150);
      expect(weightPounds).toBeLessThan(320);
      for (const name of [firstName, lastName]) expect(name).toMatch(/^[\p{L}][\p{L}' -]+$/u);
    }
    const heights = (position: string) =>
      mean(players.filter((player) => player.position === position).map(({ heightInches }) => heightInches));
    expect(heights("G")).toBeCloseTo(75.2, 0);
    expect(heights("F")).toBeCloseTo(79.2, 0);
    expect(heights("C")).toBeCloseTo(82.4, 0);
    const abroad = players.filter(({ hometown }) => hometown.country !== "USA");
    expect(new Set(abroad.map(({ hometown }) => hometown.country)).size).toBeGreaterThan(35);
    for (const { hometown } of abroad) expect(hometown.state).toBeNull();
    printFigure(`players from abroad: ${((100 * abroad.length) / players.length).toFixed(1)} % (real: about 14 %)`);
    expect(abroad.length / players.length).toBeGreaterThan(0.1);
    expect(abroad.length / players.length).toBeLessThan(0.2);
  });
});

const SMALL: League[] = (["tiny", "demo"] as const).map((scale) => createLeague({ seed: "courtside", scale }));
describe.each(SMALL.map((league) => [league.scale, league] as const))("a %s league", (_scale, league) => {
  it("has whole teams in every season, of nearly the mean strength", () => {
    const rosters = createRosters(league);
    const means: number[] = [];
    for (let season = 2015; season <= 2026; season++) {
      const teams = teamsOf(rosters, season);
      expect(teams.every(({ players }) => players.length === 13)).toBe(true);
      means.push(mean(teams.map(({ strength }) => strength)));
    }
    printFigure(`mean strength of a ${league.scale} league over twelve seasons: ${mean(means).toFixed(2)}`);
    expect(Math.abs(mean(means))).toBeLessThan(3);
  });
});
