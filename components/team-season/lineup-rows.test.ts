import { expect, test } from "vitest";
import { lineupExamples } from "#lib/records/lineup-examples.ts";
import type { LineupStats, OnOffStats } from "#lib/records/lineup-records.ts";
import { lineupRows, listedShare, MOST_LINEUPS, onOffRows, onOffSentence } from "./lineup-rows.ts";

const { LineupStats: five, OnOffStats: split } = lineupExamples;
const lineup = (index: number, totalSeconds: number): LineupStats => ({ ...five, idHash: String(index), totalSeconds });

/** A player whose two times have so many possessions at each end. */
function onOff(name: string, possessions: [on: number, off: number], nets: [on: number, off: number]): OnOffStats {
  const time = (count: number, netRating: number) => ({
    ...split.on,
    netRating,
    teamStats: { ...split.on.teamStats, possessions: count },
    opponentStats: { ...split.on.opponentStats, possessions: count },
  });
  return {
    ...split,
    name,
    on: time(possessions[0], nets[0]),
    off: time(possessions[1], nets[1]),
    netDifference: nets[0] - nets[1],
  };
}

test("a unit has its names in order, 371 seconds as a clock, points for and against", () => {
  expect(lineupRows([five])[0]).toEqual({
    key: "2024-2031-2040-2052-2066",
    players: ["A. Cole", "E. Sorensen", "J. Reyes", "M. Brandt", "S. Okafor"],
    seconds: 371,
    time: "6:11",
    possessions: 11,
    offense: 118.2,
    defense: 80,
    net: 38.2,
    scored: 13,
    allowed: 8,
    weak: true,
  });
});

test("ten units are listed; ten of 90 and one of 100 seconds are listed for 900 of 1,000 seconds", () => {
  const lineups = [...Array.from({ length: MOST_LINEUPS }, (_, index) => lineup(index, 90)), lineup(99, 100)];
  expect(lineupRows(lineups)).toHaveLength(10);
  expect(listedShare(lineups)).toBe(90);
  expect(listedShare([])).toBeNull();
});

test("a hundred possessions at each end are enough to say something, ninety-nine are not", () => {
  const rows = onOffRows([onOff("Reyes", [100, 100], [12, 4]), onOff("Cole", [500, 99], [9, 1])]);
  expect(rows.map((row) => row.weak)).toEqual([false, true]);
  expect(rows[0]).toMatchObject({ name: "Reyes", on: 12, off: 4, difference: 8 });
  // 371 seconds.
  expect(rows[0]?.minutes).toBeCloseTo(6.1833, 4);
});

test("the sentence names the largest difference among times that say something", () => {
  const rows = onOffRows([
    onOff("Reyes", [900, 400], [12, 4]),
    onOff("Cole", [900, 40], [20, -20]),
    onOff("Okafor", [700, 600], [5, 6.5]),
  ]);
  expect(onOffSentence(rows)).toBe(
    "With Reyes the team's net rating is +12.0, without +4.0: the largest difference, +8.0.",
  );
  expect(onOffSentence(rows.slice(1, 2))).toBeNull();
});
