import { expect, test } from "vitest";
import { formatAge } from "./age.ts";

test.each([
  [0, "0:00"],
  [12_999, "0:12"],
  [725_000, "12:05"],
  [3_599_000, "59:59"],
  [3_725_000, "1:02:05"],
  [90_000_000, "25:00:00"],
  [-500, "0:00"],
])("%s ms ago is %s", (milliseconds, text) => {
  expect(formatAge(milliseconds)).toBe(text);
});
