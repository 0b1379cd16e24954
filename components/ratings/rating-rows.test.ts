import { describe, expect, test } from "vitest";
import { meanOf, netChange, ratingRows } from "./rating-rows.ts";

const team = (teamId: number, name: string) => ({ season: 2026, teamId, team: name, conference: "LKC" });
const adjusted = (teamId: number, name: string, netRating: number, net: number) => ({
  ...team(teamId, name),
  offensiveRating: 110,
  defensiveRating: 110 - netRating,
  netRating,
  rankings: { offense: net, defense: net, net },
});

const records = {
  adjusted: [adjusted(1, "Marlow State", 12.3, 1), adjusted(2, "Port Ashby", -4.1, 2)],
  srs: [
    { ...team(3, "Tern Valley"), rating: 3.5 },
    { ...team(1, "Marlow State"), rating: 10 },
    { ...team(2, "Port Ashby"), rating: -10 },
  ],
  elo: [{ ...team(1, "Marlow State"), elo: 1600 }],
};

describe("rows", () => {
  const rows = ratingRows(records);

  test("one a team, the best net rating first, teams without one after", () => {
    expect(rows.map((row) => row.team)).toEqual(["Marlow State", "Port Ashby", "Tern Valley"]);
    expect(rows[0]).toMatchObject({ adjusted: { netRating: 12.3 }, srs: 10, elo: 1600, now: null });
  });

  test("what a list does not have is null", () => {
    expect(rows[2]).toMatchObject({ adjusted: null, srs: 3.5, elo: null });
    expect(rows[1]).toMatchObject({ elo: null });
  });

  test("won, lost and pace are unknown until they are read, and null where the list does not have the team", () => {
    expect(rows.map((row) => row.inShort)).toEqual([undefined, undefined, undefined]);
    const season = { wins: 9, losses: 2, pace: 67.4 };
    const read = ratingRows({ ...records, seasons: new Map([[1, season]]) });
    expect(read.map((row) => row.inShort)).toEqual([season, null, null]);
  });

  test("means are of what is known: (10 - 10 + 3.5) / 3", () => {
    expect(meanOf(rows, (row) => row.srs)).toBeCloseTo(3.5 / 3, 10);
    expect(meanOf(rows, (row) => row.elo)).toBe(1600);
    expect(meanOf([], (row) => row.elo)).toBeNull();
  });
});

test("beside a past day's stands the rating of now: 14.4 - 12.3 = 2.1; without one of either there is no change", () => {
  const [marlow, ashby] = ratingRows(records, [adjusted(1, "Marlow State", 14.4, 2)]);
  expect(marlow?.now).toEqual({ netRating: 14.4, rank: 2 });
  expect(marlow && netChange(marlow)).toBe(2.1);
  expect(ashby && netChange(ashby)).toBeNull();
});
