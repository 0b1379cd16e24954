"use client";

import { Area, AreaChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { clockText } from "#lib/basketball/clock.ts";

interface FlowPoint {
  /** Seconds since the tip. */
  elapsed: number;
  home: number;
  away: number;
  /** Home minus away. */
  margin: number;
}

interface ScoreFlowChartProps {
  points: readonly FlowPoint[];
  /** Ends of periods. */
  marks: readonly { elapsed: number; label: string }[];
  homeTeam: string;
  awayTeam: string;
  label: string;
}

const TICK_SECONDS = 300;
const SMALLEST_REACH = 10;

/** Distance of the marks on the margin's axis: few enough to read, and nought is always one of them. */
function marginStep(reach: number): number {
  if (reach <= 15) return 5;
  return reach <= 35 ? 10 : 20;
}

const marginOf = (point: FlowPoint) => point.margin;

/** The margin as steps: above the middle the home team leads, below it the visitors. Colours come from --home-line and --away-line. */
export function ScoreFlowChart({ points, marks, homeTeam, awayTeam, label }: ScoreFlowChartProps) {
  const reach = Math.max(SMALLEST_REACH, ...points.map((point) => Math.abs(point.margin)));
  const [highest, lowest] = [Math.max(...points.map(marginOf)), Math.min(...points.map(marginOf))];
  // Where in the filled shape, from its top, the score is level: the colour changes there.
  const level = highest === lowest ? 0.5 : highest / (highest - lowest);
  const step = marginStep(reach);
  const steps = Math.ceil(reach / step);
  const marginTicks = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * step);
  const end = marks.at(-1)?.elapsed ?? 0;
  const ticks = Array.from({ length: Math.floor(end / TICK_SECONDS) + 1 }, (_, index) => index * TICK_SECONDS);
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 224 }}>
      <AreaChart data={[...points]} margin={{ top: 4, right: 4, bottom: 0, left: -20 }} title={label}>
        <defs>
          <linearGradient id="score-flow-fill" x1="0" y1="0" x2="0" y2="1">
            <stop offset={level} stopColor="var(--home-line)" stopOpacity={0.45} />
            <stop offset={level} stopColor="var(--away-line)" stopOpacity={0.45} />
          </linearGradient>
        </defs>
        <CartesianGrid stroke="var(--color-rule)" vertical={false} />
        <XAxis
          dataKey="elapsed"
          type="number"
          domain={[0, end]}
          ticks={ticks}
          tickFormatter={(elapsed: number) => String(elapsed / 60)}
          tick={{ fill: "var(--color-muted)", fontSize: 11 }}
          stroke="var(--color-edge)"
        />
        <YAxis
          domain={[-steps * step, steps * step]}
          ticks={marginTicks}
          tickFormatter={(margin: number) => String(Math.abs(margin))}
          tick={{ fill: "var(--color-muted)", fontSize: 11 }}
          stroke="var(--color-edge)"
        />
        {marks.slice(0, -1).map((mark) => (
          <ReferenceLine key={mark.elapsed} x={mark.elapsed} stroke="var(--color-edge)" strokeDasharray="3 3" />
        ))}
        <ReferenceLine y={0} stroke="var(--color-edge)" />
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point: FlowPoint | undefined = payload?.[0]?.payload;
            if (!active || !point) return null;
            return (
              <div className="figures rounded-control border border-rule bg-surface px-3 py-2 text-[0.8125rem] shadow-float">
                <p className="text-muted">{clockText(point.elapsed)} played</p>
                <p>
                  {awayTeam} <strong>{point.away}</strong>
                </p>
                <p>
                  {homeTeam} <strong>{point.home}</strong>
                </p>
              </div>
            );
          }}
        />
        <Area
          dataKey="margin"
          type="stepAfter"
          baseValue={0}
          stroke="var(--color-ink)"
          strokeWidth={1.5}
          fill="url(#score-flow-fill)"
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
