import { expect, test } from "vitest";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { fieldGoal, freeThrow, playFact, rebound, substitution } from "#test/play-facts.ts";
import { possessionAfterPlays } from "./possession-after.ts";

const foul = (kind: "personal" | "technical" | "offensive") =>
  ({ kind: "foul", athlete: null, foul: kind, bench: false }) as const;

test.each<[string, PlayFact[], ("home" | "away" | null)[]]>([
  ["a basket gives the ball away", [playFact("1 19:40", "home", fieldGoal("h", { made: true }))], ["away"]],
  [
    "after a miss nobody has it until the rebound, whoever takes it",
    [
      playFact("1 19:40", "home", fieldGoal("h")),
      playFact("1 19:38", "home", rebound("h", "offensive")),
      playFact("1 19:30", "home", fieldGoal("h")),
      playFact("1 19:28", "away", rebound("a", "defensive")),
    ],
    [null, "home", null, "away"],
  ],
  [
    "a turnover gives it away, and the steal says the same",
    [
      playFact("1 19:40", "home", { kind: "turnover", athlete: "h" }),
      playFact("1 19:40", "away", { kind: "steal", athlete: "a" }),
    ],
    ["away", "away"],
  ],
  [
    "a foul leaves it with the fouled, through his first free throw and the substitution before the second, which gives it away when made",
    [
      playFact("1 10:00", "home", foul("personal")),
      playFact("1 10:00", "away", freeThrow("a", false)),
      playFact("1 10:00", "home", substitution("h2", "in")),
      playFact("1 10:00", "away", rebound(null, "offensive", true)),
      playFact("1 10:00", "away", freeThrow("a", true)),
    ],
    ["away", "away", "away", "away", "home"],
  ],
  [
    "a last free throw that is missed is anybody's",
    [playFact("1 10:00", "away", freeThrow("a", false)), playFact("1 9:58", "home", rebound("h", "defensive"))],
    [null, "home"],
  ],
  [
    "a technical foul changes nothing, and what has no team neither",
    [
      playFact("1 10:00", "away", rebound("a", "defensive")),
      playFact("1 10:00", "away", foul("technical")),
      playFact("1 10:00", null, { kind: "timeout" }),
    ],
    ["away", "away", "away"],
  ],
  [
    "a new period starts with nobody's ball",
    [playFact("1 0:01", "home", rebound("h", "defensive")), playFact("2 20:00", "home", { kind: "timeout" })],
    ["home", null],
  ],
  [
    "a free throw of the next period is not the second of this one",
    [playFact("1 0:00", "home", freeThrow("h", true)), playFact("2 20:00", "home", freeThrow("h", true))],
    ["away", "away"],
  ],
])("%s", (_what, plays, expected) => {
  expect(possessionAfterPlays(plays)).toEqual(expected);
});
