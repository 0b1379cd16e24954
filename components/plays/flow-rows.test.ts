import { expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { examplePlay } from "#test/example-plays.ts";
import { flowRows } from "./flow-rows.ts";
import { gameMoments } from "./game-moments.ts";
import { momentText } from "./moment-text.ts";

const mens = periodFormat("mens");
const teams = { homeTeam: "Harbor State", awayTeam: "Cedar Valley" };
const moments = gameMoments(
  [
    examplePlay({ id: 1, homeWinProbability: 0.5 }),
    examplePlay({
      id: 2,
      secondsRemaining: 950,
      clock: "15:50",
      homeScore: 2,
      homeWinProbability: 0.6,
      playText: "Dunk good",
    }),
    examplePlay({ id: 3, secondsRemaining: 0, clock: "0:00", homeScore: 2, awayScore: 3 }),
    examplePlay({
      id: 4,
      period: 2,
      secondsRemaining: 850,
      clock: "14:10",
      homeScore: 2,
      awayScore: 6,
      homeWinProbability: 0.25,
    }),
  ],
  mens,
  { status: "in_progress", homePoints: 2, awayPoints: 6 },
);

test("a row every five minutes as far as the game has been played, with what stood then", () => {
  expect(
    flowRows(moments, mens, 2400).map(({ elapsed, moment, ending }) => [
      elapsed / 60,
      moment.home,
      moment.away,
      moment.chance,
      ending,
    ]),
  ).toEqual([
    [0, 0, 0, 0.5, null],
    [5, 2, 0, 0.6, null],
    [10, 2, 0, 0.6, null],
    [15, 2, 0, 0.6, null],
    [20, 2, 3, null, "1st half"],
    [25, 2, 3, null, null],
  ]);
});

test("a moment in words has its clock, the score, the chance and the play", () => {
  expect(moments.map((moment) => momentText(moment, teams, mens))).toEqual([
    "1st 20:00, Cedar Valley 0, Harbor State 0, to win: Even chances. JumpShot",
    "1st 15:50, Cedar Valley 0, Harbor State 2, to win: Harbor State 60 %. Dunk good",
    "Half, Cedar Valley 3, Harbor State 2, win probability not known. JumpShot",
    "2nd 14:10, Cedar Valley 6, Harbor State 2, to win: Cedar Valley 75 %. JumpShot",
  ]);
});
