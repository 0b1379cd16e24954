import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Talents } from "#lib/feed/simulation/league-model.ts";
import { floorViolations } from "./fixtures/floor-violations.ts";
import { foulViolations } from "./fixtures/foul-violations.ts";
import { locationViolations } from "./fixtures/location-violations.ts";
import { type MadeTeam, madeTeam } from "./fixtures/made-teams.ts";
import { orderViolations } from "./fixtures/order-violations.ts";
import { playGame } from "./play-game.ts";

/** As far out as no league goes: eight standard deviations either way, in any talents, for a whole team. */
const extremes = fc.double({ min: -8, max: 8, noNaN: true });
const talents: fc.Arbitrary<Partial<Talents>> = fc.record(
  {
    finishing: extremes,
    threePoint: extremes,
    freeThrow: extremes,
    ballHandling: extremes,
    passing: extremes,
    offensiveRebounding: extremes,
    defensiveRebounding: extremes,
    rimProtection: extremes,
    stealing: extremes,
    foulDrawing: extremes,
    discipline: extremes,
    stamina: extremes,
    athleticism: extremes,
    shotAppetite: extremes,
    threeTendency: extremes,
  },
  { requiredKeys: [] },
);
const team: fc.Arbitrary<Omit<MadeTeam, "id">> = fc.record(
  {
    level: fc.double({ min: -3, max: 3, noNaN: true }),
    talents,
    position: fc.constantFrom("G", "F", "C"),
    style: fc.record({
      pace: extremes,
      threeShare: extremes,
      pressing: extremes,
      rotation: fc.integer({ min: 5, max: 13 }),
    }),
  },
  { requiredKeys: [] },
);

const violationsOf = (home: Omit<MadeTeam, "id">, away: Omit<MadeTeam, "id">, gameId: number, men = 13) => {
  const cut = (made: ReturnType<typeof madeTeam>) => ({ ...made, players: made.players.slice(0, men) });
  const played = playGame({
    seed: "odd",
    gameId,
    home: cut(madeTeam({ id: 1, ...home })),
    away: cut(madeTeam({ id: 2, ...away })),
    neutralSite: gameId % 2 === 0,
    exhibition: false,
    tip: "2026-01-10T19:00:00.000Z",
  });
  return [orderViolations, floorViolations, foulViolations, locationViolations].flatMap((check) => check(played));
};

describe("teams that no league has", () => {
  it("play to an end by the rules, five a side", () => {
    fc.assert(
      fc.property(team, team, fc.nat(1_000_000), (home, away, gameId) => {
        expect(violationsOf(home, away, gameId)).toEqual([]);
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  it.each([5, 6, 7, 8, 9])("keep five on the floor with %i men who foul all the time", (men) => {
    const clumsy: Omit<MadeTeam, "id"> = {
      talents: { discipline: -8, foulDrawing: 8 },
      style: { pressing: 5, pace: 3 },
    };
    for (let gameId = 0; gameId < 12; gameId++) expect(violationsOf(clumsy, clumsy, gameId, men)).toEqual([]);
  });

  it("lose men to fouls when they foul all the time", () => {
    const clumsy = madeTeam({ id: 1, talents: { discipline: -8 } });
    const drawn = madeTeam({ id: 2, talents: { foulDrawing: 8 } });
    const { athleteLines } = playGame({
      seed: "odd",
      gameId: 1,
      home: clumsy,
      away: drawn,
      neutralSite: true,
      exhibition: false,
      tip: "2026-01-10T19:00:00.000Z",
    });
    expect(athleteLines.filter(({ side, fouls }) => side === "home" && fouls === 5).length).toBeGreaterThanOrEqual(3);
  });
});
