import { describe, expect, it } from "vitest";
import { randomOf } from "#lib/feed/simulation/random.ts";
import { conferenceRounds } from "./conference-rounds.ts";
import { conferenceGamesEach } from "./scale-plan.ts";

const SIZES = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const CASES = SIZES.flatMap((schools) =>
  [-1, 1].flatMap((prestige) =>
    ["a", "b", "c"].map((seed) => ({ schools, gamesEach: conferenceGamesEach("full", schools, prestige), seed })),
  ),
);

describe("the rounds of a conference", () => {
  it.each(CASES)(
    "of $schools schools with $gamesEach games each (seed $seed) are fair",
    ({ schools, gamesEach, seed }) => {
      const ids = Array.from({ length: schools }, (_, place) => 100 + place);
      const rounds = conferenceRounds(ids, gamesEach, randomOf(seed, schools, gamesEach));
      for (const round of rounds) {
        const sides = round.flatMap(({ homeId, awayId }) => [homeId, awayId]);
        expect(new Set(sides).size).toBe(sides.length);
      }
      const pairings = rounds.flat();
      const meetings = Map.groupBy(pairings, ({ homeId, awayId }) => [homeId, awayId].sort().join(" "));
      const counts = [...meetings.values()].map((list) => list.length);
      expect(meetings.size).toBe((schools * (schools - 1)) / 2);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      for (const list of meetings.values()) {
        const homes = new Set(list.map(({ homeId }) => homeId));
        if (list.length > 1) expect(homes.size).toBe(2);
      }
      for (const id of ids) {
        const home = pairings.filter(({ homeId }) => homeId === id).length;
        const away = pairings.filter(({ awayId }) => awayId === id).length;
        expect(home + away).toBe(gamesEach);
        expect(Math.abs(home - away)).toBeLessThanOrEqual(1);
      }
    },
  );
});
