import { describe, expect, it } from "vitest";
import type { GameSetup } from "#lib/feed/simulation/game-model.ts";
import { randomOf } from "#lib/feed/simulation/random.ts";
import { attendanceOf } from "./attendance.ts";
import { madeTeam } from "./fixtures/made-teams.ts";

const team = (id: number, prestige: number, capacity = 10_000) => {
  const made = madeTeam({ id });
  return { ...made, school: { ...made.school, prestige, venue: { ...made.school.venue, capacity } } };
};
const setup = (homePrestige: number, awayPrestige: number, changes: Partial<GameSetup> = {}): GameSetup => ({
  seed: "attendance",
  gameId: 1,
  home: team(1, homePrestige),
  away: team(2, awayPrestige),
  neutralSite: false,
  exhibition: false,
  tip: "2026-01-10T19:00:00.000Z",
  ...changes,
});
/** Mean of many draws. */
const crowd = (of: GameSetup) => {
  const random = randomOf("crowd");
  return Array.from({ length: 400 }, () => attendanceOf(of, random)).reduce((sum, people) => sum + people, 0) / 400;
};

describe("attendance", () => {
  it("fills about half a hall of 10,000 between mean schools, whole people", () => {
    expect(crowd(setup(0, 0))).toBeGreaterThan(4900);
    expect(crowd(setup(0, 0))).toBeLessThan(5500);
    expect(Number.isInteger(attendanceOf(setup(0, 0), randomOf("one")))).toBe(true);
  });

  it("grows with the home school's name, less with the guest's, and never beyond the seats", () => {
    const home = crowd(setup(1, 0)) - crowd(setup(0, 0));
    const guest = crowd(setup(0, 1)) - crowd(setup(0, 0));
    expect(home).toBeGreaterThan(2 * guest);
    expect(guest).toBeGreaterThan(300);
    const random = randomOf("full");
    for (let draw = 0; draw < 200; draw++) expect(attendanceOf(setup(6, 6), random)).toBeLessThanOrEqual(10_000);
    expect(attendanceOf(setup(6, 6), random)).toBe(10_000);
  });

  it("leaves at least 8 of 100 seats taken, and is smaller at an exhibition", () => {
    expect(attendanceOf(setup(-9, -9), randomOf("empty"))).toBe(800);
    expect(crowd(setup(0, 0, { exhibition: true }))).toBeLessThan(0.6 * crowd(setup(0, 0)));
  });

  it("counts the seats of the place where it is played, and both names alike on a neutral floor", () => {
    const venue = { ...team(3, 0).school.venue, capacity: 20_000 };
    expect(crowd(setup(0, 0, { venue }))).toBeCloseTo(2 * crowd(setup(0, 0)), -1);
    expect(crowd(setup(1, -0.5, { neutralSite: true }))).toBe(crowd(setup(-0.5, 1, { neutralSite: true })));
  });
});
