import { describe, expect, it } from "vitest";
import type { SimulatedPosition } from "#lib/feed/simulation/league-model.ts";
import { randomOf } from "#lib/feed/simulation/random.ts";
import { newJersey } from "./jerseys.ts";
import { fillOpenings, openingsOf } from "./openings.ts";

const SIX_GUARDS: SimulatedPosition[] = ["G", "G", "G", "G", "G", "G"];

describe("openingsOf", () => {
  it("has room for positions up to 6 guards, 5 forwards and 3 centres, 13 players in all", () => {
    const openings = openingsOf([...SIX_GUARDS, "F", "F", "F", "F", "C", "C"]);
    expect(openings.left()).toBe(1);
    expect(["G", "F", "C"].map((position) => openings.has(position as SimulatedPosition))).toEqual([false, true, true]);
    openings.take("C");
    expect(openings.left()).toBe(0);
    expect(openings.has("F")).toBe(false);
  });
});

describe("fillOpenings", () => {
  it("makes a whole team of any that is kept", () => {
    for (let run = 0; run < 200; run++) {
      const random = randomOf("openings", run);
      const kept = random
        .shuffled<SimulatedPosition>([...SIX_GUARDS, "F", "F", "F", "F", "F", "C", "C"])
        .slice(0, random.integer(0, 12));
      const team = [...kept, ...fillOpenings(random, openingsOf(kept))];
      const count = (position: SimulatedPosition) => team.filter((own) => own === position).length;
      expect(team).toHaveLength(13);
      expect([5, 6]).toContain(count("G"));
      expect([4, 5]).toContain(count("F"));
      expect([2, 3]).toContain(count("C"));
    }
  });
});

describe("newJersey", () => {
  it("finds a number for everyone until all 101 are taken", () => {
    const random = randomOf("jerseys");
    const taken = new Set<string>();
    for (let player = 0; player < 101; player++) newJersey(random, taken);
    expect(taken.size).toBe(101);
    expect(taken).toContain("00");
    expect(taken).toContain("99");
  });

  it("mostly gives numbers below 36", () => {
    const numbers = Array.from({ length: 500 }, (_, player) =>
      Number(newJersey(randomOf("jersey", player), new Set())),
    );
    const low = numbers.filter((number) => number < 36).length;
    expect(low).toBeGreaterThan(400);
    expect(low).toBeLessThan(500);
  });
});
