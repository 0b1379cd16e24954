import { expect, test } from "vitest";
import { matchesSearch } from "./search-text.ts";

test("beginnings of words find a name, in any order, without accents or punctuation", () => {
  expect(matchesSearch("st bon", "St. Bonaventure")).toBe(true);
  expect(matchesSearch("san jose", "San José State")).toBe(true);
  expect(matchesSearch("state san", "San José State")).toBe(true);
  expect(matchesSearch("saint johns", "Saint John's")).toBe(true);
  expect(matchesSearch("texas a&m", "Texas A&M")).toBe(true);
  expect(matchesSearch("aventure", "St. Bonaventure")).toBe(false);
  expect(matchesSearch("", "Duke")).toBe(true);
});
