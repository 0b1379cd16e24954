import { expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { exampleGame } from "#test/example-games.ts";
import { overtimes } from "./overtimes.ts";

const final = (id: number, periods: number | null) =>
  exampleGame({
    id,
    status: "final",
    homePeriodPoints: periods === null ? null : Array.from({ length: periods }, () => 10),
  });

test("men's third period is an overtime, women's fifth; games in regulation, of unknown length, or still on are left out", () => {
  const games = [
    final(1, 2),
    final(2, 3),
    final(3, 4),
    final(4, null),
    { ...final(5, 3), status: "in_progress" as const },
  ];
  expect([...overtimes(games, periodFormat("mens"))]).toEqual([
    [2, "OT"],
    [3, "2OT"],
  ]);
  expect([...overtimes([final(1, 4), final(2, 5)], periodFormat("womens"))]).toEqual([[2, "OT"]]);
});
