import { expect, test } from "vitest";
import { UsageError } from "./command.ts";
import { demoSettingsOf, momentOf, seasonsOf } from "./demo-settings.ts";

const NODE_ENV = "test";

test("without a word it is the demo league of the usual seed, in real time", () => {
  expect(demoSettingsOf({}, { NODE_ENV })).toEqual({ scale: "demo", seed: "courtside", speed: 1, startsAt: null });
});

test("the environment is heard, and the command line before it", () => {
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV,
    COURTSIDE_DEMO_SCALE: "full",
    COURTSIDE_DEMO_SEED: "another",
    COURTSIDE_DEMO_SPEED: "60",
    COURTSIDE_DEMO_NOW: "2026-01-23T19:00:00-05:00",
  };
  const startsAt = "2026-01-24T00:00:00.000Z";
  expect(demoSettingsOf({}, environment)).toEqual({ scale: "full", seed: "another", speed: 60, startsAt });
  expect(demoSettingsOf({ "demo-speed": "10" }, environment).speed).toBe(10);
});

test.each([
  [{ COURTSIDE_DEMO_SCALE: "big" }, "COURTSIDE_DEMO_SCALE is one of tiny, demo, full"],
  [{ COURTSIDE_DEMO_SPEED: "0" }, "COURTSIDE_DEMO_SPEED takes a number above 0"],
  [{ COURTSIDE_DEMO_SPEED: "1e3" }, "COURTSIDE_DEMO_SPEED takes a number above 0"],
  [{ COURTSIDE_DEMO_SEED: "x".repeat(61) }, "COURTSIDE_DEMO_SEED takes a text"],
  [{ COURTSIDE_DEMO_NOW: "yesterday" }, "COURTSIDE_DEMO_NOW takes a day"],
])("%j is refused with the name of the variable", (variables, reason) => {
  const environment: NodeJS.ProcessEnv = { NODE_ENV, ...variables };
  expect(() => demoSettingsOf({}, environment)).toThrow(UsageError);
  expect(() => demoSettingsOf({}, environment)).toThrow(reason);
});

test("a day is its noon in the east, a moment is itself; neither is outside the league's years", () => {
  expect(momentOf("2026-01-23", "--date")).toBe("2026-01-23T17:00:00.000Z");
  expect(momentOf("2026-01-23T19:30Z", "--date")).toBe("2026-01-23T19:30:00.000Z");
  for (const text of ["2026-02-30", "1999-01-01", "2200-01-01", "2026-01-23T19:30", "20260123"]) {
    expect(() => momentOf(text, "--date")).toThrow("--date takes a day such as 2026-01-23");
  }
});

test("seasons are a whole number from 1 to 10", () => {
  expect(seasonsOf("3", "--seasons")).toBe(3);
  for (const text of ["0", "11", "1.5", "two"]) expect(() => seasonsOf(text, "--seasons")).toThrow("--seasons takes");
});
