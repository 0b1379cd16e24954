import { describe, expect, test } from "vitest";
import type { ShotInfo } from "#lib/records/play-records.ts";
import { examplePlay } from "#test/example-plays.ts";
import { rangeLines, shotsOf } from "./shots.ts";

const nobody = { id: null, name: null };

function shot(id: number, info: Partial<ShotInfo>, isHomeTeam: boolean | null = true) {
  return examplePlay({
    id,
    isHomeTeam,
    shotInfo: {
      shooter: nobody,
      made: false,
      range: "jumper",
      assisted: false,
      assistedBy: nobody,
      location: { x: null, y: null },
      ...info,
    },
  });
}

describe("shots", () => {
  test("both ends fold onto one: a place and the one turned around it are the same", () => {
    const [near, far] = shotsOf([
      shot(1, { location: { x: 100, y: 80 } }),
      shot(2, { location: { x: 840, y: 420 } }, false),
    ]);
    expect(near?.place).toEqual({ across: 8, out: 10 });
    expect(far?.place).toEqual({ across: 8, out: 10 });
    expect([near?.side, far?.side]).toEqual(["home", "away"]);
  });

  test("a try without a place counts, a free throw and a play of no team do not", () => {
    const shots = shotsOf([
      shot(1, { range: "rim", made: true }),
      shot(2, { range: "free_throw", made: true }),
      shot(3, {}, null),
      examplePlay({ id: 4 }),
    ]);
    expect(shots.map((entry) => [entry.playId, entry.place])).toEqual([[1, null]]);
  });

  test("by range: 1 of 2 at the rim is 50 %, no three tried is no percentage", () => {
    const lines = rangeLines(shotsOf([shot(1, { range: "rim", made: true }), shot(2, { range: "rim" }), shot(3, {})]));
    expect(lines).toEqual([
      { range: "rim", made: 1, attempted: 2, pct: 50 },
      { range: "jumper", made: 0, attempted: 1, pct: 0 },
      { range: "three_pointer", made: 0, attempted: 0, pct: null },
    ]);
  });
});
