import { describe, expect, it } from "vitest";
import { gamesOf, type Line } from "./fixtures/result-table.ts";
import { standings } from "./standings.ts";

const beat = (winner: number, loser: number): Line => ({ winner, loser, at: "winner", conference: true });
const beatOther = (winner: number, loser: number): Line => ({ winner, loser, at: "winner" });

const orderOf = (lines: readonly Line[], schools = [1, 2, 3, 4], at: string | null = null) => {
  const { games, resultOf } = gamesOf(lines);
  return standings(schools, games, resultOf, at, "lot").map(({ schoolId }) => schoolId);
};

describe("standings", () => {
  it("go by the share of conference games won, not by their number", () => {
    // 1 has won 2 of 3, 2 has won 1 of 1.
    expect(orderOf([beat(1, 3), beat(1, 4), beat(3, 1), beat(2, 4)])).toEqual([2, 1, 3, 4]);
  });

  it("count all games, but order by those within the conference", () => {
    const { games, resultOf } = gamesOf([
      beat(1, 2),
      beatOther(2, 9),
      beatOther(2, 9),
      { winner: 2, loser: 1, at: "neutral", conference: true, tournament: "Cup" },
      { winner: 2, loser: 1, at: "winner", exhibition: true },
    ]);
    expect(standings([1, 2], games, resultOf, null, "lot")).toEqual([
      { schoolId: 1, wins: 1, losses: 1, conferenceWins: 1, conferenceLosses: 0 },
      { schoolId: 2, wins: 3, losses: 1, conferenceWins: 0, conferenceLosses: 1 },
    ]);
  });

  it("know only what has ended at the moment", () => {
    const lines = [beat(1, 2), beat(2, 1), beat(2, 1)];
    // The third game, on 3 January, ends at 21:00.
    expect(orderOf(lines, [1, 2], "2026-01-01T21:00:00.000Z")).toEqual([1, 2]);
    const { games, resultOf } = gamesOf(lines);
    const before = standings([1, 2], games, resultOf, "2026-01-03T20:59:59.999Z", "lot");
    expect(before.map(({ wins }) => wins)).toEqual([1, 1]);
    expect(orderOf(lines, [1, 2], "2026-01-03T21:00:00.000Z")).toEqual([2, 1]);
  });

  it("break a tie by the games among those who are tied", () => {
    // 1 and 2 have both won 2 of 3; 2 beat 1.
    expect(orderOf([beat(2, 1), beat(1, 3), beat(1, 4), beat(2, 3), beat(4, 2)]).slice(0, 2)).toEqual([2, 1]);
  });

  it("start again with those still tied once one is parted from them", () => {
    // 1 (3-3), 2 and 3 (2-2) have won half. Among them 1 has won 3 of 4, 2 and 3 one of 3 each: 1 is first. Of the two left, 2 beat 3; that 3 beat
    // school 4 at the top, and 2 only school 5 at the bottom, comes after it.
    const lines = [
      ...[beat(1, 2), beat(1, 2), beat(2, 3), beat(1, 3), beat(3, 1)],
      ...[beat(4, 1), beat(4, 1), beat(2, 5), beat(3, 4)],
    ];
    expect(orderOf(lines, [1, 2, 3, 4, 5])).toEqual([4, 1, 2, 3, 5]);
  });

  it("look down the standings where the tied have not parted themselves", () => {
    // 1 and 2 split and have 2-2 each; 3 (3-1) is above: 2 beat 3, 1 did not. 4 (1-3) lost to 1.
    const lines = [beat(1, 2), beat(2, 1), beat(3, 1), beat(2, 3), beat(1, 4), beat(4, 2), beat(3, 4), beat(3, 4)];
    expect(orderOf(lines)).toEqual([3, 2, 1, 4]);
  });

  it("then take all games, then the lot, the same for the same key", () => {
    const split = [beat(1, 2), beat(2, 1)];
    expect(orderOf([...split, beatOther(2, 9)], [1, 2])).toEqual([2, 1]);
    const { games, resultOf } = gamesOf(split);
    const byLot = (key: string) => standings([1, 2], games, resultOf, null, key).map(({ schoolId }) => schoolId);
    const drawn = Array.from({ length: 20 }, (_, key) => byLot(`${key}`)[0]);
    expect(new Set(drawn)).toEqual(new Set([1, 2]));
    expect(byLot("a")).toEqual(byLot("a"));
  });

  it("have a line for a school that has not played", () => {
    const { games, resultOf } = gamesOf([]);
    expect(standings([7], games, resultOf, null, "lot")).toEqual([
      { schoolId: 7, wins: 0, losses: 0, conferenceWins: 0, conferenceLosses: 0 },
    ]);
  });
});
