import { describe, expect, test } from "vitest";
import type { AthleteTally, SeasonGame, TeamTally } from "#lib/basketball/tally.ts";
import { athleteBox, teamBox } from "#test/game-facts.ts";
import { computeSeasonUnit, seasonPace } from "./season-team-rates.ts";
import { emptyShotTally } from "./shot-tally.ts";
import { sumAthletes, sumTeam } from "./sum-season.ts";

function tally(points: number, possessions: number | null, about: Partial<TeamTally> = {}): TeamTally {
  return { minutes: 40, possessions, box: teamBox({ points }), shots: null, athletes: [], ...about };
}

function game(own: TeamTally | null, opponent: TeamTally | null, won: boolean | null = true): SeasonGame {
  return { won, own, opponent };
}

function line(athleteId: number, minutes: number | null, about: Partial<AthleteTally> = {}): AthleteTally {
  return { athleteId, minutes, starter: null, box: athleteBox({ points: 10 }), shots: null, ...about };
}

describe("a team's season", () => {
  const two = [game(tally(80, 70), tally(70, 70)), game(tally(60, 60), tally(66, 62), false)];

  test("80 points in 70 possessions and 60 in 60 are 140 in 130: 107.7 a hundred, and not the mean of 114.3 and 100", () => {
    const totals = sumTeam(two);
    expect(totals).toMatchObject({ games: 2, wins: 1, losses: 1, minutes: 80, boxGames: 2, boxMinutes: 80 });
    expect([totals.team.points, totals.team.possessions]).toEqual([140, 130]);
    expect(computeSeasonUnit(totals, "team").rating).toBe(107.7);
    // 136 in 132
    expect(computeSeasonUnit(totals, "opponent").rating).toBe(103);
  });

  test("130 and 132 possessions in 80 minutes: pace 40 * 262 / 160 = 65.5", () => {
    expect(seasonPace(sumTeam(two))).toBe(65.5);
  });

  test("a game without a box score counts as a game and in no rate: still 107.7 and 65.5", () => {
    const totals = sumTeam([...two, game(null, null, null)]);
    expect(totals).toMatchObject({ games: 3, wins: 1, losses: 1, minutes: 120, boxGames: 2 });
    expect([computeSeasonUnit(totals, "team").rating, seasonPace(totals)]).toEqual([107.7, 65.5]);
  });

  test("a game of which one count is unknown on either side enters with none", () => {
    for (const unknown of [
      game(tally(90, 70, { box: teamBox({ points: 90, steals: null }) }), tally(70, 70)),
      game(tally(90, 70), tally(70, 70, { box: teamBox({ blocks: null }) })),
      game(tally(90, null), tally(70, 70)),
    ]) {
      expect(sumTeam([...two, unknown])).toMatchObject({ games: 3, boxGames: 2, team: { points: 140 } });
    }
  });

  test("counts that only some feeds state are summed over the games that state them: 30 + unknown + 26 = 56; null when none does", () => {
    const paint = (pointsInPaint: number | null) =>
      game(tally(70, 70, { box: teamBox({ pointsInPaint, fastBreakPoints: null }) }), tally(60, 70));
    const { team } = sumTeam([paint(30), paint(null), paint(26)]);
    expect([team.pointsInPaint, team.fastBreakPoints]).toEqual([56, null]);
  });

  test("overtime is played time, and a game of unknown length counts 40: 45 + 40 = 85", () => {
    expect(sumTeam([game(tally(80, 70, { minutes: 45 }), tally(70, 70)), game(null, null)]).minutes).toBe(85);
  });

  test("without a game that has a box score everything is unknown, and nothing 0", () => {
    const unit = computeSeasonUnit(sumTeam([game(null, null)]), "team");
    expect(unit).toMatchObject({ trueShooting: null, rating: null, box: { points: null, possessions: null } });
    expect(seasonPace(sumTeam([]))).toBeNull();
  });

  test("shots of games that have plays on both sides: 3 of 5 dunks and 1 of 2 are 4 of 7", () => {
    const dunks = (made: number, attempted: number) => ({
      ...emptyShotTally(),
      dunk: { attempted, made, assisted: 0 },
    });
    const one = game(tally(70, 70, { shots: dunks(3, 5) }), tally(60, 70, { shots: emptyShotTally() }));
    const other = game(tally(70, 70, { shots: dunks(1, 2) }), tally(60, 70, { shots: emptyShotTally() }));
    const half = game(tally(70, 70, { shots: dunks(9, 9) }), tally(60, 70));
    expect(sumTeam([one, other, half])).toMatchObject({ shotGames: 2, shots: { dunk: { made: 4, attempted: 7 } } });
  });
});

describe("an athlete's season", () => {
  test("30 and 20 minutes with 10 points each: 2 games, 50 minutes, 20 points, and the sums of his team in the same games", () => {
    const games = [
      game(tally(80, 70, { athletes: [line(7, 30, { starter: true })] }), tally(70, 71)),
      game(tally(60, 60, { athletes: [line(7, 20, { starter: false }), line(8, 20)] }), tally(66, 62)),
      game(tally(99, 80), tally(66, 81)),
    ];
    const [seven, eight] = sumAthletes(games);
    expect(seven).toMatchObject({
      athleteId: 7,
      games: 2,
      minutes: 50,
      starts: 1,
      boxGames: 2,
      boxMinutes: 50,
      gameMinutes: 80,
      possessions: 130,
      opponentPossessions: 133,
      own: { points: 20 },
      team: { points: 140 },
      opponent: { points: 136 },
    });
    expect(eight).toMatchObject({ athleteId: 8, games: 1, starts: null, team: { points: 60 } });
  });

  test("a game whose box score lacks a count of his, or of his team, gives him minutes and no sums", () => {
    const short = line(7, 30, { box: athleteBox({ points: 10, steals: null }) });
    const games = [
      game(tally(80, 70, { athletes: [short] }), tally(70, 71)),
      game(tally(80, 70, { athletes: [line(7, 10)], box: teamBox({ fouls: null }) }), tally(70, 71)),
    ];
    expect(sumAthletes(games)).toEqual([
      expect.objectContaining({ games: 2, minutes: 40, boxGames: 0, boxMinutes: 0, possessions: 0 }),
    ]);
  });

  test("who has no minutes did not play", () => {
    expect(sumAthletes([game(tally(80, 70, { athletes: [line(7, null)] }), tally(70, 71))])).toEqual([]);
  });
});
