import { describe, expect, test } from "vitest";
import { earliestOpeningDay, gameEligibility } from "./game-eligibility.ts";

describe("the first day on which a season can begin", () => {
  test.each([
    [2026, "2025-11-03"],
    [2024, "2023-11-06"],
    [2012, "2011-11-07"],
    [2022, "2021-11-01"],
  ])("%i: %s, a Monday", (season, day) => {
    expect(earliestOpeningDay(season)).toBe(day);
    expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(1);
  });
});

describe("whether a game counts", () => {
  const game = { season: 2026, easternDate: "2025-11-02", seasonType: "regular", stated: true } as const;

  test("as the feed says, whatever the day", () => {
    expect(gameEligibility(game)).toBe("counted");
    expect(gameEligibility({ ...game, seasonType: "preseason" })).toBe("exhibition");
    expect(gameEligibility({ ...game, seasonType: "preseason", easternDate: "2025-11-20" })).toBe("exhibition");
  });

  test("unknown, where no feed says it and no season has opened so early", () => {
    expect(gameEligibility({ ...game, stated: false })).toBe("unknown");
    expect(gameEligibility({ ...game, stated: false, easternDate: "2025-08-09" })).toBe("unknown");
  });

  test("counted from the opening day on, where no feed says it", () => {
    expect(gameEligibility({ ...game, stated: false, easternDate: "2025-11-03" })).toBe("counted");
    expect(gameEligibility({ ...game, stated: false, easternDate: "2026-03-20", seasonType: "postseason" })).toBe(
      "counted",
    );
  });
});
