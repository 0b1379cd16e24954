/** Figures of whole seasons: what players can do, how far teams lie apart, how coaches come and go. */
import { describe, expect, it } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { correlation, deviation, mean } from "#test/sample-statistics.ts";
import { createLeague } from "./league.ts";
import type { SimulatedPlayer, SimulatedTeam } from "./league-model.ts";
import { FIRST_SEASON } from "./roster/seasons.ts";
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

describe("talents", () => {
  const teams = teamsOf(full, SEASON);
  const rotation = teams.flatMap(({ players }) => players.slice(0, 9));

  it("have mean 0 and deviation 1 among the players who play", () => {
    for (const talent of Object.keys(rotation[0]?.talents ?? {}) as (keyof SimulatedPlayer["talents"])[]) {
      const values = rotation.map(({ talents }) => talents[talent]);
      printFigure(`${talent}: ${mean(values).toFixed(2)} and ${deviation(values).toFixed(2)}`);
      expect(Math.abs(mean(values))).toBeLessThan(0.12);
      expect(Math.abs(deviation(values) - 1)).toBeLessThan(0.12);
    }
  });

  it("fit positions: centres rebound and block, guards pass, handle and shoot threes", () => {
    const of = (position: string, talent: keyof SimulatedPlayer["talents"]) =>
      mean(rotation.filter((player) => player.position === position).map(({ talents }) => talents[talent]));
    for (const talent of ["offensiveRebounding", "defensiveRebounding", "rimProtection"] as const) {
      expect(of("C", talent)).toBeGreaterThan(of("F", talent) + 0.3);
      expect(of("F", talent)).toBeGreaterThan(of("G", talent) + 0.3);
    }
    for (const talent of ["passing", "ballHandling", "threeTendency", "threePoint"] as const) {
      expect(of("G", talent)).toBeGreaterThan(of("F", talent) + 0.2);
      expect(of("F", talent)).toBeGreaterThan(of("C", talent) + 0.2);
    }
    const value = (position: string) =>
      mean(rotation.filter((player) => player.position === position).map(({ talents }) => playerValue(talents)));
    for (const position of ["F", "C"]) expect(Math.abs(value(position) - value("G"))).toBeLessThan(1);
  });

  it("grow with the years: everybody's from one season to the next, and classes', although the best leave early", () => {
    const after = new Map(playersOf(SEASON + 1).map((player) => [player.id, player]));
    for (const classYear of [1, 2, 3]) {
      const gains = playersOf(SEASON).flatMap((player) => {
        const later = after.get(player.id);
        return player.classYear === classYear && later
          ? [playerValue(later.talents) - playerValue(player.talents)]
          : [];
      });
      printFigure(`a season after class ${classYear} players are ${mean(gains).toFixed(2)} points better`);
      expect(mean(gains)).toBeGreaterThan(0.2);
    }
    const ofClass = (classYear: number) =>
      mean(
        playersOf(SEASON)
          .filter((player) => player.classYear === classYear)
          .map(({ talents }) => playerValue(talents)),
      );
    expect(ofClass(4)).toBeGreaterThan(ofClass(2));
    expect(ofClass(2)).toBeGreaterThan(ofClass(1));
  });

  it("has stars: a few players are worth three times what an ordinary starter is above the mean", () => {
    const values = rotation.map(({ talents }) => playerValue(talents)).sort((one, other) => other - one);
    printFigure(
      `best players: ${values
        .slice(0, 5)
        .map((value) => value.toFixed(1))
        .join(", ")} points a game`,
    );
    expect(values[9]).toBeGreaterThan(7);
  });
});

describe("strength", () => {
  const seasons = [FIRST_SEASON, SEASON, SEASON + 1, SEASON + 6];
  const strengths = (season: number) => teamsOf(full, season).map(({ strength }) => strength);

  it("has mean 0 and a deviation of about 10 points", () => {
    for (const season of seasons) {
      printFigure(
        `strength in ${season}: ${mean(strengths(season)).toFixed(2)} and ${deviation(strengths(season)).toFixed(2)}`,
      );
      expect(Math.abs(mean(strengths(season)))).toBeLessThan(1.5);
      expect(deviation(strengths(season))).toBeGreaterThan(8.5);
      expect(deviation(strengths(season))).toBeLessThan(11.5);
    }
  });

  it("is greater in power conferences than in middle ones, and there than in low ones: by one to two deviations from end to end", () => {
    const ofTier = (tier: string, season: number) => {
      const ids = new Set(FULL.conferences.filter((conference) => conference.tier === tier).map(({ id }) => id));
      return mean(
        teamsOf(full, season)
          .filter(({ conferenceId }) => ids.has(conferenceId))
          .map(({ strength }) => strength),
      );
    };
    const gaps = seasons.map((season) => ofTier("power", season) - ofTier("low", season));
    printFigure(`power conferences above low ones: ${gaps.map((gap) => gap.toFixed(1)).join(", ")} points`);
    expect(mean(gaps)).toBeGreaterThan(10);
    expect(mean(gaps)).toBeLessThan(23);
    expect(ofTier("power", SEASON)).toBeGreaterThan(ofTier("middle", SEASON));
    expect(ofTier("middle", SEASON)).toBeGreaterThan(ofTier("low", SEASON));
  });

  it("hangs on standing most, and programmes rise and fall", () => {
    const prestige = FULL.schools.map((school) => school.prestige);
    const withPrestige = correlation(strengths(SEASON), prestige);
    const oneYear = correlation(strengths(SEASON), strengths(SEASON + 1));
    const sixYears = correlation(strengths(SEASON), strengths(SEASON + 6));
    printFigure(
      `strength: ${withPrestige.toFixed(2)} with standing, ${oneYear.toFixed(2)} a season and ${sixYears.toFixed(2)} six seasons later`,
    );
    expect(withPrestige).toBeGreaterThan(0.72);
    expect(oneYear).toBeGreaterThan(0.75);
    expect(sixYears).toBeGreaterThan(0.55);
    expect(sixYears).toBeLessThan(oneYear);
    expect(oneYear).toBeLessThan(0.95);
  });
});

describe("coaches", () => {
  it("mostly stay, sometimes change, and let 7 to 11 players play", () => {
    const name = (season: number) => teamsOf(full, season).map(({ coach }) => coach.name);
    const after = name(SEASON + 1);
    const changed = name(SEASON).filter((coach, place) => coach !== after[place]).length;
    printFigure(`coaches that changed between two seasons: ${changed} of ${FULL.schools.length}`);
    expect(changed).toBeGreaterThan(30);
    expect(changed).toBeLessThan(75);
    for (const { coach } of teamsOf(full, SEASON)) expect([7, 8, 9, 10, 11]).toContain(coach.style.rotation);
    const paces = teamsOf(full, SEASON).map(({ coach }) => coach.style.pace);
    expect(Math.abs(mean(paces))).toBeLessThan(0.2);
    expect(Math.abs(deviation(paces) - 1)).toBeLessThan(0.15);
  });

  it("keep their style while they stay", () => {
    const before = teamsOf(full, SEASON);
    const same = teamsOf(full, SEASON + 1).filter(({ coach }, place) => coach.name === before[place]?.coach.name);
    for (const { coach, school } of same) expect(coach).toEqual(full.team(SEASON, school.id).coach);
  });
});
