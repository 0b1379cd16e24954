"use client";

import { memo, useId } from "react";
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { baseOffset, FLOW_FOOT, FLOW_INSETS, type FlowPoint, type FlowView, flowScale } from "./flow-scale.ts";

interface FlowChartProps {
  view: FlowView;
  points: readonly FlowPoint[];
  /** Seconds the axis is long. */
  end: number;
  /** Where a period begins after the first, and its short name. */
  marks: readonly { elapsed: number; label: string }[];
}

const TICK_SECONDS = 300;
const FILL_OPACITY = { win: 0.3, margin: 0.45, score: 0 } as const;
const TICK = { fill: "var(--color-muted)", fontSize: 11 };
const NO_MOTION = { type: "stepAfter", dot: false, isAnimationActive: false } as const;

function minutesText(elapsed: number): string {
  return elapsed === 0 ? "0 min" : String(elapsed / 60);
}

/**
 * A game over its minutes: the win probability from even outwards, the margin, or both scores. Above the middle the home team is ahead,
 * below it the visitors. Colours come from --home-line and --away-line. Only a drawing: what it says in words and to the keyboard is around it.
 */
export const FlowChart = memo(function FlowChart({ view, points, end, marks }: FlowChartProps) {
  const fill = useId();
  const scale = flowScale(view, points);
  const level = baseOffset(scale, points);
  const ticks = Array.from({ length: Math.floor(end / TICK_SECONDS) + 1 }, (_, index) => index * TICK_SECONDS);
  const { left, right, top, bottom } = FLOW_INSETS;
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 288 }}>
      <ComposedChart data={[...points]} margin={{ top, right, bottom: FLOW_FOOT, left: 0 }} accessibilityLayer={false}>
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
            <stop offset={level} stopColor="var(--home-line)" />
            <stop offset={level} stopColor="var(--away-line)" />
          </linearGradient>
        </defs>
        <CartesianGrid stroke="var(--color-rule)" vertical={false} />
        <XAxis
          dataKey="elapsed"
          type="number"
          domain={[0, end]}
          allowDataOverflow
          ticks={ticks}
          tickFormatter={minutesText}
          height={bottom - FLOW_FOOT}
          tick={TICK}
          stroke="var(--color-edge)"
        />
        <YAxis
          domain={[scale.lowest, scale.highest]}
          ticks={scale.ticks}
          tickFormatter={scale.tickText}
          interval={0}
          width={left}
          tick={TICK}
          stroke="var(--color-edge)"
        />
        {marks.map((mark) => (
          <ReferenceLine
            key={mark.elapsed}
            x={mark.elapsed}
            stroke="var(--color-muted)"
            strokeDasharray="3 3"
            label={{ value: mark.label, position: "top", fill: "var(--color-muted)", fontSize: 11 }}
          />
        ))}
        {scale.base !== null && <ReferenceLine y={scale.base} stroke="var(--color-muted)" />}
        {scale.base === null ? (
          <>
            <Line {...NO_MOTION} dataKey="away" stroke="var(--away-line)" strokeWidth={2} strokeDasharray="5 3" />
            <Line {...NO_MOTION} dataKey="home" stroke="var(--home-line)" strokeWidth={2} />
          </>
        ) : (
          <Area
            {...NO_MOTION}
            dataKey={view === "win" ? "chance" : "margin"}
            baseValue={scale.base}
            stroke="var(--color-ink)"
            strokeWidth={1.5}
            fill={`url(#${fill})`}
            fillOpacity={FILL_OPACITY[view]}
            activeDot={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
});
