import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import type { StoredGameFact } from "#lib/store/game-facts.ts";
import { gameFact, sideFact, teamBox, teamFact } from "#test/game-facts.ts";
import { mergeGame } from "./merge-game.ts";

const HOME = 1;
const AWAY = 2;
const sides = { home: sideFact(teamFact("Harbor State")), away: sideFact(teamFact("Mesa Tech")) };

const stored = (fact: StoredGameFact["fact"], turned = false): StoredGameFact => ({
  fact,
  resolved: { homeTeamId: turned ? AWAY : HOME, awayTeamId: turned ? HOME : AWAY, venueId: null, athletes: {} },
});

const basket = (side: "home" | "away", homeScore: number, awayScore: number): PlayFact => ({
  sourceId: `${homeScore}-${awayScore}`,
  id: null,
  typeId: 558,
  typeName: null,
  period: 1,
  clock: "10:00",
  secondsRemaining: 600,
  homeScore,
  awayScore,
  side,
  scoringPlay: true,
  shootingPlay: true,
  scoreValue: 2,
  wallclock: null,
  text: null,
  homeWinProbability: 0.75,
  participants: [],
  onFloor: null,
  shot: null,
  event: {
    kind: "field_goal",
    athlete: null,
    made: true,
    points: 2,
    shot: "jumper",
    assistedBy: null,
    inPaint: null,
    fastBreak: null,
    offTurnover: null,
  },
});

describe("one game out of several statements", () => {
  test("what has happened is believed before what was planned, whoever says it", () => {
    const planned = stored(
      gameFact("espn", "1", { ...sides, startDate: "2026-01-11T00:00:00.000Z", startTimeTbd: false }),
    );
    const played = stored(
      gameFact("results", "r", {
        status: "final",
        home: sideFact(teamFact("Harbor State"), { points: 71 }),
        away: sideFact(teamFact("Mesa Tech"), { points: 64 }),
      }),
    );
    const game = mergeGame([planned, played]);
    expect(game.status).toBe("final");
    expect([game.sides.home.points, game.sides.home.winner, game.sides.away.winner]).toEqual([71, true, false]);
    expect([game.startDate, game.startTimeTbd, game.sourceId]).toEqual(["2026-01-11T00:00:00.000Z", false, "1"]);
  });

  test("plays that say no score must come to that of the game: 2 to 0 they are whole, 5 to 2 they are not", () => {
    const plays = stored(
      gameFact("cbbd", "1/plays", {
        ...sides,
        status: "final",
        plays: [basket("home", 2, 0), { ...basket("home", 2, 0), period: 2, event: { kind: "game_end" } }],
      }),
    );
    const score = (home: number, away: number) =>
      stored(
        gameFact("cbbd", "1", {
          status: "final",
          home: sideFact(teamFact("Harbor State"), { points: home }),
          away: sideFact(teamFact("Mesa Tech"), { points: away }),
        }),
      );
    expect(mergeGame([score(2, 0), plays]).playsWhole).toBe(true);
    expect(mergeGame([score(5, 2), plays]).playsWhole).toBe(false);
    expect(mergeGame([score(5, 2), plays]).plays?.fact.plays).toHaveLength(2);
  });

  test("a feed that only knows the day leaves the time open: midnight Eastern, to be determined", () => {
    const game = mergeGame([stored(gameFact("results", "r", sides))]);
    expect([game.startDate, game.startTimeTbd]).toEqual(["2026-01-10T05:00:00.000Z", true]);
  });

  test("a statement with the teams the other way round is turned: sides, scores, win probability and lines", () => {
    const best = stored(gameFact("espn", "1", { ...sides, status: "final" }));
    const turned = stored(
      gameFact("ncaa", "n", {
        status: "final",
        home: sideFact(teamFact("Mesa Tech"), { points: 2, boxScore: teamBox({ points: 2 }) }),
        away: sideFact(teamFact("Harbor State"), { points: 0, boxScore: teamBox({ points: 0 }) }),
        plays: [basket("home", 2, 0)],
      }),
      true,
    );
    const game = mergeGame([best, turned]);
    const play = game.plays?.fact.plays?.[0];
    expect([game.sides.home.points, game.sides.away.points]).toEqual([0, 2]);
    expect([play?.side, play?.homeScore, play?.awayScore, play?.homeWinProbability]).toEqual(["away", 0, 2, 0.25]);
    expect(game.boxScore?.fact.away.boxScore?.points).toBe(2);
  });

  test("whether the part of the season is stated or the calendar's guess", () => {
    const said = (seasonType: "regular" | null) =>
      mergeGame([stored(gameFact("espn", "1", { ...sides, seasonType })), stored(gameFact("results", "r", sides))]);
    expect([said("regular").seasonTypeStated, said(null).seasonTypeStated]).toEqual([true, false]);
    expect(said(null).seasonType).toBe("regular");
  });

  test("a final without a stated winner is won by the greater score, and by nobody where it is level", () => {
    const final = (home: number, away: number) =>
      mergeGame([
        stored(
          gameFact("results", "r", {
            status: "final",
            home: sideFact(teamFact("Harbor State"), { points: home }),
            away: sideFact(teamFact("Mesa Tech"), { points: away }),
          }),
        ),
      ]).sides.home.winner;
    expect([final(70, 69), final(69, 70), final(69, 69)]).toEqual([true, false, null]);
  });

  test("the order in which statements came in does not matter", () => {
    const statements = [
      stored(gameFact("espn", "1", { ...sides, attendance: 900 })),
      stored(gameFact("ncaa", "2", { ...sides, status: "final", attendance: 800 })),
      stored(gameFact("results", "3", { ...sides, status: "final", notes: "opener" })),
      stored(gameFact("cbbd", "4", { ...sides, status: "in_progress", tournament: "NIT" })),
    ];
    const expected = mergeGame(statements);
    fc.assert(
      fc.property(fc.shuffledSubarray(statements, { minLength: statements.length }), (shuffled) => {
        expect(mergeGame(shuffled)).toEqual(expected);
      }),
    );
  });

  test("a date in the week of the first national tournament games is postseason where no feed says", () => {
    const on = (easternDate: string) =>
      mergeGame([stored(gameFact("results", "r", { ...sides, easternDate }))]).seasonType;
    // The first tournament games of 2026 are on Tuesday 17 March.
    expect([on("2026-03-16"), on("2026-03-17"), on("2026-11-03")]).toEqual(["regular", "postseason", "regular"]);
  });
});
