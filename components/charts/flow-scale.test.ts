import { describe, expect, test } from "vitest";
import { baseOffset, type FlowPoint, flowScale } from "./flow-scale.ts";

function points(...states: [home: number, away: number, chance: number | null][]): FlowPoint[] {
  return states.map(([home, away, chance], elapsed) => ({ elapsed, home, away, margin: home - away, chance }));
}

describe("the scales of a game's flow", () => {
  test("win probability reads 100, 75, 50, 75, 100 from the bottom up", () => {
    const scale = flowScale("win", []);
    expect(scale.ticks.map(scale.tickText)).toEqual(["100", "75", "50", "75", "100"]);
    expect([scale.lowest, scale.highest, scale.base]).toEqual([0, 1, 0.5]);
  });

  test("margins reach as far both ways, in round steps: 12 is within 15, 18 within 20", () => {
    expect(flowScale("margin", points([12, 0, null])).ticks).toEqual([-15, -10, -5, 0, 5, 10, 15]);
    expect(flowScale("margin", points([0, 18, null])).ticks).toEqual([-20, -10, 0, 10, 20]);
    expect(flowScale("margin", []).highest).toBe(10);
  });

  test("scores start at nought: 83 points reach to 100 in steps of 20", () => {
    expect(flowScale("score", points([83, 61, null])).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test("the colour changes where the base lies in the filled shape: from 0.9 to 0.3, at 0.4 / 0.6 of the height", () => {
    const scale = flowScale("win", []);
    expect(baseOffset(scale, points([0, 0, 0.9], [0, 0, null], [0, 0, 0.3]))).toBeCloseTo(2 / 3);
    // Never below the middle: all of it is the home team's.
    expect(baseOffset(scale, points([0, 0, 0.9], [0, 0, 0.6]))).toBe(1);
    expect(baseOffset(scale, points([0, 0, 0.2]))).toBe(0);
    expect(baseOffset(scale, points([0, 0, null]))).toBe(0.5);
  });
});
