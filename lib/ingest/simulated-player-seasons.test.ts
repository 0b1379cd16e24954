/** Seasons of the simulated league's players: they add up to their teams', and what they are worth adds up to what the teams won. */
import { beforeAll, describe, expect, test } from "vitest";
import type { AthleteTotals, TeamTotals } from "#lib/basketball/season-totals.ts";
import { openWorld } from "#lib/feed/simulation/open-world.ts";
import { readLeague } from "#lib/feed/simulation/read-league.ts";
import { SIMULATION_VERSION } from "#lib/feed/simulation/version.ts";
import { computeOffensiveRating } from "#lib/statistics/individual-rating.ts";
import { computeLeagueAverages, type LeagueAverages } from "#lib/statistics/league-averages.ts";
import { computeSeasonAthleteRates } from "#lib/statistics/season-athlete-rates.ts";
import { openStore } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { selectRatingGames } from "#lib/store/rating-games.ts";
import { selectAthleteTotals, selectTeamTotals } from "#lib/store/season-totals.ts";
import { printFigure } from "#test/print-figure.ts";
import { correlation, mean } from "#test/sample-statistics.ts";
import { markDemo } from "./demo-mark.ts";
import { importFeed } from "./import-feed.ts";

const KEY = { seed: "players", scale: "tiny" } as const;
const SEASON = 2026;
/** Before the tournaments. */
const NOW = "2026-02-20T17:00:00.000Z";

interface Team {
  totals: TeamTotals;
  athletes: AthleteTotals[];
}

let teams: Team[];
let league: LeagueAverages | null;

beforeAll(async () => {
  const store = openStore({ path: ":memory:" });
  await migrate(store);
  await markDemo(store, { ...KEY, seasons: 1, version: SIMULATION_VERSION });
  const reader = readLeague(openWorld(KEY), [SEASON], () => NOW);
  expect((await importFeed(store, reader)).faults).toEqual([]);
  const totals = await selectTeamTotals(store.db, SEASON);
  const athletes = await selectAthleteTotals(store.db, SEASON, [...totals.keys()]);
  league = computeLeagueAverages(await selectRatingGames(store.db, SEASON));
  // Schools of other divisions come as guests, for a game or two.
  teams = [...totals].flatMap(([id, own]) =>
    own.games < 10 ? [] : [{ totals: own, athletes: athletes.get(id) ?? [] }],
  );
  await store.close();
}, 300_000);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("players' seasons", () => {
  test("twelve teams have them, in a league with a level", () => {
    expect(teams).toHaveLength(12);
    expect(league?.pointsPerPossession).toBeGreaterThan(0.9);
    for (const { athletes } of teams) expect(athletes.length).toBeGreaterThan(7);
  });

  test.each([
    ...(["points", "fieldGoalsMade", "fieldGoalsAttempted", "threePointFieldGoalsMade"] as const),
    ...(["threePointFieldGoalsAttempted", "freeThrowsMade", "freeThrowsAttempted"] as const),
    ...(["assists", "steals", "blocks"] as const),
  ])("%s add up to the team's", (count) => {
    for (const { totals, athletes } of teams) {
      expect(sum(athletes.map(({ own }) => own[count]))).toBe(totals.team[count]);
    }
  });

  test("turnovers add up with those charged to nobody; rebounds and fouls are at most the team's, which has its own", () => {
    for (const { totals, athletes } of teams) {
      expect(sum(athletes.map(({ own }) => own.turnovers))).toBe(
        totals.team.turnovers - (totals.team.teamTurnovers ?? 0),
      );
      for (const count of ["offensiveRebounds", "defensiveRebounds", "totalRebounds", "fouls"] as const) {
        expect(sum(athletes.map(({ own }) => own[count]))).toBeLessThanOrEqual(totals.team[count]);
      }
    }
  });

  test("minutes add up to five times the games'", () => {
    for (const { totals, athletes } of teams) {
      const played = sum(athletes.map(({ boxMinutes }) => boxMinutes));
      // Rounded to whole minutes by player and game.
      expect(Math.abs(played / (5 * totals.boxMinutes) - 1)).toBeLessThan(0.01);
    }
  });

  test("who played in every game has his team's sums and its opponents'", () => {
    const regulars = teams.flatMap(({ totals, athletes }) =>
      athletes.filter(({ boxGames }) => boxGames === totals.boxGames).map((athlete) => ({ totals, athlete })),
    );
    expect(regulars.length).toBeGreaterThan(12);
    for (const { totals, athlete } of regulars) {
      expect(totals.team).toMatchObject({ ...athlete.team, possessions: athlete.possessions });
      expect(totals.opponent).toMatchObject({ ...athlete.opponent, possessions: athlete.opponentPossessions });
      expect(athlete.gameMinutes).toBe(totals.boxMinutes);
    }
  });

  test("points produced add up to the points scored, but for what rebounds of the team itself brought", () => {
    const shares = teams.map(({ totals, athletes }) => {
      const produced = athletes.map((totalsOf) => {
        const { own: athlete, boxMinutes: minutes, team, opponent, possessions, gameMinutes } = totalsOf;
        const input = { athlete, minutes, team, opponent, possessions, gameMinutes };
        return computeOffensiveRating(input)?.pointsProduced ?? 0;
      });
      return sum(produced) / totals.team.points;
    });
    const [low, high] = [Math.min(...shares), Math.max(...shares)];
    printFigure(
      `points produced by players: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} % of their team's points`,
    );
    expect(low).toBeGreaterThan(0.93);
    expect(high).toBeLessThan(1.03);
  });

  test("win shares add up to about what the team won, and tell good teams from bad ones", () => {
    const shares = teams.map(({ athletes }) =>
      sum(athletes.map((athlete) => computeSeasonAthleteRates(athlete, league).winShares.total ?? 0)),
    );
    const wins = teams.map(({ totals }) => totals.wins);
    const apart = mean(shares.map((share, place) => Math.abs(share - (wins[place] ?? 0))));
    const agreement = correlation(shares, wins);
    printFigure(
      `win shares of ${teams.length} teams: mean ${mean(shares).toFixed(1)} to ${mean(wins).toFixed(1)} wins, ${apart.toFixed(1)} apart, correlation ${agreement.toFixed(3)}`,
    );
    expect(agreement).toBeGreaterThan(0.8);
    expect(Math.abs(mean(shares) - mean(wins))).toBeLessThan(1.5);
  });
});
