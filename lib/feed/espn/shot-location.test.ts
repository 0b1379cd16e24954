import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapShotLocation } from "./shot-location.ts";

const FEET_TO_TENTHS = 10;
/** Centres of the baskets on the 940 x 500 court. */
const BASKETS = { home: { x: 887.5, y: 250 }, away: { x: 52.5, y: 250 } };

describe("mapShotLocation", () => {
  it("puts the away team's basket left and the home team's right", () => {
    expect(mapShotLocation({ x: 25, y: 0 }, "away", true)).toEqual(BASKETS.away);
    expect(mapShotLocation({ x: 25, y: 0 }, "home", true)).toEqual(BASKETS.home);
  });

  it("keeps every distance to the basket attacked, and stays on the court", () => {
    const feet = {
      x: fc.integer({ min: 0, max: 50 }),
      y: fc.integer({ min: -5, max: 88 }),
      side: fc.constantFrom("home", "away"),
    };
    fc.assert(
      fc.property(fc.record(feet), ({ x, y, side }) => {
        const location = mapShotLocation({ x, y }, side, true);
        const basket = BASKETS[side];
        expect(Math.hypot((location?.x ?? 0) - basket.x, (location?.y ?? 0) - basket.y)).toBeCloseTo(
          Math.hypot(x - 25, y) * FEET_TO_TENTHS,
        );
      }),
    );
  });

  it("turns the court by half a turn between the teams", () => {
    const away = mapShotLocation({ x: 3, y: 8 }, "away", false);
    const home = mapShotLocation({ x: 3, y: 8 }, "home", false);
    expect(away).toEqual({ x: 132.5, y: 30 });
    expect(home).toEqual({ x: 807.5, y: 470 });
  });

  it.each([
    ["no coordinates", null],
    ["half a pair", { x: 25, y: null }],
    ["a filler far off the court", { x: -214_748_340, y: -214_748_365 }],
    ["a spot beyond the sideline", { x: 51, y: 10 }],
    ["a spot behind the baseline", { x: 25, y: -6 }],
    ["the filler under the basket, for a jumper", { x: 25, y: 0 }],
  ])("knows no location from %s", (_, coordinate) => {
    expect(mapShotLocation(coordinate, "home", false)).toBeNull();
  });

  it("knows none without a side", () => {
    expect(mapShotLocation({ x: 20, y: 10 }, null, false)).toBeNull();
  });
});
