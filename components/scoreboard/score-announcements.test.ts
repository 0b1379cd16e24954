import { expect, test } from "vitest";
import { scoreboardGame } from "#lib/records/scoreboard-example.ts";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { nextAnnouncements, type SaidByGame } from "./score-announcements.ts";

function game(id: number, home: number | null, about: Partial<ScoreboardGame> = {}): ScoreboardGame {
  const { homeTeam, awayTeam } = scoreboardGame;
  return {
    ...scoreboardGame,
    id,
    ...about,
    homeTeam: { ...homeTeam, points: home },
    awayTeam: { ...awayTeam, points: home === null ? null : 51 },
  };
}

/** Looks at the games at each of some seconds and answers what was said then. */
function listen(looks: readonly [seconds: number, games: ScoreboardGame[]][]): string[][] {
  let said: SaidByGame = new Map();
  return looks.map(([seconds, games]) => {
    const next = nextAnnouncements(said, games, seconds * 1000);
    said = next.said;
    return next.messages;
  });
}

const AT_60 = "Port Ashby 51, Marlow State 60";

test("a score is read out when it changes, and not when the page opens or only the clock moves", () => {
  expect(
    listen([
      [0, [game(1, 58)]],
      [10, [game(1, 58, { clock: "7:20" })]],
      [20, [game(1, 60)]],
      [30, [game(1, 60, { clock: "7:01" })]],
    ]),
  ).toEqual([[], [], [AT_60], []]);
});

test("a game has at most one message in 15 seconds: what comes sooner waits, and the latest score is said", () => {
  expect(
    listen([
      [0, [game(1, 58)]],
      [10, [game(1, 60)]],
      [20, [game(1, 62)]],
      [24, [game(1, 63)]],
      [25, [game(1, 63)]],
      [35, [game(1, 63)]],
    ]),
  ).toEqual([[], [AT_60], [], [], ["Port Ashby 51, Marlow State 63"], []]);
});

test("what waits is said even if nothing changes any more: it says when to look again", () => {
  const final = [game(1, 70, { status: "final" })];
  const first = nextAnnouncements(new Map(), [game(1, 58)], 0);
  const second = nextAnnouncements(first.said, [game(1, 60)], 10_000);
  const third = nextAnnouncements(second.said, final, 20_000);
  expect([first.waitMs, second.waitMs, third.messages, third.waitMs]).toEqual([null, null, [], 5000]);
  expect(nextAnnouncements(third.said, final, 25_000)).toMatchObject({
    messages: ["Final: Port Ashby 51, Marlow State 70"],
    waitMs: null,
  });
});

test("games do not wait for each other", () => {
  expect(
    listen([
      [0, [game(1, 58), game(2, 10)]],
      [10, [game(1, 60), game(2, 10)]],
      [20, [game(1, 62), game(2, 12)]],
    ]),
  ).toEqual([[], [AT_60], ["Port Ashby 51, Marlow State 12"]]);
});

test("a tip and an end are said, a game without points is not", () => {
  expect(
    listen([
      [0, [game(1, null, { status: "scheduled" })]],
      [60, [game(1, null)]],
      [80, [game(1, 0)]],
      [100, [game(1, 70, { status: "final" })]],
    ]),
  ).toEqual([[], [], ["Port Ashby 51, Marlow State 0"], ["Final: Port Ashby 51, Marlow State 70"]]);
});
