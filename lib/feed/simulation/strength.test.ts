import { describe, expect, it } from "vitest";
import type { SimulatedCoach, Talents } from "./league-model.ts";
import { expectedMinutes, playerValue, teamStrength } from "./strength.ts";

const MEAN_TALENTS: Talents = {
  finishing: 0,
  midRange: 0,
  threePoint: 0,
  freeThrow: 0,
  ballHandling: 0,
  passing: 0,
  offensiveRebounding: 0,
  defensiveRebounding: 0,
  perimeterDefense: 0,
  rimProtection: 0,
  stealing: 0,
  foulDrawing: 0,
  discipline: 0,
  stamina: 0,
  athleticism: 0,
  shotAppetite: 0,
  threeTendency: 0,
};

function coachWith(rotation: number): SimulatedCoach {
  return { name: "Jo Quill", style: { pace: 0, threeShare: 0, pressing: 0, rotation } };
}

function team(...talents: Partial<Talents>[]) {
  return Array.from({ length: 13 }, (_, place) => ({ talents: { ...MEAN_TALENTS, ...talents[place] } }));
}

describe("expectedMinutes", () => {
  it.each([7, 8, 9, 10, 11])("shares 200 minutes among %i players, fewer and fewer, none below 0", (rotation) => {
    const minutes = expectedMinutes(rotation);
    expect(minutes).toHaveLength(rotation);
    expect(minutes.reduce((sum, own) => sum + own, 0)).toBeCloseTo(200, 9);
    expect(minutes.toSorted((one, other) => other - one)).toEqual(minutes);
    expect(Math.min(...minutes)).toBeGreaterThan(0);
  });

  it("gives four who come in 51 minutes: 12.75 each, and 2.2 less from one to the next: 16.05, 13.85, 11.65, 9.45", () => {
    expect(
      expectedMinutes(9)
        .slice(5)
        .map((minutes) => Math.round(minutes * 100) / 100),
    ).toEqual([16.05, 13.85, 11.65, 9.45]);
  });
});

describe("teamStrength", () => {
  const mean = teamStrength(team(), coachWith(9));

  it("is the same for a mean team however many play", () => {
    expect(teamStrength(team(), coachWith(7))).toBe(mean);
  });

  it("adds points by minutes: the best player, one deviation better at the rim, 33 / 40 x 0.55 = 0.45375", () => {
    expect(playerValue({ ...MEAN_TALENTS, finishing: 1 })).toBeCloseTo(0.55, 9);
    expect(teamStrength(team({ finishing: 1 }), coachWith(9)) - mean).toBeCloseTo(0.453_75, 9);
  });

  it("takes no note of who does not play, nor of how often a player shoots threes", () => {
    const bench = [...Array.from({ length: 9 }, () => ({})), { finishing: 3, rimProtection: 3 }];
    expect(teamStrength(team(...bench), coachWith(9))).toBe(mean);
    expect(teamStrength(team({ threeTendency: 3 }), coachWith(9))).toBe(mean);
  });
});
