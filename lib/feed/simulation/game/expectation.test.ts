import { describe, expect, it } from "vitest";
import { expectGame } from "./expectation.ts";
import { madeTeam } from "./fixtures/made-teams.ts";

const strong = { ...madeTeam({ id: 1, style: { pace: 1 } }), strength: 12 };
const weak = { ...madeTeam({ id: 2, style: { pace: -2 } }), strength: -5.5 };

describe("what is expected of a game", () => {
  it("12 against -5.5 on a neutral floor is 17.5 points, the same from either side", () => {
    expect(expectGame(strong, weak, { neutralSite: true }).margin).toBe(17.5);
    expect(expectGame(weak, strong, { neutralSite: true }).margin).toBe(-17.5);
  });

  it("is three points better at home: 17.5 + 3 = 20.5, -17.5 + 3 = -14.5", () => {
    expect(expectGame(strong, weak, { neutralSite: false }).margin).toBe(20.5);
    expect(expectGame(weak, strong, { neutralSite: false }).margin).toBe(-14.5);
  });

  it("with paces 1 and -2 is 149 + 4.8 x -1 = 144.2 points, wherever it is played", () => {
    expect(expectGame(strong, weak, { neutralSite: true }).total).toBeCloseTo(144.2, 9);
    expect(expectGame(weak, strong, { neutralSite: false }).total).toBeCloseTo(144.2, 9);
  });
});
