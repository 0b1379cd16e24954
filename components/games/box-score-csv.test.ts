import { expect, test } from "vitest";
import { teamRotation } from "#components/substitutions/rotation.ts";
import { periodFormat } from "#lib/basketball/clock.ts";
import { examplePlayerBoxScore, examplePlayerLine } from "#test/example-box-scores.ts";
import { EXAMPLE_HOME, exampleStint } from "#test/example-plays.ts";
import { boxScoreCsv } from "./box-score-csv.ts";
import { withPlusMinus } from "./player-lines.ts";

test("one line a player; plus-minus comes from the stints, 9-4 while on is 5; what is unknown stays empty", () => {
  const record = examplePlayerBoxScore([
    examplePlayerLine({ athleteId: 7, starter: true, minutes: 31, points: 12 }),
    examplePlayerLine({ athleteId: 8, name: "O'Dell, Sam", starter: false }),
  ]);
  const rotation = teamRotation(
    [exampleStint(7, [1, 1200, 0, 0], [1, 600, 9, 4])],
    EXAMPLE_HOME.id,
    periodFormat("mens"),
  );
  const [head, first, second] = boxScoreCsv([withPlusMinus(record, rotation)])
    .split("\r\n")
    .map((line) => line.split(/,(?! )/));
  const of = (line: string[] | undefined, column: string) => line?.[head?.indexOf(column) ?? -1];
  expect([of(first, "team"), of(first, "player"), of(first, "points"), of(first, "plusMinus")]).toEqual([
    "Harbor State",
    "Player 7",
    "12",
    "5",
  ]);
  expect([of(second, "player"), of(second, "points"), of(second, "plusMinus")]).toEqual(['"O\'Dell, Sam"', "", ""]);
});
