import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import type { PlayFact, StintEnd } from "#lib/basketball/game-facts.ts";
import { athletes, fieldGoal, freeThrow, minutesLine, playFact, rebound, substitution } from "#test/play-facts.ts";
import { computeStints } from "./stints.ts";
import { computeSecondsPlayed } from "./stints-of-floor.ts";

const HOME = ["h1", "h2", "h3", "h4", "h5", "h6", "h7"];
const AWAY = ["a1", "a2", "a3", "a4", "a5"];
const STARTERS = new Set(["h1", "h2", "h3", "h4", "h5", ...AWAY]);

function stintsOf(plays: PlayFact[], status: "final" | "in_progress" = "final") {
  const result = computeStints({
    league: "mens",
    status,
    plays,
    athletes: [...athletes("home", ...HOME), ...athletes("away", ...AWAY)],
    athleteBoxScores: [...HOME, ...AWAY].map((key) => minutesLine(key, STARTERS.has(key), null)),
  });
  const clock = ({ period, secondsRemaining }: StintEnd) => `${period} ${secondsRemaining}`;
  return {
    ...result,
    codes: result.findings.map((finding) => finding.code),
    of: (key: string) =>
      (result.stints ?? [])
        .filter((stint) => stint.athlete === key)
        .map((stint) => `${clock(stint.subIn)} to ${clock(stint.subOut)}`),
    home: (play: number) => (result.onFloor?.[play] ?? []).filter((key) => key.startsWith("h")),
    seconds: computeSecondsPlayed(result.stints ?? [], periodFormat("mens")),
  };
}

const tip = playFact("1 19:58", "away", { kind: "jump_ball" });
const awaySub = [
  playFact("1 10:00", "away", substitution("a1", "out")),
  playFact("1 10:00", "away", substitution("a1", "in")),
];
const lastOfHalf = playFact("1 0:01", "away", rebound("a1", "defensive"));

describe("substitutions", () => {
  const plays = [
    tip,
    playFact("1 15:00", "home", substitution("h1", "out"), { homeScore: 4, awayScore: 7 }),
    playFact("1 15:00", "home", substitution("h6", "in"), { homeScore: 4, awayScore: 7 }),
    playFact("1 14:00", "home", fieldGoal("h6"), { homeScore: 4, awayScore: 7 }),
    lastOfHalf,
    playFact("2 20:00", "home", substitution("h6", "out"), { homeScore: 4, awayScore: 7 }),
    playFact("2 20:00", "home", substitution("h1", "in"), { homeScore: 4, awayScore: 7 }),
    playFact("2 19:00", "home", fieldGoal("h1", { made: true }), { homeScore: 6, awayScore: 7 }),
  ];
  const { of, home, seconds, stints, codes } = stintsOf(plays);

  test("h1 plays 5 minutes, sits 15 and plays the second half: 300 and 1,200 seconds; h6 his 900", () => {
    expect(of("h1")).toEqual(["1 1200 to 1 900", "2 1200 to 2 0"]);
    expect(of("h6")).toEqual(["1 900 to 2 1200"]);
    expect([seconds.get("h1"), seconds.get("h6"), seconds.get("h2")]).toEqual([1500, 900, 2400]);
    expect(codes).toEqual([]);
  });

  test("a side's stints add up to 5 * 2,400 seconds", () => {
    const total = HOME.reduce((sum, key) => sum + (seconds.get(key) ?? 0), 0);
    expect(total).toBe(12_000);
  });

  test("the score is seen from the athlete's team", () => {
    const stint = stints?.find((candidate) => candidate.athlete === "h6");
    expect(stint?.subIn).toEqual({ period: 1, secondsRemaining: 900, teamPoints: 4, opponentPoints: 7 });
  });

  test("the new five are on from the substitution on, the old ones before it", () => {
    expect(home(0)).toContain("h1");
    expect(home(3).toSorted()).toEqual(["h2", "h3", "h4", "h5", "h6"]);
    expect(home(7).toSorted()).toEqual(["h1", "h2", "h3", "h4", "h5"]);
  });
});

