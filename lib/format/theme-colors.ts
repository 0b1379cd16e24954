/**
 * The grounds that team colours are drawn on, and the neutral that stands in where a team has no usable colour. The style sheet says
 * the same values; each ground is the one of its theme that leaves the least contrast (the darkest light one, the lightest dark one).
 */

export type Theme = "light" | "dark";

export const THEME_GROUND: Record<Theme, string> = { light: "#eceff0", dark: "#20272c" };

/** Far from each other in lightness, so that one of them always differs from any home colour. */
export const NEUTRAL_LINES: Record<Theme, readonly [string, string]> = {
  light: ["#2b3338", "#6f7b83"],
  dark: ["#dfe5e8", "#8a979f"],
};

/** The badge of a team whose colours are not known. */
export const NEUTRAL_FILL = "#5b666d";
