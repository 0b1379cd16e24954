import { expect, test } from "vitest";
import { nearestSeason } from "./nearest-season.ts";

test("the nearest season, of two as near the later one; the latest where none was asked for", () => {
  expect(nearestSeason([2020, 2024, 2026], 2023)).toBe(2024);
  expect(nearestSeason([2020, 2024, 2026], 2025)).toBe(2026);
  expect(nearestSeason([2020, 2026, 2024], 1999)).toBe(2020);
  expect(nearestSeason([2024, 2026], null)).toBe(2026);
  expect(nearestSeason([], 2025)).toBeNull();
});
