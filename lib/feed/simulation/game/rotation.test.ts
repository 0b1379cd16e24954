import { describe, expect, it } from "vitest";
import { randomOf } from "#lib/feed/simulation/random.ts";
import { type MadeTeam, madeTeam } from "./fixtures/made-teams.ts";
import { performerOf } from "./performer.ts";
import { planRotation } from "./rotation.ts";

const planned = (made: Omit<MadeTeam, "id">, key: number) => {
  const team = madeTeam({ id: 1, ...made });
  const performers = team.players.map((player, order) => performerOf(player, "home", order));
  planRotation(performers, team.coach.style, randomOf("rotation", key));
  return performers;
};
const plans = (made: Omit<MadeTeam, "id">) => Array.from({ length: 200 }, (_, key) => planned(made, key));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe("a rotation", () => {
  it("shares out five places a minute, nobody above the whole game", () => {
    for (const performers of plans({})) {
      expect(performers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(5, 9);
      for (const { share } of performers) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThan(1);
      }
    }
  });

  it("starts five, at most three guards and one centre among them where others are there", () => {
    for (const performers of plans({})) {
      const starters = performers.filter(({ starter }) => starter).map(({ player }) => player.position);
      expect(starters).toHaveLength(5);
      expect(starters.filter((position) => position === "G").length).toBeLessThanOrEqual(3);
      expect(starters.filter((position) => position === "C").length).toBeLessThanOrEqual(1);
    }
  });

  it("of thirteen guards starts the best five", () => {
    const starters = planned({ position: "G" }, 1).filter(({ starter }) => starter);
    expect(starters.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
  });

  it("gives starters less when ten play than when seven do, and nobody beyond the ten anything", () => {
    const minutes = (rotation: number) =>
      mean(
        plans({ style: { rotation } }).flatMap((all) =>
          all.filter(({ starter }) => starter).map((one) => 40 * one.share),
        ),
      );
    expect(minutes(7)).toBeGreaterThan(minutes(10) + 2.5);
    for (const performers of plans({ style: { rotation: 10 } })) {
      expect(performers.filter(({ share }) => share > 0).length).toBeLessThanOrEqual(11);
    }
  });
});
