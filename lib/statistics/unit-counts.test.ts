import { expect, test } from "vitest";
import type { UnitCounts } from "#lib/basketball/lineup.ts";
import type { PlayEvent } from "#lib/basketball/play-event.ts";
import { fieldGoal, freeThrow, rebound, substitution } from "#test/play-facts.ts";
import { addFloorTime, countUnitEvent, isNothing, noFloorTime, noUnitCounts } from "./unit-counts.ts";

/** The counts that are not 0 after the events. */
function counted(...events: PlayEvent[]): Partial<UnitCounts> {
  const counts = noUnitCounts();
  for (const event of events) countUnitEvent(counts, event);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}

test("a made layup after a pass: 2 points, an assist, 1 of 1 from two and of layups", () => {
  expect(counted(fieldGoal("h1", { made: true, shot: "layup", assistedBy: "h2" }))).toEqual({
    points: 2,
    assists: 1,
    twoPointersMade: 1,
    twoPointersAttempted: 1,
    layupsMade: 1,
    layupsAttempted: 1,
  });
});

test("2 of 5 from two, one of each kind and one whose kind nobody tells: 4 points, 5 tries, 4 of a kind", () => {
  const kinds = [
    fieldGoal("h1", { made: true, shot: "dunk" }),
    fieldGoal("h1", { made: true, shot: "tip" }),
    fieldGoal("h1", { shot: "layup" }),
    fieldGoal("h1", { shot: "jumper" }),
    fieldGoal("h1", { shot: null }),
  ];
  expect(counted(...kinds)).toEqual({
    points: 4,
    twoPointersMade: 2,
    twoPointersAttempted: 5,
    dunksMade: 1,
    dunksAttempted: 1,
    tipInsMade: 1,
    tipInsAttempted: 1,
    layupsAttempted: 1,
    jumpersAttempted: 1,
  });
});

test("a made and a missed three: 3 points, 1 of 2 from three and no jumper for two", () => {
  const tries = [fieldGoal("h1", { made: true, points: 3 }), fieldGoal("h1", { points: 3 })];
  expect(counted(...tries)).toEqual({ points: 3, threePointersMade: 1, threePointersAttempted: 2 });
});

test("1 of 2 free throws, a rebound at each end, a dead-ball one, a turnover, a steal and a block", () => {
  const events: PlayEvent[] = [
    freeThrow("h1", true),
    freeThrow("h1", false),
    rebound("h1", "offensive"),
    rebound("h1", "defensive"),
    rebound(null, "offensive", true),
    { kind: "turnover", athlete: null },
    { kind: "steal", athlete: "h1" },
    { kind: "block", athlete: "h1" },
  ];
  expect(counted(...events)).toEqual({
    points: 1,
    freeThrowsMade: 1,
    freeThrowsAttempted: 2,
    offensiveRebounds: 1,
    defensiveRebounds: 1,
    turnovers: 1,
    steals: 1,
    blocks: 1,
  });
});

test("fouls, substitutions and timeouts are no counts", () => {
  const foul: PlayEvent = { kind: "foul", athlete: "h1", foul: "personal", bench: false };
  expect(counted(foul, substitution("h1", "out"), { kind: "timeout" })).toEqual({});
});

test("60 seconds with 2 points and 40 with 3 allowed: 100 seconds, 2 and 3", () => {
  const sum = { ...noFloorTime(), seconds: 60 };
  sum.team.points = 2;
  const more = { ...noFloorTime(), seconds: 40 };
  more.opponent.points = 3;
  addFloorTime(sum, more);
  expect([sum.seconds, sum.team.points, sum.opponent.points]).toEqual([100, 2, 3]);
  expect([more.seconds, more.team.points]).toEqual([40, 0]);
});

test("a time is nothing until there is a second or a count in it", () => {
  const counts = noFloorTime();
  counts.opponent.steals = 1;
  expect([noFloorTime(), { ...noFloorTime(), seconds: 1 }, counts].map(isNothing)).toEqual([true, false, false]);
});
