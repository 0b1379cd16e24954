import { describe, expect, it } from "vitest";
import { gamesOf } from "./fixtures/result-table.ts";
import { selectionRatings } from "./selection-rating.ts";

describe("the selection rating", () => {
  it("is a quarter own share, half the opponents', a quarter theirs (worked by hand for three schools)", () => {
    // 1 beats 2 at home, 2 beats 3 on a neutral floor, 1 beats 3 on the road.
    const { decided } = gamesOf([
      { winner: 1, loser: 2, at: "winner" },
      { winner: 2, loser: 3, at: "neutral" },
      { winner: 1, loser: 3, at: "loser" },
    ]);
    const ratings = selectionRatings(decided);
    // Own: 1 has 0.6 + 1.4 won of as much: 1. 2 has won 1 and lost 0.6: 1 / 1.6 = 0.625. 3 has lost both: 0.
    // Opponents' shares in games against others: 1 met 2 (1 of 1 elsewhere) and 3 (0 of 1): 0.5. 2 met 1 (1 of 1) and 3 (0 of 1): 0.5.
    // 3 met 2 (0 of 1) and 1 (1 of 1): 0.5. Their opponents' means are 0.5 throughout.
    expect(ratings.get(1)).toBeCloseTo(0.25 * 1 + 0.5 * 0.5 + 0.25 * 0.5, 12);
    expect(ratings.get(2)).toBeCloseTo(0.25 * 0.625 + 0.5 * 0.5 + 0.25 * 0.5, 12);
    expect(ratings.get(3)).toBeCloseTo(0.25 * 0 + 0.5 * 0.5 + 0.25 * 0.5, 12);
  });

  it("counts the schedule: who lost to winners is ahead of who lost to losers", () => {
    const { decided } = gamesOf([
      // 5 loses to 1, who beats 2 and 3; 6 loses to 4, who loses to 2 and 3.
      { winner: 1, loser: 5, at: "neutral" },
      { winner: 1, loser: 2, at: "neutral" },
      { winner: 1, loser: 3, at: "neutral" },
      { winner: 4, loser: 6, at: "neutral" },
      { winner: 2, loser: 4, at: "neutral" },
      { winner: 3, loser: 4, at: "neutral" },
    ]);
    const ratings = selectionRatings(decided);
    expect(ratings.get(5)).toBeGreaterThan(ratings.get(6) as number);
  });

  it("knows nothing of who has not played", () => {
    expect(selectionRatings([])).toEqual(new Map());
  });
});