describe("inside one second", () => {
  test("the feed's sequence decides: the fouler is on for the first free throw and off for the second", () => {
    const { home } = stintsOf([
      tip,
      playFact("1 8:22", "home", { kind: "foul", athlete: "h1", foul: "personal", bench: false }),
      playFact("1 8:22", "away", freeThrow("a1", true)),
      playFact("1 8:22", "home", substitution("h1", "out")),
      playFact("1 8:22", "home", substitution("h6", "in")),
      playFact("1 8:22", "away", freeThrow("a1", true)),
    ]);
    expect(home(2)).toContain("h1");
    expect(home(5)).toContain("h6");
    expect(home(5)).not.toContain("h1");
  });

  test("ins and outs of one stoppage may come in any order, with a timeout between them", () => {
    const { home, codes } = stintsOf([
      tip,
      playFact("1 8:00", "home", substitution("h6", "in")),
      playFact("1 8:00", null, { kind: "timeout" }),
      playFact("1 8:00", "home", substitution("h1", "out")),
      playFact("1 7:50", "home", fieldGoal("h6")),
    ]);
    expect(home(4).toSorted()).toEqual(["h2", "h3", "h4", "h5", "h6"]);
    expect(codes).toEqual([]);
  });

  test("who comes in and goes out at one stoppage never played", () => {
    const { of } = stintsOf([
      tip,
      playFact("1 8:00", "home", substitution("h6", "in")),
      playFact("1 8:00", "home", substitution("h6", "out")),
      ...awaySub,
    ]);
    expect(of("h6")).toEqual([]);
    expect(of("a1")).toEqual(["1 1200 to 1 0"]);
  });

  test("a stint of no seconds counts when something happened in it", () => {
    const { of } = stintsOf([
      tip,
      playFact("1 8:00", "home", substitution("h1", "out")),
      playFact("1 8:00", "home", substitution("h6", "in")),
      playFact("1 8:00", "away", freeThrow("a1", true)),
      playFact("1 8:00", "home", substitution("h6", "out")),
      playFact("1 8:00", "home", substitution("h1", "in")),
      lastOfHalf,
    ]);
    expect(of("h6")).toEqual(["1 480 to 1 480"]);
  });
});

describe("holes in the list", () => {
  test("a change at half time that is not listed shows when the new man acts", () => {
    const { of, home, seconds } = stintsOf([
      tip,
      ...awaySub,
      ...["h1", "h2", "h3", "h4", "h5"].map((key) => playFact("1 5:00", "home", fieldGoal(key))),
      playFact("2 19:00", "home", fieldGoal("h6")),
      ...["h2", "h3", "h4", "h5"].map((key) => playFact("2 18:00", "home", fieldGoal(key))),
    ]);
    expect(home(8).toSorted()).toEqual(["h2", "h3", "h4", "h5", "h6"]);
    expect(of("h1")).toEqual(["1 1200 to 1 0"]);
    expect(of("h6")).toEqual(["2 1200 to 2 0"]);
    expect(seconds.get("h1")).toBe(1200);
  });

  test("an in without an out: the one who comes in again later must have gone", () => {
    const { of, codes } = stintsOf([
      tip,
      ...["h1", "h2", "h3", "h4", "h5"].map((key) => playFact("1 18:00", "home", fieldGoal(key))),
      playFact("1 15:00", "home", substitution("h6", "in")),
      playFact("1 10:00", "home", substitution("h3", "in")),
      playFact("1 10:00", "home", substitution("h6", "out")),
      ...["h1", "h2", "h3", "h4", "h5"].map((key) => playFact("1 5:00", "home", fieldGoal(key))),
    ]);
    expect(of("h3")).toEqual(["1 1200 to 1 900", "1 600 to 1 0"]);
    expect(codes).toEqual(["substitution_inferred"]);
  });

  test("an out without an in: the one who acts next without having come in must have come", () => {
    const { of, codes } = stintsOf([
      tip,
      playFact("1 15:00", "home", substitution("h1", "out")),
      playFact("1 14:00", "home", fieldGoal("h6")),
    ]);
    expect(of("h6")).toEqual(["1 900 to 1 0"]);
    expect(codes).toEqual(["substitution_inferred"]);
  });

  test("an out whose in is listed at a later stoppage is completed at once", () => {
    const { of, home } = stintsOf([
      tip,
      playFact("1 15:00", "home", substitution("h1", "out")),
      playFact("1 14:50", "away", fieldGoal("a1")),
      playFact("1 14:30", "home", substitution("h6", "in")),
      playFact("1 14:00", "home", fieldGoal("h6")),
    ]);
    expect(home(2)).toHaveLength(5);
    expect(of("h6")).toEqual(["1 900 to 1 0"]);
  });

  test("who acts without ever coming in takes the place of one who is not heard of again, at the last stoppage", () => {
    const { of, codes } = stintsOf([
      tip,
      ...["h1", "h2", "h3", "h4", "h5"].map((key) => playFact("1 18:00", "home", fieldGoal(key))),
      ...awaySub,
      playFact("1 9:00", null, { kind: "timeout" }),
      playFact("1 8:00", "home", fieldGoal("h6")),
      ...["h2", "h3", "h4", "h5"].map((key) => playFact("1 7:00", "home", fieldGoal(key))),
      playFact("1 6:00", "home", substitution("h6", "out")),
      playFact("1 6:00", "home", substitution("h7", "in")),
    ]);
    expect(of("h1")).toEqual(["1 1200 to 1 540"]);
    expect(of("h6")).toEqual(["1 540 to 1 360"]);
    expect(codes).toEqual(["substitution_inferred"]);
  });

  test("a technical foul may be called on the bench: it puts nobody on the floor", () => {
    const { of } = stintsOf([
      tip,
      ...awaySub,
      playFact("1 8:00", "home", { kind: "foul", athlete: "h6", foul: "technical", bench: false }),
    ]);
    expect(of("h6")).toEqual([]);
  });

  test("a side that cannot be brought to five is left out and found", () => {
    const result = computeStints({
      league: "mens",
      status: "final",
      plays: [
        tip,
        playFact("1 15:00", "home", substitution("h1", "out")),
        playFact("1 14:00", "home", fieldGoal("h2")),
      ],
      athletes: [...athletes("home", "h1", "h2"), ...athletes("away", ...AWAY)],
      athleteBoxScores: AWAY.map((key) => minutesLine(key, true, null)),
    });
    expect(result.onFloor?.[2]).toEqual(AWAY);
    expect(result.findings.map((finding) => finding.code)).toEqual(["floor_start_unknown", "floor_not_five"]);
  });
});

