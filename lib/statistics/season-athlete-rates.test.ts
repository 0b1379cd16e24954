import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KnownBoxCounts, zeroBoxCounts } from "#lib/basketball/box-counts.ts";
import { athleteBox, teamBox } from "#test/game-facts.ts";
import { computeAthleteRates } from "./athlete-rates.ts";
import { type AthleteSums, computeSeasonAthleteRates } from "./season-athlete-rates.ts";

const LEAGUE = { pointsPerPossession: 1.05, pointsPerGame: 72, pace: 68.5 };

const EMPTY: AthleteSums = {
  ...{ own: zeroBoxCounts(), team: zeroBoxCounts(), opponent: zeroBoxCounts(), boxMinutes: 0 },
  ...{ gameMinutes: 0, possessions: 0, opponentPossessions: 0 },
};

/** A line of a player: what he made of what he tried, and the rest. */
const line = fc
  .record({
    ...{ twosMade: fc.nat(9), twosMissed: fc.nat(9), threesMade: fc.nat(6), threesMissed: fc.nat(8) },
    ...{ freeThrowsMade: fc.nat(8), freeThrowsMissed: fc.nat(5), offensiveRebounds: fc.nat(6) },
    ...{ defensiveRebounds: fc.nat(10), assists: fc.nat(9), steals: fc.nat(4), blocks: fc.nat(4) },
    ...{ turnovers: fc.nat(6), fouls: fc.nat(5) },
  })
  .map(
    ({ twosMade, twosMissed, threesMade, threesMissed, freeThrowsMade, freeThrowsMissed, ...rest }): KnownBoxCounts => {
      const fieldGoalsMade = twosMade + threesMade;
      return {
        ...rest,
        points: 2 * twosMade + 3 * threesMade + freeThrowsMade,
        fieldGoalsMade,
        fieldGoalsAttempted: fieldGoalsMade + twosMissed + threesMissed,
        threePointFieldGoalsMade: threesMade,
        threePointFieldGoalsAttempted: threesMade + threesMissed,
        freeThrowsMade,
        freeThrowsAttempted: freeThrowsMade + freeThrowsMissed,
        totalRebounds: rest.offensiveRebounds + rest.defensiveRebounds,
      };
    },
  );

const plus = (...lines: KnownBoxCounts[]): KnownBoxCounts =>
  lines.reduce((sum, counts) => {
    const names = Object.keys(sum) as (keyof KnownBoxCounts)[];
    return Object.fromEntries(names.map((name) => [name, sum[name] + counts[name]])) as KnownBoxCounts;
  }, zeroBoxCounts());

const times = (sums: AthleteSums, factor: number): AthleteSums => {
  const counts = (box: KnownBoxCounts) =>
    Object.fromEntries(Object.entries(box).map(([name, count]) => [name, factor * count])) as KnownBoxCounts;
  return {
    ...{ own: counts(sums.own), team: counts(sums.team), opponent: counts(sums.opponent) },
    ...{ boxMinutes: factor * sums.boxMinutes, gameMinutes: factor * sums.gameMinutes },
    ...{ possessions: factor * sums.possessions, opponentPossessions: factor * sums.opponentPossessions },
  };
};

/** Sums of a player who is part of his team: the team is he and seven others. */
const seasons = fc
  .record({
    ...{ own: line, others: fc.array(line, { minLength: 7, maxLength: 7 }) },
    ...{ opponents: fc.array(line, { minLength: 8, maxLength: 8 }), boxMinutes: fc.integer({ min: 0, max: 40 }) },
    ...{ possessions: fc.integer({ min: 50, max: 90 }), opponentPossessions: fc.integer({ min: 50, max: 90 }) },
  })
  .map(
    ({ own, others, opponents, ...rest }): AthleteSums => ({
      ...{ own, team: plus(own, ...others), opponent: plus(...opponents), gameMinutes: 40, ...rest },
    }),
  );

const leaves = (value: unknown): unknown[] =>
  value !== null && typeof value === "object" ? Object.values(value).flatMap(leaves) : [value];

describe("season rates of an athlete", () => {
  test("who has no game with a box score has none", () => {
    expect(leaves(computeSeasonAthleteRates(EMPTY, LEAGUE)).every((value) => value === null)).toBe(true);
  });

  test("without a league only what needs one is unknown", () => {
    const sums = { ...EMPTY, own: athleteBox() as KnownBoxCounts, team: teamBox() as KnownBoxCounts };
    const whole = { ...sums, opponent: teamBox() as KnownBoxCounts, boxMinutes: 30, gameMinutes: 40, possessions: 68 };
    expect(computeSeasonAthleteRates({ ...whole, opponentPossessions: 68 }, null)).toMatchObject({
      // (9 + 0.88 + 2) * 40 / (30 * 78.04); 4.5 of 9; 10 / 19.76; 2 of 2
      ...{ usage: 20.3, effectiveFieldGoalPct: 50, trueShootingPct: 50.6, assistsTurnoverRatio: 1 },
      ...{ porpag: null, winShares: { offensive: null, defensive: null, total: null, per40: null } },
    });
  });

  test("47 assists to 17 turnovers are 2.76, and without a turnover nothing can be said", () => {
    const ratio = (assists: number, turnovers: number) =>
      computeSeasonAthleteRates({ ...EMPTY, own: { ...zeroBoxCounts(), assists, turnovers } }, null)
        .assistsTurnoverRatio;
    expect(ratio(47, 17)).toBe(2.76);
    expect(ratio(47, 0)).toBeNull();
  });

  test("a season of one game is that game", () => {
    fc.assert(
      fc.property(seasons, (sums) => {
        fc.pre(sums.boxMinutes >= 8);
        const { usage, offensiveRating, defensiveRating, netRating, effectiveFieldGoalPct, trueShootingPct } =
          computeSeasonAthleteRates(sums, LEAGUE);
        const game = computeAthleteRates({
          box: { ...sums.own, athlete: "a", minutes: sums.boxMinutes, starter: null, ejected: null },
          minutes: sums.boxMinutes,
          team: teamBox(sums.team),
          opponent: teamBox(sums.opponent),
          possessions: sums.possessions,
          gameMinutes: sums.gameMinutes,
        });
        const ofGame = { usage: game.usage, offensiveRating: game.offensiveRating };
        expect({ usage, offensiveRating }).toEqual(ofGame);
        expect({ defensiveRating, netRating }).toEqual({
          ...{ defensiveRating: game.defensiveRating, netRating: game.netRating },
        });
        expect([effectiveFieldGoalPct, trueShootingPct]).toEqual([game.effectiveFieldGoalPct, game.trueShootingPct]);
      }),
    );
  });

  test("32 such games (a power of two, so that nothing is rounded otherwise) have the same rates, and every number is a number or unknown", () => {
    fc.assert(
      fc.property(seasons, (sums) => {
        const { winShares, ...once } = computeSeasonAthleteRates(sums, LEAGUE);
        const { winShares: many, ...often } = computeSeasonAthleteRates(times(sums, 32), LEAGUE);
        expect(often).toEqual(once);
        for (const value of leaves([once, winShares, many]))
          expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
