import { expect, test } from "vitest";
import { ncaaRow } from "./fixtures/rows.ts";
import { orderRows } from "./row-order.ts";

const order = (rows: Parameters<typeof orderRows>[0]) => orderRows(rows).map((item) => item.number);

test("foul, first free throw, second free throw, rebound, whatever order the second lists them in", () => {
  const rows = [
    ncaaRow("1 7:00", [0, 0], "home", "Al One, foul personal shooting;2freethrow;"),
    ncaaRow("1 7:00", [0, 0], "home", "Bo Two, rebound defensive"),
    ncaaRow("1 7:00", [0, 0], "away", "Vic One, freethrow 2of2   missed"),
    ncaaRow("1 7:00", [0, 0], "away", "Vic One, freethrow 1of2   missed"),
  ];
  expect(order(rows)).toEqual([1, 4, 3, 2]);
});

test("a made shot comes before everything that states the score it made", () => {
  const rows = [
    ncaaRow("1 7:00", [0, 0], "away", "Vic One, freethrow 1of2   missed"),
    ncaaRow("1 7:00", [0, 1], "home", "Team, timeout short"),
    ncaaRow("1 7:00", [0, 1], "away", "Vic One, freethrow 2of2   made"),
  ];
  expect(order(rows)).toEqual([1, 3, 2]);
});

test("miss, offensive rebound, second miss, defensive rebound", () => {
  const rows = [
    ncaaRow("1 7:00", [0, 0], "away", "Vic One, rebound defensive"),
    ncaaRow("1 7:00", [0, 0], "home", "Al One, rebound offensive"),
    ncaaRow("1 7:00", [0, 0], "home", "Al One, 2pt layup   missed"),
    ncaaRow("1 7:00", [0, 0], "home", "Al One, 2pt tipinlayup   missed"),
  ];
  expect(order(rows)).toEqual([3, 2, 4, 1]);
});

test("a shot taken after a rebound of the same second follows it when the miss is a second older", () => {
  const rows = [
    ncaaRow("1 7:02", [0, 0], "home", "Al One, 2pt layup   missed"),
    ncaaRow("1 7:00", [0, 0], "home", "Bo Two, 2pt tipinlayup   missed"),
    ncaaRow("1 7:00", [0, 0], "home", "Bo Two, rebound offensive"),
  ];
  expect(order(rows)).toEqual([1, 3, 2]);
});

test("a block follows the shot, a steal the turnover", () => {
  const rows = [
    ncaaRow("1 7:00", [0, 0], "away", "Vic One, block"),
    ncaaRow("1 7:00", [0, 0], "home", "Al One, 2pt layup blocked;  missed"),
    ncaaRow("1 6:50", [0, 0], "away", "Vic One, steal"),
    ncaaRow("1 6:50", [0, 0], "home", "Al One, turnover lostball"),
  ];
  expect(order(rows)).toEqual([2, 1, 4, 3]);
});

test("rows of different seconds, scores or floors keep their places", () => {
  const rows = [
    ncaaRow("1 7:01", [0, 0], "away", "Vic One, steal"),
    ncaaRow("1 7:00", [0, 0], "home", "Al One, turnover lostball"),
    ncaaRow("1 6:00", [0, 0], "away", "Vic One, steal"),
    ncaaRow("1 6:00", [0, 0], "home", "Al One, turnover lostball", { "Home.5": "FAY.SIX" }),
  ];
  expect(order(rows)).toEqual([1, 2, 3, 4]);
});

test("rows that wait for each other come as they are listed", () => {
  const rows = [
    ncaaRow("1 7:00", [0, 0], "home", "Al One, rebound offensive"),
    ncaaRow("1 7:00", [0, 0], "away", "Vic One, rebound offensive"),
  ];
  expect(order(rows)).toEqual([1, 2]);
});