describe("what is not known", () => {
  test("a feed without substitutions and floors has no stints", () => {
    const { stints, onFloor, codes } = stintsOf([tip, playFact("1 14:00", "home", fieldGoal("h2"))]);
    expect([stints, onFloor, codes]).toEqual([null, null, ["no_substitutions"]]);
  });

  test("a game without plays has neither, and nothing to find", () => {
    expect(stintsOf([]).findings).toEqual([]);
  });

  test("while the game is on, stints end at its last play", () => {
    const { of } = stintsOf([tip, ...awaySub, playFact("1 8:00", "away", fieldGoal("a1"))], "in_progress");
    expect(of("a2")).toEqual(["1 1200 to 1 480"]);
  });
});

describe("stated floors", () => {
  const floor = (...home: string[]) => ({ onFloor: [...home, ...AWAY] });
  const five = ["h1", "h2", "h3", "h4", "h5"] as const;
  const changed = ["h6", "h2", "h3", "h4", "h5"] as const;

  test("without substitution plays a change happens at the first play it is stated for", () => {
    const { of } = stintsOf([
      playFact("1 19:58", "away", { kind: "jump_ball" }, floor(...five)),
      playFact("1 15:00", "away", fieldGoal("a1"), floor(...changed)),
    ]);
    expect(of("h1")).toEqual(["1 1200 to 1 900"]);
    expect(of("h6")).toEqual(["1 900 to 1 0"]);
  });

  test("between periods it happens in the break", () => {
    const { of } = stintsOf([
      playFact("1 0:30", "away", fieldGoal("a1"), floor(...five)),
      playFact("2 19:40", "away", fieldGoal("a1"), floor(...changed)),
    ]);
    expect(of("h1")).toEqual(["1 1200 to 1 0"]);
    expect(of("h6")).toEqual(["2 1200 to 2 0"]);
  });

  test("a floor that lags behind the substitution until the ball changes hands gives way to the substitution", () => {
    const { home, of } = stintsOf([
      playFact("1 19:58", "away", { kind: "jump_ball" }, floor(...five)),
      playFact("1 15:00", "home", substitution("h1", "out"), floor(...five)),
      playFact("1 15:00", "home", substitution("h6", "in"), floor(...five)),
      playFact("1 14:50", "home", fieldGoal("h6"), floor(...five)),
      playFact("1 14:30", "away", fieldGoal("a1"), floor(...changed)),
    ]);
    expect(home(3)).toContain("h6");
    expect(of("h6")).toEqual(["1 900 to 1 0"]);
  });

  test("floors count where substitutions are missing", () => {
    const { home } = stintsOf([
      playFact("1 19:58", "away", { kind: "jump_ball" }, floor(...five)),
      playFact("1 15:00", "home", substitution("h7", "in"), floor(...five)),
      playFact("1 14:50", "home", fieldGoal("h1"), floor(...five)),
      ...["h2", "h3", "h4", "h5"].map((key) => playFact("1 14:40", "home", fieldGoal(key), floor(...five))),
    ]);
    expect(home(2).toSorted()).toEqual([...five]);
  });
});
