"use client";

import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

interface MarginPoint {
  gameId: number;
  day: string;
  /** The day without its weekday, for the axis. */
  date: string;
  against: string;
  margin: number;
  score: string;
  record: string;
}

interface MarginsChartProps {
  /** In the order of play. */
  points: readonly MarginPoint[];
  label: string;
}

const LOW_REACH = 10;

/** Distance of the marks on the axis: few enough to read, and nought is always one of them. */
function marginStep(reach: number): number {
  return reach <= 25 ? 10 : 20;
}

/** A bar a game: wins upwards in the team's colour, losses downwards in grey. Colour comes from --team-line. */
export function MarginsChart({ points, label }: MarginsChartProps) {
  const reach = Math.max(LOW_REACH, ...points.map((point) => Math.abs(point.margin)));
  const step = marginStep(reach);
  const steps = Math.ceil(reach / step);
  const ticks = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * step);
  const dates = new Map(points.map((point) => [point.gameId, point.date]));
  const data = points.map((point) => ({
    ...point,
    fill: point.margin > 0 ? "var(--team-line)" : "var(--color-muted)",
  }));
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 192 }}>
      <BarChart data={data} margin={{ top: 4, right: 0, bottom: 0, left: -24 }} barCategoryGap="18%" title={label}>
        <CartesianGrid stroke="var(--color-rule)" vertical={false} />
        <XAxis
          dataKey="gameId"
          tickFormatter={(gameId: number) => dates.get(gameId) ?? ""}
          tick={{ fill: "var(--color-muted)", fontSize: 11 }}
          stroke="var(--color-edge)"
          minTickGap={28}
        />
        <YAxis
          domain={[-steps * step, steps * step]}
          ticks={ticks}
          interval={0}
          tickFormatter={(margin: number) => String(Math.abs(margin))}
          tick={{ fill: "var(--color-muted)", fontSize: 11 }}
          stroke="var(--color-edge)"
        />
        <ReferenceLine y={0} stroke="var(--color-edge)" />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--color-inset)" }}
          content={({ active, payload }) => {
            const point: MarginPoint | undefined = payload?.[0]?.payload;
            if (!active || !point) return null;
            return (
              <div className="figures rounded-control border border-rule bg-surface px-3 py-2 text-[0.8125rem] shadow-float">
                <p className="text-muted">{point.day}</p>
                <p>
                  <strong>{point.score}</strong> {point.against}
                </p>
                <p className="text-muted">{point.record} after it</p>
              </div>
            );
          }}
        />
        <Bar dataKey="margin" isAnimationActive={false} maxBarSize={28} radius={2} />
      </BarChart>
    </ResponsiveContainer>
  );
}
