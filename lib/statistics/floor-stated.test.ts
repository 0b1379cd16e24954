/** Stated floors that lag behind the substitutions: h1 to h5 start, h6 and h7 come in. */
import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { fieldGoal, playFact, substitution } from "#test/play-facts.ts";
import { statedFloorChanges } from "./floor-stated.ts";

const SIDE_OF = new Map(["h1", "h2", "h3", "h4", "h5", "h6", "h7"].map((key): [string, Side] => [key, "home"]));
const STARTERS = ["h1", "h2", "h3", "h4", "h5"];

/** A shot at a time for which the feed states these five. */
const shot = (time: string, ...onFloor: string[]) => playFact(time, "home", fieldGoal("h3"), { onFloor });
const sub = (time: string, athlete: string, direction: "in" | "out") =>
  playFact(time, "home", substitution(athlete, direction));

/** The changes after the start: who, which way, from which play on and at what time. */
function changesOf(plays: readonly PlayFact[]): string[] {
  const changes = statedFloorChanges(plays, "home", SIDE_OF, periodFormat("mens"));
  return changes
    .slice(STARTERS.length)
    .map(({ athlete, direction, play, at }) => `${athlete} ${direction} ${play} ${at.period} ${at.secondsRemaining}`);
}

describe("a floor that is stated late", () => {
  test("holds from the first substitution of its stoppage", () => {
    const plays = [
      shot("1 16:00", ...STARTERS),
      sub("1 15:00", "h1", "out"),
      sub("1 15:00", "h6", "in"),
      shot("1 14:50", ...STARTERS),
      shot("1 14:30", "h6", "h2", "h3", "h4", "h5"),
    ];
    expect(changesOf(plays)).toEqual(["h1 out 1 1 900", "h6 in 1 1 900"]);
  });

  test("of two stoppages with as many in as out, each athlete changes at his own", () => {
    const plays = [
      shot("1 16:00", ...STARTERS),
      sub("1 15:00", "h1", "out"),
      sub("1 15:00", "h6", "in"),
      shot("1 14:50", ...STARTERS),
      sub("1 14:40", "h7", "in"),
      sub("1 14:40", "h2", "out"),
      shot("1 14:30", "h6", "h7", "h3", "h4", "h5"),
    ];
    expect(changesOf(plays)).toEqual(["h1 out 1 1 900", "h2 out 4 1 880", "h6 in 1 1 900", "h7 in 4 1 880"]);
  });

  test("of two stoppages that do not leave five, all change at the latest", () => {
    const plays = [
      shot("1 16:00", ...STARTERS),
      sub("1 15:00", "h6", "in"),
      shot("1 14:50", ...STARTERS),
      sub("1 14:40", "h1", "out"),
      shot("1 14:30", "h6", "h2", "h3", "h4", "h5"),
    ];
    expect(changesOf(plays)).toEqual(["h1 out 3 1 880", "h6 in 3 1 880"]);
  });

  test("an athlete who went out before he comes in is not taken for coming in then", () => {
    const plays = [
      shot("1 16:00", ...STARTERS),
      sub("1 15:00", "h6", "out"),
      shot("1 14:30", "h6", "h2", "h3", "h4", "h5"),
    ];
    expect(changesOf(plays)).toEqual(["h1 out 2 1 870", "h6 in 2 1 870"]);
  });

  test("without a word of a substitution it changes in the break before its period", () => {
    const plays = [shot("1 0:10", ...STARTERS), shot("2 19:40", "h6", "h2", "h3", "h4", "h5")];
    expect(changesOf(plays)).toEqual(["h1 out 1 1 0", "h6 in 1 2 1200"]);
  });
});
