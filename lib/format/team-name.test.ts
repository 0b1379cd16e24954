import { expect, test } from "vitest";
import { teamBadgeText } from "./team-name.ts";

test("the abbreviation goes before initials, initials before first letters", () => {
  expect(teamBadgeText("slu", "Saint Louis")).toBe("SLU");
  expect(teamBadgeText(null, "Saint Louis")).toBe("SL");
  expect(teamBadgeText(null, "Duke")).toBe("DUK");
  expect(teamBadgeText(null, "College of Charleston")).toBe("CC");
  expect(teamBadgeText(null, "Miami (OH)")).toBe("MIA");
  expect(teamBadgeText("", "North Carolina A&T")).toBe("NCA");
});
