import { describe, expect, test } from "vitest";
import { scoreboardGame as EXAMPLE } from "#lib/records/scoreboard-example.ts";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { exampleGame } from "#test/example-games.ts";
import { gamesOfConference, scoreboardSides, scoreboardTexts, seedsByGame } from "./scoreboard-sides.ts";

const final = (home: number | null, away: number | null): ScoreboardGame => ({
  ...EXAMPLE,
  status: "final",
  homeTeam: { ...EXAMPLE.homeTeam, points: home },
  awayTeam: { ...EXAMPLE.awayTeam, points: away },
});
const winners = (game: ScoreboardGame) => scoreboardSides(game).map((side) => side.winner);

describe("the sides of a card", () => {
  test("are the visitors, then the home team, by the school's name and with their seeds", () => {
    const sides = scoreboardSides(EXAMPLE, { home: 4, away: 13 });
    expect(sides.map(({ side, team, seed, points }) => [side, team, seed, points])).toEqual([
      ["away", "Port Ashby", 13, 51],
      ["home", "Marlow State", 4, 58],
    ]);
  });

  test("have a winner in a final with points, and in nothing else", () => {
    expect(winners(final(70, 68))).toEqual([false, true]);
    expect(winners(final(60, 68))).toEqual([true, false]);
    expect(winners(final(null, null))).toEqual([null, null]);
    expect(winners(EXAMPLE)).toEqual([null, null]);
  });
});

test("a game in words: at somebody's, or against each other on a neutral floor", () => {
  expect(scoreboardTexts(EXAMPLE)).toEqual({
    matchup: "Port Ashby at Marlow State",
    place: "at Marlow State · Heron Fieldhouse, Marlow, OH",
    periods: 2,
  });
  expect(scoreboardTexts({ ...EXAMPLE, neutralSite: true, venue: null, city: null, state: null })).toMatchObject({
    matchup: "Port Ashby vs. Marlow State",
    place: "Neutral site",
  });
});

test("a conference leaves the games in which one of its teams plays, in any case", () => {
  const visitors = { ...EXAMPLE, id: 2, homeTeam: { ...EXAMPLE.homeTeam, conferenceAbbreviation: null } };
  const others = {
    ...visitors,
    id: 3,
    awayTeam: { ...EXAMPLE.awayTeam, conferenceAbbreviation: "CST" },
  };
  const games = [EXAMPLE, visitors, others];
  expect(gamesOfConference(games, "lkc").map((game) => game.id)).toEqual([EXAMPLE.id, 2]);
  expect(gamesOfConference(games, "nobody")).toEqual([]);
  expect(gamesOfConference(games, null)).toEqual(games);
});

test("seeds are known of the games that have some", () => {
  const seeds = seedsByGame([exampleGame({ id: 1 }), exampleGame({ id: 2, homeSeed: 1, awaySeed: 16 })]);
  expect([...seeds]).toEqual([[2, { home: 1, away: 16 }]]);
});
