import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { EXAMPLE_HOME, exampleStint } from "#test/example-plays.ts";
import { periodsOfStints, rotationCoverage, teamRotation } from "./rotation.ts";

const mens = periodFormat("mens");

describe("a team's rotation", () => {
  test("minutes and plus-minus add up over stints: 8-2 while on is +6, 10-14 is -4, together +2 in 5 + 10 minutes", () => {
    const { rows } = teamRotation(
      [exampleStint(7, [1, 1200, 0, 0], [1, 900, 8, 2]), exampleStint(7, [2, 600, 30, 30], [2, 0, 40, 44])],
      EXAMPLE_HOME.id,
      mens,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ starter: true, seconds: 300 + 600, plusMinus: 2 });
    expect(rows[0]?.stints.map((stint) => [stint.start, stint.end, stint.plusMinus])).toEqual([
      [0, 300, 6],
      [1800, 2400, -4],
    ]);
  });

  test("starters come first, the longest on the floor ahead; then the bench as it came on", () => {
    const { rows } = teamRotation(
      [
        exampleStint(1, [1, 700, 0, 0], [1, 0, 0, 0]),
        exampleStint(2, [1, 1200, 0, 0], [1, 1000, 0, 0]),
        exampleStint(3, [1, 900, 0, 0], [1, 800, 0, 0]),
        exampleStint(4, [1, 1200, 0, 0], [1, 0, 0, 0]),
      ],
      EXAMPLE_HOME.id,
      mens,
    );
    expect(rows.map((row) => row.athleteId)).toEqual([4, 2, 3, 1]);
    expect(rows.map((row) => row.starter)).toEqual([true, true, false, false]);
  });

  test("stints of the other team are not this team's", () => {
    expect(teamRotation([exampleStint(1, [1, 1200, 0, 0], [1, 0, 0, 0])], 99, mens)).toEqual({ rows: [], seconds: 0 });
  });
});

describe("coverage", () => {
  test("five players for 40 minutes are everything; one of them is a fifth", () => {
    const five = [1, 2, 3, 4, 5].map((id) => exampleStint(id, [1, 1200, 0, 0], [2, 0, 0, 0]));
    const all = teamRotation(five, EXAMPLE_HOME.id, mens);
    expect(rotationCoverage(all, 2, mens)).toBe(1);
    const one = teamRotation(five.slice(0, 1), EXAMPLE_HOME.id, mens);
    expect(rotationCoverage(one, 2, mens)).toBeCloseTo(0.2, 10);
  });

  test("an overtime adds five minutes to what there is to cover", () => {
    const stints = [1, 2, 3, 4, 5].map((id) => exampleStint(id, [1, 1200, 0, 0], [3, 0, 0, 0]));
    expect(periodsOfStints(stints, mens)).toBe(3);
    expect(rotationCoverage(teamRotation(stints, EXAMPLE_HOME.id, mens), 3, mens)).toBe(1);
    expect(periodsOfStints([], mens)).toBe(2);
  });
});
