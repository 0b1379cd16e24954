import { expect, test } from "vitest";
import { shortAthleteName } from "./athlete-name.ts";

test("the first name becomes its letter, all that follows stays; one word alone stays whole", () => {
  expect(shortAthleteName("Jonah Reyes")).toBe("J. Reyes");
  expect(shortAthleteName("Piet van Aalst")).toBe("P. van Aalst");
  expect(shortAthleteName("  Östen  Berg Jr.")).toBe("Ö. Berg Jr.");
  expect(shortAthleteName("Oludare")).toBe("Oludare");
  expect(shortAthleteName("")).toBe("");
});
