import { expect, test } from "vitest";
import { shortNames } from "./short-names.ts";

test("last names, with what follows them", () => {
  const names = shortNames([
    { id: 1, name: "Jonah Reyes" },
    { id: 2, name: "Marcus Reed Jr." },
    { id: 3, name: "Noé de la Cruz" },
    { id: 4, name: "Nenê" },
  ]);
  expect([...names.values()]).toEqual(["Reyes", "Reed Jr.", "Cruz", "Nenê"]);
});

test("an initial where two share a last name, the whole name where they share both; the same athlete twice is one", () => {
  const names = shortNames([
    { id: 1, name: "Amari Cole" },
    { id: 2, name: "Silas Cole" },
    { id: 3, name: "Silas Cole" },
    { id: 1, name: "Amari Cole" },
    { id: 4, name: "Eli Stone" },
    { id: 5, name: "Eddie Stone" },
  ]);
  expect(Object.fromEntries(names)).toEqual({
    1: "A. Cole",
    2: "Silas Cole",
    3: "Silas Cole",
    4: "Eli Stone",
    5: "Eddie Stone",
  });
});
