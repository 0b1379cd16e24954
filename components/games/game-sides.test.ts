import { expect, test } from "vitest";
import { occasionText } from "./game-sides.ts";

test.each([
  ["NCAA", "National Championship - Final", "NCAA · National Championship - Final"],
  ["Pelican Tip-Off", "Pelican Tip-Off - Semifinal", "Pelican Tip-Off - Semifinal"],
  ["Pelican Tip-Off", null, "Pelican Tip-Off"],
  [null, "Senior night", "Senior night"],
  [null, null, ""],
])("tournament %s, remark %s: %s", (tournament, gameNotes, text) => {
  expect(occasionText({ tournament, gameNotes })).toBe(text);
});
