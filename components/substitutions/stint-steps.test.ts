import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { EXAMPLE_HOME, exampleStint } from "#test/example-plays.ts";
import { teamRotation } from "./rotation.ts";
import { stintAfterKey } from "./stint-steps.ts";

/** Player 1: 0-300 s and 900-1200 s; player 2: 300-900 s. */
const { rows } = teamRotation(
  [
    exampleStint(1, [1, 1200, 0, 0], [1, 900, 0, 0]),
    exampleStint(1, [1, 300, 0, 0], [1, 0, 0, 0]),
    exampleStint(2, [1, 900, 0, 0], [1, 300, 0, 0]),
  ],
  EXAMPLE_HOME.id,
  periodFormat("mens"),
);

describe("arrow keys in the rotation chart", () => {
  test("left and right go along a player's stints and stop at the ends", () => {
    expect(stintAfterKey(rows, { row: 0, stint: 0 }, "ArrowRight")).toEqual({ row: 0, stint: 1 });
    expect(stintAfterKey(rows, { row: 0, stint: 1 }, "ArrowRight")).toBeNull();
    expect(stintAfterKey(rows, { row: 0, stint: 0 }, "ArrowLeft")).toBeNull();
    expect(stintAfterKey(rows, { row: 0, stint: 0 }, "End")).toEqual({ row: 0, stint: 1 });
    expect(stintAfterKey(rows, { row: 0, stint: 1 }, "Home")).toEqual({ row: 0, stint: 0 });
  });

  test("up and down keep the time: from 300-900 s up, 0-300 s and 900-1200 s are as near, so the first is taken", () => {
    expect(stintAfterKey(rows, { row: 0, stint: 1 }, "ArrowDown")).toEqual({ row: 1, stint: 0 });
    expect(stintAfterKey(rows, { row: 1, stint: 0 }, "ArrowUp")).toEqual({ row: 0, stint: 0 });
    expect(stintAfterKey(rows, { row: 1, stint: 0 }, "ArrowDown")).toBeNull();
  });

  test("other keys, and places that are not there, lead nowhere", () => {
    expect(stintAfterKey(rows, { row: 0, stint: 0 }, "a")).toBeNull();
    expect(stintAfterKey(rows, { row: 9, stint: 0 }, "ArrowUp")).toBeNull();
  });
});
