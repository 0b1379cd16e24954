import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio, oklabDistance } from "./oklab.ts";
import { lineColorValue, MATCHUP_DISTANCE, matchupColors, teamColors } from "./team-colors.ts";
import { THEME_GROUND, type Theme } from "./theme-colors.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, "0"));
const palette = fc.record({ primaryColor: fc.option(hex), secondaryColor: fc.option(hex) });
const THEMES: readonly Theme[] = ["light", "dark"];

describe("any two teams", () => {
  test("the badge's text has at least 4.5:1, lines at least 3:1 in both themes, and the two never look alike", () => {
    fc.assert(
      fc.property(palette, palette, (homePalette, awayPalette) => {
        const { home, away } = matchupColors(homePalette, awayPalette);
        for (const colors of [home, away]) {
          expect(contrastRatio(colors.fill, colors.text)).toBeGreaterThanOrEqual(4.5);
          for (const theme of THEMES) {
            expect(contrastRatio(colors.line[theme], THEME_GROUND[theme])).toBeGreaterThanOrEqual(3);
          }
        }
        for (const theme of THEMES) {
          expect(oklabDistance(home.line[theme], away.line[theme])).toBeGreaterThanOrEqual(MATCHUP_DISTANCE);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("a team against itself is told apart as well", () => {
    fc.assert(
      fc.property(palette, (same) => {
        const { home, away } = matchupColors(same, same);
        for (const theme of THEMES) {
          expect(oklabDistance(home.line[theme], away.line[theme])).toBeGreaterThanOrEqual(MATCHUP_DISTANCE);
        }
      }),
    );
  });
});

describe("one team", () => {
  test("a primary with contrast enough is used as given", () => {
    const blue = { primaryColor: "003da5", secondaryColor: "c8c9c7" };
    expect(teamColors(blue).line.light).toBe("#003da5");
    expect(teamColors(blue).fill).toBe("#003da5");
    expect(teamColors(blue).text).toBe("#ffffff");
  });

  test("where the primary is too dark for the dark theme the secondary steps in", () => {
    expect(teamColors({ primaryColor: "000000", secondaryColor: "ffc72c" }).line.dark).toBe("#ffc72c");
  });

  test("a grey secondary does not: the dark primary is made lighter and stays blue", () => {
    const { line } = teamColors({ primaryColor: "003da5", secondaryColor: "c8c9c7" });
    const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(line.dark.slice(start, start + 2), 16));
    expect(blue ?? 0).toBeGreaterThan(Math.max(red ?? 255, green ?? 255) + 60);
  });

  test("a yellow primary alone is darkened on the light theme and keeps its hue", () => {
    const { line } = teamColors({ primaryColor: "ffe600", secondaryColor: null });
    expect(contrastRatio(line.light, THEME_GROUND.light)).toBeGreaterThanOrEqual(3);
    expect(line.dark).toBe("#ffe600");
    const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(line.light.slice(start, start + 2), 16));
    expect(Math.min(red ?? 0, green ?? 0)).toBeGreaterThan((blue ?? 0) + 60);
  });

  test("no colours, or texts that are none, give the neutral badge", () => {
    expect(teamColors(null)).toEqual(teamColors({ primaryColor: "none", secondaryColor: "" }));
  });

  test("as a CSS value the line follows the theme", () => {
    expect(lineColorValue({ fill: "#000000", text: "#ffffff", line: { light: "#111111", dark: "#eeeeee" } })).toBe(
      "light-dark(#111111, #eeeeee)",
    );
  });
});

test("the grounds are those of the style sheet", () => {
  const css = readFileSync("app/globals.css", "utf8");
  expect(css).toContain(`light-dark(${THEME_GROUND.light}, ${THEME_GROUND.dark})`);
});
