/** Lineups of an invented game: home starts with 1 to 5 and brings in 6 once, away has 11 to 15 throughout. */
import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { fieldGoal, freeThrow, playFact, rebound } from "#test/play-facts.ts";
import { computeLineups, type LineupInput, lineupKey } from "./lineups.ts";

const FIRST = [1, 2, 3, 4, 5];
const SECOND = [2, 3, 4, 5, 6];
const AWAY = [11, 12, 13, 14, 15];

const floor = (home: readonly number[], away: readonly number[] = AWAY): LineupInput["onFloor"][number] => [
  ...home.map((athleteId) => ({ side: "home" as const, athleteId })),
  ...away.map((athleteId) => ({ side: "away" as const, athleteId })),
];

type Stint = LineupInput["stints"][number];

/** Times on the floor from one moment, `1 20:00`, to another. */
const stint = (side: Side, athleteId: number, from: [number, number], to: [number, number]): Stint => ({
  side,
  athleteId,
  subIn: { period: from[0], secondsRemaining: from[1] },
  subOut: { period: to[0], secondsRemaining: to[1] },
});

const WHOLE: [[number, number], [number, number]] = [
  [1, 1200],
  [2, 0],
];
/** 1 goes out for 6 with 10:00 left in the first half, after 600 seconds. */
const STINTS: Stint[] = [
  stint("home", 1, [1, 1200], [1, 600]),
  stint("home", 6, [1, 600], [2, 0]),
  ...[2, 3, 4, 5].map((id) => stint("home", id, ...WHOLE)),
  ...AWAY.map((id) => stint("away", id, ...WHOLE)),
];

interface Played {
  play: PlayFact;
  home: readonly number[];
}
const on = (home: readonly number[], ...play: Parameters<typeof playFact>): Played => ({
  home,
  play: playFact(...play),
});

/** The second of the substitution: the foul and the first free throw are the first five's, the second free throw the others'. */
const PLAYS = [
  on(FIRST, "1 19:40", "home", fieldGoal(null, { made: true, points: 3, assistedBy: "h1" })),
  on(FIRST, "1 19:20", "away", fieldGoal(null, { made: true, shot: "dunk" })),
  on(FIRST, "1 10:00", "away", { kind: "foul", athlete: null, foul: "personal", bench: false }),
  on(FIRST, "1 10:00", "home", freeThrow(null, true)),
  on(SECOND, "1 10:00", "home", freeThrow(null, false)),
  on(SECOND, "1 10:00", "away", rebound(null, "defensive")),
  on(SECOND, "1 9:40", "away", { kind: "turnover", athlete: null }),
  on(SECOND, "1 9:40", "home", { kind: "steal", athlete: null }),
  on(SECOND, "2 0:02", "away", fieldGoal(null, { shot: "layup" })),
  on(SECOND, "2 0:00", "home", rebound("h6", "defensive")),
];

function lineupsOf(played: readonly Played[], changed: Partial<LineupInput> = {}) {
  return computeLineups({
    plays: played.map(({ play }) => play),
    onFloor: played.map(({ home }) => floor(home)),
    stints: STINTS,
    format: periodFormat("mens"),
    over: true,
    ...changed,
  });
}

