import { expect, test } from "vitest";
import { keptId } from "./kept-id.ts";

test.each([
  ["a team of the simulation keeps its number", { simulation: "17" }, 17],
  ["a mirror of a simulated league keeps the ids it was answered with", { cbbd: "9", simulation: "17" }, 9],
  ["an upstream id is another numbering", { espn: "401828387" }, null],
  ["what is no number is not kept", { simulation: "17a" }, null],
  ["nor is a number beyond 31 bits", { cbbd: "2147483648" }, null],
  ["nor is 0", { cbbd: "0" }, null],
])("%s", (_name, ids, expected) => {
  expect(keptId(ids)).toBe(expected);
});
