/**
 * Colour arithmetic: sRGB hex texts, WCAG contrast, and the OKLab space, in which equal distances look about equally far apart.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020). Contrast: WCAG 2.2, "relative luminance".
 */

export interface Oklab {
  /** Lightness, 0 black to 1 white. */
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

type Triple = readonly [number, number, number];

/** Six hex digits, with or without `#`, as `#rrggbb` in lower case; null when the text is no colour. */
export function parseHex(text: string | null | undefined): string | null {
  const match = /^#?([0-9a-f]{6})$/i.exec(text?.trim() ?? "");
  return match?.[1] ? `#${match[1].toLowerCase()}` : null;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function linearChannels(hex: string): Triple {
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export function toOklab(hex: string): Oklab {
  const [red, green, blue] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromOklab({ l, a, b }: Oklab): number[] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const GAMUT_TOLERANCE = 0.0005;
const CHROMA_STEPS = 20;

/** The colour of the given lightness nearest in hue, with as much of its chroma as sRGB can show. */
export function withLightness(color: Oklab, lightness: number): string {
  let share = 1;
  let channels = fromOklab({ l: lightness, a: color.a, b: color.b });
  for (let step = 0; step < CHROMA_STEPS; step += 1) {
    if (channels.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE)) break;
    share -= 1 / CHROMA_STEPS;
    channels = fromOklab({ l: lightness, a: color.a * share, b: color.b * share });
  }
  const digits = channels.map((channel) => {
    const value = Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255);
    return value.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** Distance of two colours in OKLab; below about 0.1 two lines can hardly be told apart. */
export function oklabDistance(first: string, second: string): number {
  const [one, other] = [toOklab(first), toOklab(second)];
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}
