import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { exampleGame } from "#test/example-games.ts";
import { EXAMPLE_AWAY, EXAMPLE_HOME, examplePlay } from "#test/example-plays.ts";
import { gameMoments } from "./game-moments.ts";
import { largestSwings, winChanges, winCourse } from "./win-course.ts";
import { winSentence } from "./win-sentence.ts";

const mens = periodFormat("mens");
const HOME = EXAMPLE_HOME.school;
const AWAY = EXAMPLE_AWAY.school;
const won = exampleGame({ id: 1, status: "final", homePoints: 4, awayPoints: 2, homeWinner: true, awayWinner: false });
const lost = exampleGame({ id: 1, status: "final", homePoints: 2, awayPoints: 4, homeWinner: false, awayWinner: true });
const on = exampleGame({ id: 1, status: "in_progress", homePoints: 2, awayPoints: 0 });

/** Plays from [seconds remaining of the second half or "tip", home score, away score, home win probability]. */
function plays(...states: [number | "tip", number, number, number | null][]) {
  return states.map(([at, homeScore, awayScore, homeWinProbability], index) =>
    examplePlay({
      id: index + 1,
      period: at === "tip" ? 1 : 2,
      secondsRemaining: at === "tip" ? 1200 : at,
      clock: at === "tip" ? "20:00" : `0:${at}`,
      homeScore,
      awayScore,
      homeWinProbability,
    }),
  );
}

const cameBack = plays(["tip", 0, 0, 0.62], [50, 0, 2, 0.2], [40, 2, 2, 0.45], [30, 4, 2, 0.9], [10, 4, 2, 1]);

describe("the course of the win probability", () => {
  const course = winCourse(gameMoments(cameBack, mens, won));

  test("begins with the figure at the tip, ends with the latest, and knows both low points", () => {
    expect(course).toMatchObject({ tip: 0.62, latest: 1, known: 1 });
    expect(course?.lowest.home).toMatchObject({ chance: 0.2, home: 0, away: 2 });
    // The visitors were lowest when the home team had 1.
    expect(course?.lowest.away).toMatchObject({ chance: 1, home: 4, away: 2 });
  });

  test("what is not known is a share of the plays, and no tip is made up", () => {
    const gaps = winCourse(
      gameMoments(plays([50, 0, 2, null], [40, 2, 2, 0.45], [30, 4, 2, null], [10, 4, 2, 0.9]), mens, on),
    );
    expect(gaps).toMatchObject({ tip: null, latest: 0.9, known: 0.5 });
    expect(winCourse(gameMoments(plays(["tip", 0, 0, null]), mens, on))).toBeNull();
  });
});

describe("swings", () => {
  test("a play's change is its probability less the one before: 0.2 - 0.62, 0.45 - 0.2, 0.9 - 0.45, 1 - 0.9", () => {
    const changes = [...winChanges(cameBack)].map(([id, change]) => [id, Number(change.toFixed(3))]);
    expect(changes).toEqual([
      [2, -0.42],
      [3, 0.25],
      [4, 0.45],
      [5, 0.1],
    ]);
  });

  test("over a gap nothing is said", () => {
    expect([
      ...winChanges(plays(["tip", 0, 0, 0.5], [50, 0, 2, null], [40, 2, 2, 0.4], [30, 2, 2, 0.4])).keys(),
    ]).toEqual([4]);
  });

  test("the largest first, whichever way; of equals the later; a play that changed nothing is none", () => {
    expect(largestSwings(cameBack, 2).map(({ play }) => play.id)).toEqual([4, 2]);
    const level = plays(["tip", 0, 0, 0.5], [50, 0, 2, 0.25], [40, 2, 2, 0.5], [30, 2, 2, 0.5]);
    expect(largestSwings(level, 5).map(({ play, change }) => [play.id, change])).toEqual([
      [3, 0.25],
      [2, -0.25],
    ]);
  });
});

describe("in words", () => {
  const sentence = (states: ReturnType<typeof plays>, game: typeof won) => {
    const course = winCourse(gameMoments(states, mens, game));
    return course && winSentence(course, mens, game);
  };

  test("the favorite at the tip, and from how low the winner came back", () => {
    expect(sentence(cameBack, won)).toBe(
      `${HOME} favored at the tip: 62 %. ${HOME} won from 20 % (2nd 0:50, 2 behind).`,
    );
  });

  test("a winner that was never in danger", () => {
    const easy = plays(["tip", 0, 0, 0.3], [50, 0, 2, 0.2], [10, 2, 4, 0]);
    expect(sentence(easy, lost)).toBe(`${AWAY} favored at the tip: 70 %. ${AWAY} won and was never below 70 %.`);
  });

  test("while it is on, who has the better of it now", () => {
    expect(sentence(plays(["tip", 0, 0, 0.5], [50, 2, 0, 0.996]), on)).toBe(`Even at the tip. ${HOME} has >99 % now.`);
    expect(sentence(plays([50, 2, 0, 0.45]), on)).toBe(`${AWAY} has 55 % now.`);
  });
});