describe("two lineups of a game", () => {
  const { home, away } = lineupsOf(PLAYS);
  const [second, first] = home.lineups;

  test("1-2-3-4-5 have 600 seconds, 2-3-4-5-6 the other 1,800, and the longer ones stand first", () => {
    expect(home.lineups.map(({ athleteIds, seconds }) => [lineupKey(athleteIds), seconds])).toEqual([
      ["2-3-4-5-6", 1800],
      ["1-2-3-4-5", 600],
    ]);
    expect(away.lineups.map(({ seconds }) => seconds)).toEqual([2400]);
    expect([home.unknown.seconds, away.unknown.seconds]).toEqual([0, 0]);
  });

  test("a three and the first free throw: 3 + 1 = 4 points of the first five, against 2 by a dunk", () => {
    expect(first?.team).toMatchObject({ points: 4, assists: 1, threePointersMade: 1, freeThrowsAttempted: 1 });
    expect(first?.opponent).toMatchObject({ points: 2, dunksMade: 1, dunksAttempted: 1, twoPointersAttempted: 1 });
  });

  test("the second free throw at the same second is missed by the others, who steal the ball and rebound at the horn", () => {
    expect(second?.team).toMatchObject({
      points: 0,
      freeThrowsMade: 0,
      freeThrowsAttempted: 1,
      steals: 1,
      defensiveRebounds: 1,
    });
    expect(second?.opponent).toMatchObject({ turnovers: 1, defensiveRebounds: 1, layupsAttempted: 1, layupsMade: 0 });
  });

  test("possessions lie where they end: the three; then the free throws, by the second of them, and the ball at the horn", () => {
    expect([first?.team.possessions, first?.opponent.possessions]).toEqual([1, 1]);
    expect([second?.team.possessions, second?.opponent.possessions]).toEqual([2, 2]);
    expect([away.lineups[0]?.team.possessions, away.lineups[0]?.opponent.possessions]).toEqual([3, 3]);
  });

  test("what one side's five scored the other's allowed: 2 and 4", () => {
    expect(away.lineups[0]?.team.points).toBe(2);
    expect(away.lineups[0]?.opponent.points).toBe(4);
  });
});

describe("a floor that nobody knows", () => {
  test("with four known from 10:00 on, 1,800 seconds and what happens in them are unknown, and the other side's five are none the worse", () => {
    const four = [2, 3, 4, 5];
    const played = PLAYS.map(({ play, home }) => ({ play, home: home === SECOND ? four : home }));
    const { home, away } = lineupsOf(played, { stints: STINTS.filter(({ athleteId }) => athleteId !== 6) });
    expect(home.lineups.map(({ seconds }) => seconds)).toEqual([600]);
    expect(home.unknown.seconds).toBe(1800);
    expect(home.unknown.team).toMatchObject({ possessions: 2, steals: 1, freeThrowsAttempted: 1 });
    expect(away.lineups.map(({ seconds }) => seconds)).toEqual([2400]);
    expect(away.unknown.seconds).toBe(0);
  });

  test("six at once are no lineup, and no six lineups: 600 seconds of five and 1,800 unknown", () => {
    const stints = [...STINTS.filter(({ athleteId }) => athleteId !== 1), stint("home", 1, ...WHOLE)];
    const { home } = lineupsOf(PLAYS, { stints });
    expect(home.lineups.map(({ athleteIds, seconds }) => [lineupKey(athleteIds), seconds])).toEqual([
      ["1-2-3-4-5", 600],
      ["2-3-4-5-6", 0],
    ]);
    expect(home.unknown.seconds).toBe(1800);
  });
});

test("five who are together for a free throw alone are a lineup of no seconds", () => {
  const thrown = [
    ...PLAYS.slice(0, 3),
    on([1, 2, 3, 4, 7], "1 10:00", "home", freeThrow(null, true)),
    ...PLAYS.slice(4),
  ];
  const lineup = lineupsOf(thrown).home.lineups.at(-1);
  expect([lineup && lineupKey(lineup.athleteIds), lineup?.seconds, lineup?.team.points]).toEqual(["1-2-3-4-7", 0, 1]);
});

test("while the game is on it lasts to its latest play: 5:00 played are 300 seconds, though the stints are not closed yet", () => {
  const { home, away } = lineupsOf([on(FIRST, "1 15:00", "home", fieldGoal(null))], { over: false });
  expect(home.lineups.map(({ seconds }) => seconds)).toEqual([300]);
  expect(away.lineups.map(({ seconds }) => seconds)).toEqual([300]);
});

test("without plays there is nothing to tell", () => {
  const { home, away } = lineupsOf([], { stints: [] });
  expect([home.lineups, away.lineups]).toEqual([[], []]);
});
