interface SparklineProps {
  values: readonly number[];
  /** What the line shows, in a sentence. */
  label: string;
}

const WIDTH = 96;
const HEIGHT = 28;
const MARGIN = 3;

/** A line without axes, as wide as its place: how something went, its last value marked. Colour from `--team-line`. Nothing below two values. */
export function Sparkline({ values, label }: SparklineProps) {
  if (values.length < 2) return null;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const span = highest - lowest || 1;
  const points = values.map((value, index) => ({
    x: MARGIN + (index / (values.length - 1)) * (WIDTH - 2 * MARGIN),
    y: HEIGHT - MARGIN - ((value - lowest) / span) * (HEIGHT - 2 * MARGIN),
  }));
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="block h-7 w-24 max-w-full">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className="stroke-(--team-line)"
      />
      {last && <circle cx={last.x} cy={last.y} r="2.5" className="fill-(--team-line)" />}
    </svg>
  );
}
