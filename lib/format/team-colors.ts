/**
 * Colours of teams, made fit to read. Of the primaries of Division I two thirds have less than 3:1 against a dark page and one pair in
 * eight looks the same, so colours as given can be used for a badge only; lines and bars take the colours worked out here.
 */
import { contrastRatio, oklabDistance, parseHex, toOklab, withLightness } from "./oklab.ts";
import { NEUTRAL_FILL, NEUTRAL_LINES, THEME_GROUND, type Theme } from "./theme-colors.ts";

/** WCAG 2.2, 1.4.11: graphics need 3:1 against what is next to them. */
const LINE_CONTRAST = 3;
/** Two lines of one chart must be at least this far apart in OKLab. */
export const MATCHUP_DISTANCE = 0.1;
const LIGHTNESS_STEP = 0.02;
/** Chroma below which a colour is a grey. */
const COLOURED_CHROMA = 0.04;

/** Colours a feed gives for a team: six hex digits, or null. */
export interface TeamPalette {
  readonly primaryColor: string | null;
  readonly secondaryColor: string | null;
}

export interface TeamColors {
  /** Badge ground: the primary as given. */
  readonly fill: string;
  /** Black or white, whichever reads better on `fill` (always at least 4.5:1). */
  readonly text: "#000000" | "#ffffff";
  /** Lines, bars and dots, at least 3:1 on the ground of the theme. */
  readonly line: Record<Theme, string>;
}

function readableOn(fill: string): "#000000" | "#ffffff" {
  return contrastRatio(fill, "#ffffff") >= contrastRatio(fill, "#000000") ? "#ffffff" : "#000000";
}

/** The colour itself when it has the contrast, else the nearest lightness of the same hue that does. */
function shiftToContrast(hex: string, theme: Theme): string {
  const ground = THEME_GROUND[theme];
  const color = toOklab(hex);
  const direction = theme === "light" ? -1 : 1;
  let shifted = hex;
  for (let lightness = color.l; lightness >= 0 && lightness <= 1; lightness += direction * LIGHTNESS_STEP) {
    if (contrastRatio(shifted, ground) >= LINE_CONTRAST) return shifted;
    shifted = withLightness(color, lightness);
  }
  return contrastRatio(shifted, ground) >= LINE_CONTRAST ? shifted : NEUTRAL_LINES[theme][0];
}

/**
 * Line colours to choose from, best first: the primary as given, a coloured secondary as given, the primary made lighter or darker,
 * then the secondary whatever it is, then neutrals. White, grey and black say little of a team, so a primary of another lightness goes before them.
 */
function lineCandidates(palette: TeamPalette | null, theme: Theme): string[] {
  const primary = parseHex(palette?.primaryColor);
  const secondary = parseHex(palette?.secondaryColor);
  const asGiven = [primary, secondary !== null && isColoured(secondary) ? secondary : null].filter(
    (hex) => hex !== null && contrastRatio(hex, THEME_GROUND[theme]) >= LINE_CONTRAST,
  );
  const shifted = [primary, secondary].map((hex) => hex && shiftToContrast(hex, theme));
  return [...asGiven, ...shifted, ...NEUTRAL_LINES[theme]].filter((hex) => hex !== null);
}

function isColoured(hex: string): boolean {
  const { a, b } = toOklab(hex);
  return Math.hypot(a, b) >= COLOURED_CHROMA;
}

function bestLine(palette: TeamPalette | null, theme: Theme, apartFrom: string | null): string {
  const candidates = lineCandidates(palette, theme);
  const apart = candidates.find((hex) => apartFrom === null || oklabDistance(hex, apartFrom) >= MATCHUP_DISTANCE);
  return apart ?? NEUTRAL_LINES[theme][0];
}

function colorsOf(palette: TeamPalette | null, line: (theme: Theme) => string): TeamColors {
  const fill = parseHex(palette?.primaryColor) ?? NEUTRAL_FILL;
  return { fill, text: readableOn(fill), line: { light: line("light"), dark: line("dark") } };
}

/** Colours of one team; a team without colours is neutral. */
export function teamColors(palette: TeamPalette | null): TeamColors {
  return colorsOf(palette, (theme) => bestLine(palette, theme, null));
}

/** Colours of both teams of a game. The home team keeps its own; the away team moves where the two would look alike. */
export function matchupColors(
  home: TeamPalette | null,
  away: TeamPalette | null,
): { home: TeamColors; away: TeamColors } {
  const homeColors = teamColors(home);
  return { home: homeColors, away: colorsOf(away, (theme) => bestLine(away, theme, homeColors.line[theme])) };
}

/** The line colour as a CSS value that follows the theme. */
export function lineColorValue(colors: TeamColors): string {
  return `light-dark(${colors.line.light}, ${colors.line.dark})`;
}
