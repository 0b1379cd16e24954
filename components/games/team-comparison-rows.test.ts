import { describe, expect, test } from "vitest";
import { exampleTeamBoxScore } from "#test/example-box-scores.ts";
import { comparisonGroups } from "./team-comparison-rows.ts";

const away = exampleTeamBoxScore({
  possessions: 70,
  assists: 12,
  fieldGoals: { made: 30, attempted: 60, pct: 50 },
  turnovers: { total: 9, teamTotal: null },
});
const home = exampleTeamBoxScore({
  possessions: 71,
  assists: 12,
  fieldGoals: { made: 20, attempted: 50, pct: 40 },
  turnovers: { total: 14, teamTotal: null },
  blocks: 3,
});
const rows = Object.fromEntries(
  comparisonGroups(away, home).flatMap((group) => group.rows.map((row) => [row.statistic, row])),
);

describe("the comparison of two teams", () => {
  test("more is better for shots, fewer for turnovers, neither for possessions, and even is even", () => {
    expect(rows.fieldGoals?.better).toBe("away");
    expect(rows.turnovers?.better).toBe("away");
    expect(rows.possessions?.better).toBeNull();
    expect(rows.assists?.better).toBeNull();
  });

  test("shots show made and tried with their percentage", () => {
    expect(rows.fieldGoals?.away.text).toBe("30-60 (50.0)");
  });

  test("what one team lacks is unknown, not nought, and decides nothing; what both lack is left out", () => {
    expect(rows.blocks).toMatchObject({ away: { value: null, text: "–" }, home: { text: "3" }, better: null });
    expect(rows.pointsInPaint).toBeUndefined();
    expect(comparisonGroups(away, home).map((group) => group.title)).not.toContain("Where the points came from");
  });
});
