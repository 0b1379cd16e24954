import { describe, expect, it } from "vitest";
import { orderOf, seededBracket } from "./seeded-bracket.ts";

/** The rounds of a bracket as seeds and, where the better seeds always win, who meets whom. */
const chalk = (field: number): string[][] => {
  const winners: number[] = [];
  const rounds: string[][] = [];
  for (const { round, upper, lower } of seededBracket(field)) {
    const [one, other] = [upper, lower].map((slot) =>
      slot.kind === "seed" ? slot.seed : (winners[slot.of] as number),
    );
    winners.push(Math.min(one as number, other as number));
    rounds[round] = [...(rounds[round] ?? []), `${one}-${other}`];
  }
  return rounds;
};

describe("a bracket by seed", () => {
  it("of ten lets six rest, as conferences of ten do", () => {
    expect(chalk(10)).toEqual([["7-10", "8-9"], ["1-8", "4-5", "2-7", "3-6"], ["1-4", "2-3"], ["1-2"]]);
  });

  it("of six lets two rest", () => {
    expect(chalk(6)).toEqual([["4-5", "3-6"], ["1-4", "2-3"], ["1-2"]]);
  });

  it("of twelve lets four rest", () => {
    expect(chalk(12)[0]).toEqual(["5-12", "6-11", "7-10", "8-9"]);
  });

  it("of fourteen lets ten rest once and four twice", () => {
    expect(chalk(14).slice(0, 2)).toEqual([
      ["11-14", "12-13"],
      ["5-12", "6-11", "7-10", "8-9"],
    ]);
  });

  it.each(Array.from({ length: 19 }, (_, place) => place + 2))("of %i is played to the end by all", (field) => {
    const games = seededBracket(field);
    expect(games).toHaveLength(field - 1);
    const seeds = games
      .flatMap(({ upper, lower }) => [upper, lower])
      .flatMap((slot) => (slot.kind === "seed" ? slot.seed : []));
    expect(seeds.toSorted((one, other) => one - other)).toEqual(Array.from({ length: field }, (_, place) => place + 1));
    expect(chalk(field).at(-1)).toEqual(["1-2"]);
    for (const [place, { upper, lower }] of games.entries()) {
      for (const slot of [upper, lower]) if (slot.kind === "winner") expect(slot.of).toBeLessThan(place);
    }
  });

  it("is not known for one school or for 21", () => {
    expect(() => seededBracket(1)).toThrow("No bracket is known for 1 schools.");
    expect(() => seededBracket(21)).toThrow(RangeError);
  });

  it("orders sixteen seeds as the national tournament does", () => {
    expect(orderOf(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });
});
