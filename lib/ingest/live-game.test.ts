/** What is served of a game that is on: box scores, minutes and stints from its plays so far. */
import { expect, test } from "vitest";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { GameBoxScorePlayer, GameBoxScoreTeamStats } from "#lib/records/game-records.ts";
import { gameFact, sideFact, teamFact } from "#test/game-facts.ts";
import { athletes, fieldGoal, minutesLine, playFact, rebound, substitution } from "#test/play-facts.ts";
import { computeDerivedGame } from "./derive-game.ts";
import { mergeGame } from "./merge-game.ts";

const HOME = ["h1", "h2", "h3", "h4", "h5"];
const AWAY = ["a1", "a2", "a3", "a4", "a5"];
const KEYS = [...HOME, "h6", ...AWAY];
const ids = Object.fromEntries(KEYS.map((key, place) => [key, 100 + place]));

/** Ten minutes of it: h1 scores twice, a1 misses and h2 has the rebound, then h6 comes in for h1. */
const plays = [
  playFact("1 19:00", "home", fieldGoal("h1", { made: true }), { homeScore: 2, awayScore: 0 }),
  playFact("1 18:30", "away", fieldGoal("a1"), { homeScore: 2, awayScore: 0 }),
  playFact("1 18:28", "home", rebound("h2", "defensive"), { homeScore: 2, awayScore: 0 }),
  playFact("1 18:00", "home", fieldGoal("h1", { made: true, points: 3 }), { homeScore: 5, awayScore: 0 }),
  playFact("1 12:00", "home", substitution("h1", "out"), { homeScore: 5, awayScore: 0 }),
  playFact("1 12:00", "home", substitution("h6", "in"), { homeScore: 5, awayScore: 0 }),
  playFact("1 10:00", "away", fieldGoal("a2"), { homeScore: 5, awayScore: 0 }),
];

function derived(changes: Partial<GameFact> = {}) {
  const fact = gameFact("simulation", "1", {
    status: "in_progress",
    period: 1,
    clock: "10:00",
    home: sideFact(teamFact("Harbor State"), { points: 5, periodPoints: [5] }),
    away: sideFact(teamFact("Mesa Tech"), { points: 0, periodPoints: [0] }),
    athletes: [...athletes("home", ...HOME, "h6"), ...athletes("away", ...AWAY)],
    athleteBoxScores: [...HOME, ...AWAY].map((key) => minutesLine(key, true, null)),
    plays,
    ...changes,
  });
  const game = mergeGame([{ fact, resolved: { homeTeamId: 1, awayTeamId: 2, venueId: null, athletes: ids } }]);
  const names = {
    team: () => ({ school: "Harbor State", conferenceId: null, conference: null }),
    athlete: (id: number) => ({ name: `Player ${id}`, sourceId: `simulation:${id}`, position: "G" }),
  };
  return computeDerivedGame(1, game, names, new Map());
}

const playerOf = (rows: ReturnType<typeof derived>, key: string): GameBoxScorePlayer | null => {
  const stats = rows.players.find((row) => row.athleteId === ids[key])?.stats;
  return stats ? JSON.parse(stats) : null;
};

test("teams have what the plays come to, in the minutes played so far", () => {
  const [home] = derived().teams;
  expect(home?.gameMinutes).toBe(10);
  // Two and two possessions in ten minutes are eight in forty.
  expect(home?.pace).toBe(8);
  const stats: GameBoxScoreTeamStats = JSON.parse(home?.stats ?? "");
  expect(stats.points).toMatchObject({ total: 5, byPeriod: [5], largestLead: 5 });
  expect(stats.possessions).toBe(2);
});

test("players have their minutes so far: 8 of h1, who is out, 2 of h6, who came in, 10 of who started and did nothing yet", () => {
  const rows = derived();
  expect(playerOf(rows, "h1")).toMatchObject({ starter: true, minutes: 8, points: 5 });
  expect(playerOf(rows, "h6")).toMatchObject({ starter: false, minutes: 2, points: 0 });
  expect(playerOf(rows, "a5")).toMatchObject({ starter: true, minutes: 10, points: 0 });
});

test("the stints of who is on the floor last to the latest play", () => {
  const { stints } = derived();
  expect(stints).toHaveLength(11);
  expect(stints.filter((stint) => stint.athleteId === ids.h6)).toMatchObject([
    { inSecondsRemaining: 720, outPeriod: 1, outSecondsRemaining: 600, inTeamPoints: 5 },
  ]);
});

test("at half time there are 20 minutes, by the clock where the plays lag behind the score", () => {
  const behind = sideFact(teamFact("Harbor State"), { points: 7 });
  expect(derived({ clock: "0:00", home: behind }).teams).toEqual([]);
  const end = playFact("1 0:00", null, { kind: "period_end" }, { homeScore: 5, awayScore: 0 });
  expect(derived({ clock: "0:00", plays: [...plays, end] }).teams[0]?.gameMinutes).toBe(20);
});
