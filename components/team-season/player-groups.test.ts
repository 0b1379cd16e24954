import { expect, test } from "vitest";
import { profilePlayer } from "#test/example-team-season.ts";
import { allIncomplete, playerGroups, playerMarks } from "./player-groups.ts";

const players = [
  profilePlayer({ athleteId: 1, name: "Reyes", hasStats: true, minutesPerGame: 31.5 }),
  profilePlayer({ athleteId: 2, name: "Cole", hasStats: true, minutesPerGame: 10 }),
  profilePlayer({ athleteId: 3, name: "Okafor", hasStats: true, minutesPerGame: 9.9, complete: false }),
  profilePlayer({ athleteId: 4, name: "Brandt", hasStats: true, minutesPerGame: null, onRoster: false }),
  profilePlayer({ athleteId: 5, name: "Sorensen" }),
  profilePlayer({ athleteId: 6, name: "Adeyemi" }),
];
const ids = (list: { athleteId: number }[]) => list.map((player) => player.athleteId);

test("who has statistics is shown in the record's order, who has none stands apart by name", () => {
  const groups = playerGroups(players, 0);
  expect(ids(groups.shown)).toEqual([1, 2, 3, 4]);
  expect(groups.below).toBe(0);
  expect(ids(groups.idle)).toEqual([6, 5]);
});

test("a floor of ten minutes keeps who has ten, and leaves out who has fewer or whose minutes are not known", () => {
  const groups = playerGroups(players, 10);
  expect(ids(groups.shown)).toEqual([1, 2]);
  expect(groups.below).toBe(2);
  expect(ids(groups.idle)).toEqual([6, 5]);
});

test("statistics without a place on the roster and incomplete ones are marked, each for itself", () => {
  const labels = players.map((player) => playerMarks(player, false).map((mark) => mark.label));
  expect(labels).toEqual([[], [], ["incomplete"], ["not on the roster"], [], []]);
  expect(playerMarks(profilePlayer({ hasStats: true, onRoster: false, complete: false }), false)).toHaveLength(2);
});

test("where nobody's numbers are complete, the rows do not say it one by one; who has not played does not count", () => {
  const incomplete = profilePlayer({ hasStats: true, complete: false });
  expect(allIncomplete(players)).toBe(false);
  expect(allIncomplete([incomplete, profilePlayer({})])).toBe(true);
  expect(playerMarks(incomplete, true)).toEqual([]);
});
