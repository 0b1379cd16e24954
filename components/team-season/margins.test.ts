import { expect, test } from "vitest";
import { profileGame } from "#test/example-team-season.ts";
import { marginBars, marginSentence } from "./margins.ts";
import { scheduleRows } from "./schedule-rows.ts";

function bars(...scores: [own: number, opponent: number][]) {
  const games = scores.map(([own, opponent], index) =>
    profileGame({
      id: index + 1,
      startDate: `2026-01-${String(10 + index)}T00:00:00.000Z`,
      opponent: ["Port Ashby", "Lone Oak", "Mesa Tech"][index] ?? "Cedar Valley",
      location: index === 1 ? "away" : "home",
      teamPoints: own,
      opponentPoints: opponent,
      result: own > opponent ? "W" : "L",
    }),
  );
  return marginBars(scheduleRows(games, "2026-02-01"));
}

test("a bar has the margin, the score, and the record after it", () => {
  expect(bars([80, 60], [70, 73])).toEqual([
    {
      gameId: 1,
      day: "Fri, Jan 9",
      date: "Jan 9",
      opponent: "Port Ashby",
      against: "against Port Ashby",
      margin: 20,
      score: "80–60",
      record: "1–0",
    },
    {
      gameId: 2,
      day: "Sat, Jan 10",
      date: "Jan 10",
      opponent: "Lone Oak",
      against: "at Lone Oak",
      margin: -3,
      score: "70–73",
      record: "1–1",
    },
  ]);
});

test("exhibitions and games to come have no bar", () => {
  const rows = scheduleRows(
    [
      profileGame({ eligibility: "exhibition", teamPoints: 90, opponentPoints: 50, result: "W" }),
      profileGame({ status: "scheduled" }),
    ],
    "2026-02-01",
  );
  expect(marginBars(rows)).toEqual([]);
  expect(marginSentence([])).toBeNull();
});

test("20, -3 and 4 are 7.0 a game; two of them are close, one won", () => {
  expect(marginSentence(bars([80, 60], [70, 73], [64, 60]))).toBe(
    "7.0 points better than the opponents on average over 3 games. Widest win: by 20 against Port Ashby. Widest loss: by 3 at Lone Oak. 1–1 in 2 games within 5 points.",
  );
});

test("a season of losses has no widest win; points that level out are called level", () => {
  expect(marginSentence(bars([60, 80]))).toBe(
    "20.0 points worse than the opponents on average over 1 game. Widest loss: by 20 against Port Ashby.",
  );
  expect(marginSentence(bars([70, 60], [60, 70]))).toMatch(/^As many points as the opponents over 2 games\./);
});
