import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { SIDES } from "#lib/basketball/enums.ts";
import { PLAY_TYPES } from "#lib/basketball/play-types.ts";
import { SHOT_KINDS, type ShotTally } from "#lib/basketball/tally.ts";
import { mapPlayEvent } from "#lib/feed/espn/map-play-event.ts";
import { fieldGoal, freeThrow, playFact, rebound } from "#test/play-facts.ts";
import { addShotTallies, emptyShotTally, tallyShots } from "./shot-tally.ts";

const KINDS = [...SHOT_KINDS, "unknown"] as const;

/** Tries of all kinds. */
function tries(tally: ShotTally): number {
  return KINDS.reduce((sum, kind) => sum + tally[kind].attempted, 0);
}

describe("tallyShots", () => {
  test("a dunk after a pass and a missed one: 1 of 2, 1 assisted", () => {
    const { teams } = tallyShots([
      playFact("1 9:00", "home", fieldGoal("h1", { shot: "dunk", made: true, assistedBy: "h2" })),
      playFact("1 8:00", "home", fieldGoal("h1", { shot: "dunk" })),
    ]);
    expect(teams.home).toEqual({ ...emptyShotTally(), dunk: { attempted: 2, made: 1, assisted: 1 } });
    expect(teams.away).toEqual(emptyShotTally());
  });

  test("each side's and each athlete's own: 1 layup and 1 of 2 free throws of a1, 1 three of a2, 1 tip-in of nobody", () => {
    const { teams, athletes } = tallyShots([
      playFact("1 9:00", "away", fieldGoal("a1", { shot: "layup", made: true })),
      playFact("1 9:00", "away", freeThrow("a1", true)),
      playFact("1 9:00", "away", freeThrow("a1", false)),
      playFact("1 8:00", "away", fieldGoal("a2", { points: 3, made: true, assistedBy: "a1" })),
      playFact("1 7:00", "away", fieldGoal(null, { shot: "tip" })),
      playFact("1 7:00", "home", rebound("h1", "defensive")),
    ]);
    expect(athletes.get("a1")).toEqual({
      ...emptyShotTally(),
      layup: { attempted: 1, made: 1, assisted: 0 },
      freeThrows: { attempted: 2, made: 1 },
    });
    expect(athletes.get("a2")).toEqual({
      ...emptyShotTally(),
      threePointJumper: { attempted: 1, made: 1, assisted: 1 },
    });
    expect([...athletes.keys()]).toEqual(["a1", "a2"]);
    expect([teams.away.tipIn.attempted, tries(teams.away), tries(teams.home)]).toEqual([1, 3, 0]);
  });

  test("an assist counts although the feed does not say whose it was, but none at a miss", () => {
    const shot = { shooter: "h1", range: "jumper", assisted: true, assistedBy: null, location: null } as const;
    const { teams } = tallyShots([
      playFact("1 9:00", "home", fieldGoal("h1", { made: true }), { shot: { ...shot, made: true } }),
      playFact("1 8:00", "home", fieldGoal("h1"), { shot: { ...shot, made: false } }),
    ]);
    expect(teams.home.twoPointJumper).toEqual({ attempted: 2, made: 1, assisted: 1 });
  });

  test("a try whose kind nobody can tell is unknown; one worth three is a jumper all the same", () => {
    const { teams } = tallyShots([
      playFact("1 9:00", "home", fieldGoal("h1", { shot: null, made: true })),
      playFact("1 8:00", "home", fieldGoal("h1", { shot: null, points: 3 })),
      playFact("1 7:00", "home", fieldGoal("h1", { shot: "layup", points: 3 })),
    ]);
    expect([teams.home.unknown, teams.home.threePointJumper.attempted, teams.home.layup.attempted]).toEqual([
      { attempted: 1, made: 1, assisted: 0 },
      2,
      0,
    ]);
  });

  test("a shot without a team counts for nobody", () => {
    const { teams, athletes } = tallyShots([playFact("1 9:00", null, fieldGoal("h1"))]);
    expect([tries(teams.home), tries(teams.away), athletes.size]).toEqual([0, 0, 0]);
  });

  // The types of the interface, by id and value, without a text to help.
  it.each([
    [574, 2, "dunk"],
    [20574, 2, "dunk"],
    [572, 2, "layup"],
    [20572, 2, "layup"],
    [20424, 2, "layup"],
    [437, 2, "tipIn"],
    [20437, 2, "tipIn"],
    [558, 2, "twoPointJumper"],
    [20558, 2, "twoPointJumper"],
    [20429, 2, "twoPointJumper"],
    [558, 3, "threePointJumper"],
    [30558, 3, "threePointJumper"],
    [30495, 3, "threePointJumper"],
    // Of these the reference service loses the threes.
    [20558, 3, "threePointJumper"],
    [20429, 3, "threePointJumper"],
    // A miss of some seasons has no value.
    [30558, 0, "threePointJumper"],
    [558, 0, "unknown"],
    [91, 2, "unknown"],
  ] as const)("type %i worth %i is %s", (typeId, scoreValue, kind) => {
    const event = mapPlayEvent({
      typeId,
      typeName: PLAY_TYPES.find((type) => type.id === typeId)?.name ?? null,
      text: null,
      actor: "h1",
      assister: null,
      scoringPlay: false,
      shootingPlay: true,
      scoreValue,
    });
    const { home } = tallyShots([playFact("1 9:00", "home", event)]).teams;
    expect(KINDS.filter((each) => home[each].attempted === 1)).toEqual([kind]);
  });
});

const shotPlay = fc.record({
  side: fc.constantFrom(...SIDES),
  athlete: fc.constantFrom("p1", "p2", "p3"),
  shot: fc.constantFrom("dunk", "layup", "tip", "jumper", null),
  points: fc.constantFrom(2, 3),
  made: fc.boolean(),
  assisted: fc.boolean(),
});

describe("addShotTallies", () => {
  test("of none is nothing, and 2 of 3 and 1 of 4 layups are 3 of 7", () => {
    expect(addShotTallies()).toEqual(emptyShotTally());
    const layups = (attempted: number, made: number) => ({
      ...emptyShotTally(),
      layup: { attempted, made, assisted: 1 },
      freeThrows: { attempted: 2, made },
    });
    const sum = addShotTallies(layups(3, 2), layups(4, 1));
    expect([sum.layup, sum.freeThrows]).toEqual([
      { attempted: 7, made: 3, assisted: 2 },
      { attempted: 4, made: 3 },
    ]);
  });

  test("athletes whose shooters are all known add up to both sides, and parts of a game to the whole", () => {
    fc.assert(
      fc.property(fc.array(shotPlay, { maxLength: 60 }), fc.nat(60), (shots, cut) => {
        const plays = shots.map(({ side, athlete, shot, points, made, assisted }) =>
          playFact(
            "1 9:00",
            side,
            fieldGoal(`${side} ${athlete}`, {
              ...{ shot, made },
              points: points === 3 ? 3 : 2,
              assistedBy: made && assisted ? "passer" : null,
            }),
          ),
        );
        const whole = tallyShots(plays);
        const parts = [tallyShots(plays.slice(0, cut)), tallyShots(plays.slice(cut))];
        for (const side of SIDES) {
          const own = [...whole.athletes].filter(([key]) => key.startsWith(side)).map(([, tally]) => tally);
          expect(addShotTallies(...own)).toEqual(whole.teams[side]);
          expect(addShotTallies(...parts.map(({ teams }) => teams[side]))).toEqual(whole.teams[side]);
          expect(tries(whole.teams[side])).toBe(shots.filter((shot) => shot.side === side).length);
        }
      }),
    );
  });
});
