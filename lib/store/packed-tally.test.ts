import { describe, expect, test } from "vitest";
import { SHOT_KINDS, type TeamTally } from "#lib/basketball/tally.ts";
import { athleteBox, teamBox } from "#test/game-facts.ts";
import { packTally, unpackTally } from "./packed-tally.ts";

/** Every number another, so that none can stand in the place of another unseen. */
function tally(): TeamTally {
  let next = 1;
  const numbered = <Counts extends object>(counts: Counts): Counts =>
    Object.fromEntries(Object.keys(counts).map((count) => [count, next++])) as Counts;
  const shots = () => ({
    ...(Object.fromEntries(
      [...SHOT_KINDS, "unknown"].map((kind) => [kind, numbered({ attempted: 0, made: 0, assisted: 0 })]),
    ) as Omit<NonNullable<TeamTally["shots"]>, "freeThrows">),
    freeThrows: numbered({ attempted: 0, made: 0 }),
  });
  return {
    minutes: 45.5,
    possessions: 71,
    box: numbered(teamBox()),
    shots: shots(),
    athletes: [
      { athleteId: 11, minutes: 31.2, starter: true, box: numbered(athleteBox()), shots: shots() },
      { athleteId: 12, minutes: null, starter: false, box: numbered(athleteBox()), shots: null },
      { athleteId: 13, minutes: 0, starter: null, box: athleteBox({ points: null, fouls: 0 }), shots: null },
    ],
  };
}

describe("a packed tally", () => {
  test("comes out as it went in", () => {
    expect(unpackTally(packTally(tally()))).toEqual(tally());
  });

  test("what is unknown stays unknown, and 0 stays 0", () => {
    const unknown: TeamTally = { minutes: null, possessions: null, box: null, shots: null, athletes: [] };
    expect(unpackTally(packTally(unknown))).toEqual(unknown);
    const none = { ...unknown, box: teamBox({ points: 0, steals: null }) };
    expect(unpackTally(packTally(none))).toEqual(none);
  });

  test("who never shot takes no room, and has shot nothing when it is unpacked", () => {
    const noShots = JSON.parse(JSON.stringify(tally().shots), (_key, value) => (typeof value === "number" ? 0 : value));
    const packed = packTally({ ...tally(), athletes: [], shots: noShots });
    expect(JSON.parse(packed)[3]).toEqual([]);
    expect(unpackTally(packed).shots).toEqual(noShots);
  });
});
