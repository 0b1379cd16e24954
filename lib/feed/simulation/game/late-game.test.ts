import { describe, expect, it } from "vitest";
import { noTeamCounts } from "./counts.ts";
import type { GameState } from "./game-state.ts";
import { garbageTime, lateShots, purposeChance, urgencyOf, wishForThrees } from "./late-game.ts";

/** A moment of a game, with the home side's lead. */
const moment = (period: number, clock: number, lead: number) =>
  ({
    period,
    clock,
    teams: {
      home: { counts: { ...noTeamCounts(), points: 60 + lead } },
      away: { counts: { ...noTeamCounts(), points: 60 } },
    },
  }) as unknown as GameState;

describe("the end of a half", () => {
  it("is held for the last shot in the first half whatever the score, in the second when it is tied or nearly", () => {
    expect(urgencyOf(moment(1, 30, 12), "home")).toBe("hold");
    expect(urgencyOf(moment(1, 35, 12), "home")).toBe("normal");
    expect(urgencyOf(moment(2, 30, 0), "home")).toBe("hold");
    expect(urgencyOf(moment(2, 20, -2), "home")).toBe("hold");
    expect(urgencyOf(moment(3, 20, 0), "away")).toBe("hold");
  });

  it("is hurried by who is behind, stalled by who is ahead, and ends with a heave", () => {
    expect(urgencyOf(moment(2, 60, -7), "home")).toBe("hurry");
    expect(urgencyOf(moment(2, 60, -7), "away")).toBe("stall");
    expect(urgencyOf(moment(2, 600, -7), "home")).toBe("normal");
    expect(urgencyOf(moment(2, 2, -1), "home")).toBe("heave");
  });
});

describe("fouling on purpose", () => {
  it("is for the side behind, when it can still win and cannot wait", () => {
    expect(purposeChance(moment(2, 20, 3), "home")).toBeGreaterThan(0.9);
    expect(purposeChance(moment(2, 20, 3), "away")).toBe(0);
    expect(purposeChance(moment(2, 90, 3), "home")).toBe(0);
    expect(purposeChance(moment(2, 30, 20), "home")).toBe(0);
    expect(purposeChance(moment(1, 20, 3), "home")).toBe(0);
    expect(purposeChance(moment(2, 20, 0), "home")).toBe(0);
  });

  it("is the likelier the smaller the lead", () => {
    const chances = [2, 5, 8, 11, 14].map((lead) => purposeChance(moment(2, 26, lead), "home"));
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(new Set(chances).size).toBeGreaterThan(3);
  });
});

describe("shots of the last minutes", () => {
  it("three behind with half a minute left is a three, two behind mostly a two", () => {
    expect(wishForThrees(moment(2, 25, -3), "home")).toBeGreaterThan(5);
    expect(wishForThrees(moment(2, 20, -2), "home")).toBeLessThan(0.5);
    expect(wishForThrees(moment(2, 700, -3), "home")).toBe(1);
  });

  it("are worse for who is ahead and better for who is behind, while it is close", () => {
    expect(lateShots(moment(2, 200, 5), "home")).toBeLessThan(0);
    expect(lateShots(moment(2, 200, 5), "away")).toBeGreaterThan(0);
    expect(lateShots(moment(2, 200, 1), "home")).toBe(0);
    expect(lateShots(moment(2, 200, 25), "home")).toBe(0);
    expect(lateShots(moment(2, 900, 5), "home")).toBe(0);
  });
});

describe("a game that is decided", () => {
  it("belongs to the benches, and at the very end to everybody", () => {
    expect(garbageTime(moment(2, 500, 35))).toBe("benches");
    expect(garbageTime(moment(2, 60, -25))).toBe("everybody");
    expect(garbageTime(moment(2, 60, 8))).toBe("no");
    expect(garbageTime(moment(2, 1000, 40))).toBe("no");
    expect(garbageTime(moment(1, 60, 40))).toBe("no");
  });
});
