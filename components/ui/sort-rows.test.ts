import { expect, test } from "vitest";
import { nextSort, sortRows } from "./sort-rows.ts";

const rows = [
  { name: "Cedar", value: 2 },
  { name: "Árbol", value: null },
  { name: "Birch", value: 7 },
  { name: "Dune", value: 2 },
];
const columns = [
  { id: "name", value: (row: (typeof rows)[number]) => row.name },
  { id: "value", value: (row: (typeof rows)[number]) => row.value },
];
const names = (column: string, direction: "asc" | "desc") =>
  sortRows(rows, columns, { column, direction }).map((row) => row.name);

test("what is not known goes last whichever way, equals keep their order", () => {
  expect(names("value", "desc")).toEqual(["Birch", "Cedar", "Dune", "Árbol"]);
  expect(names("value", "asc")).toEqual(["Cedar", "Dune", "Birch", "Árbol"]);
});

test("names as a dictionary has them", () => {
  expect(names("name", "asc")).toEqual(["Árbol", "Birch", "Cedar", "Dune"]);
});

test("without a column, or by one that is not there, nothing moves", () => {
  expect(sortRows(rows, columns, null)).toBe(rows);
  expect(sortRows(rows, columns, { column: "other", direction: "asc" })).toBe(rows);
});

test("clicks on a head: the better way first, the other way, then the given order; another column starts anew", () => {
  const column = (id: string, ascendingFirst = false) => ({ id, value: () => 1, ascendingFirst });
  const high = nextSort(null, column("high"));
  expect(high).toEqual({ column: "high", direction: "desc" });
  expect(nextSort(high, column("high"))).toEqual({ column: "high", direction: "asc" });
  expect(nextSort({ column: "high", direction: "asc" }, column("high"))).toBeNull();
  expect(nextSort(high, column("low", true))).toEqual({ column: "low", direction: "asc" });
  expect(nextSort({ column: "low", direction: "asc" }, column("low", true))).toEqual({
    column: "low",
    direction: "desc",
  });
});
