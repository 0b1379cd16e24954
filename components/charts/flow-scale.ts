/** The scales of a game's flow: what each way of drawing it measures, and where in the box a value lies. */

export const FLOW_VIEWS = ["win", "margin", "score"] as const;
export type FlowView = (typeof FLOW_VIEWS)[number];

export interface FlowPoint {
  /** Seconds since the tip. */
  elapsed: number;
  home: number;
  away: number;
  /** Home minus away. */
  margin: number;
  /** Probability that the home team wins, 0 to 1; null draws a gap. */
  chance: number | null;
}

export interface FlowScale {
  lowest: number;
  highest: number;
  ticks: number[];
  /** What the chart is filled from; null where it has lines only. */
  base: number | null;
  tickText: (value: number) => string;
  /** Values at a point, of the line or lines drawn. */
  values: (point: FlowPoint) => (number | null)[];
}

/** Pixels around the plot: the value axis at its left, a line for names above it, the minutes and a second line for names below. */
export const FLOW_INSETS = { left: 36, right: 8, top: 22, bottom: 42 } as const;
/** Pixels of the names below the minutes. */
export const FLOW_FOOT = 18;

const SMALLEST_MARGIN = 10;
const SMALLEST_SCORE = 20;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** Distance of the marks on an axis: few enough to read. */
function stepFor(reach: number): number {
  if (reach <= 15) return 5;
  return reach <= 35 ? 10 : 20;
}

function marginScale(points: readonly FlowPoint[]): FlowScale {
  const reach = Math.max(SMALLEST_MARGIN, ...points.map((point) => Math.abs(point.margin)));
  const step = stepFor(reach);
  const steps = Math.ceil(reach / step);
  return {
    lowest: -steps * step,
    highest: steps * step,
    ticks: Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * step),
    base: 0,
    tickText: (margin) => String(Math.abs(margin)),
    values: (point) => [point.margin],
  };
}

function scoreScale(points: readonly FlowPoint[]): FlowScale {
  const most = Math.max(SMALLEST_SCORE, ...points.map((point) => Math.max(point.home, point.away)));
  const step = stepFor(most / 2);
  const steps = Math.ceil(most / step);
  return {
    lowest: 0,
    highest: steps * step,
    ticks: Array.from({ length: steps + 1 }, (_, index) => index * step),
    base: null,
    tickText: String,
    values: (point) => [point.home, point.away],
  };
}

/** From the middle outwards: 100 at the top is certain for the home team, 100 at the bottom for the visitors. */
const WIN_SCALE: FlowScale = {
  lowest: 0,
  highest: 1,
  ticks: QUARTERS,
  base: 0.5,
  tickText: (chance) => String(100 * Math.max(chance, 1 - chance)),
  values: (point) => [point.chance],
};

export function flowScale(view: FlowView, points: readonly FlowPoint[]): FlowScale {
  if (view === "win") return WIN_SCALE;
  return view === "margin" ? marginScale(points) : scoreScale(points);
}

/** Where in the filled shape, from its top (0) to its bottom (1), the base lies: the colour changes there. */
export function baseOffset(scale: FlowScale, points: readonly FlowPoint[]): number {
  const { base } = scale;
  if (base === null) return 1;
  const values = points.flatMap(scale.values).filter((value) => value !== null);
  const [highest, lowest] = [Math.max(base, ...values), Math.min(base, ...values)];
  return highest === lowest ? 0.5 : (highest - base) / (highest - lowest);
}
