"use client";

import { CartesianGrid, Line, LineChart, ReferenceDot, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

interface RankChartLine {
  id: number;
  name: string;
  /** Stands at the end of the line. */
  shortName: string;
  /** One rank a week; null in a week without one, where the line has a gap. */
  ranks: readonly (number | null)[];
}

interface RankChartProps {
  /** Names of the weeks: a short one for the axis, a long one for the tip. */
  weeks: readonly { short: string; long: string }[];
  lines: readonly RankChartLine[];
  /** The line that stands out. */
  chosen: number;
  label: string;
}

const TICK = { fill: "var(--color-muted)", fontSize: 11 };
const TICKS = [1, 5, 10, 15, 20, 25];
/** Room at the right for the letters of a team. */
const NAMES_WIDTH = 44;

/** The mark at which the lowest rank, or one below it, stands. */
function lowestTick(ranks: readonly (number | null)[]): number {
  const lowest = Math.max(...ranks.map((rank) => rank ?? 1));
  return TICKS.find((tick) => tick >= lowest && tick > 1) ?? lowest;
}

/** Ranks over weeks, the first at the top: all lines in grey, the chosen one in colour with its ranks. */
export function RankChart({ weeks, lines, chosen, label }: RankChartProps) {
  const data = weeks.map((week, index) => ({
    ...week,
    index,
    ...Object.fromEntries(lines.map((line) => [line.id, line.ranks[index] ?? null])),
  }));
  const last = weeks.length - 1;
  const lowest = lowestTick(lines.flatMap((line) => line.ranks));
  // What is drawn later lies above.
  const drawn = lines.toSorted((one, other) => Number(one.id === chosen) - Number(other.id === chosen));
  const ofChosen = lines.find((line) => line.id === chosen);
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 320 }}>
      <LineChart data={data} margin={{ top: 10, right: NAMES_WIDTH, bottom: 0, left: -32 }} title={label}>
        <CartesianGrid stroke="var(--color-rule)" vertical={false} />
        <XAxis
          dataKey="index"
          type="number"
          domain={[0, last]}
          allowDecimals={false}
          interval="preserveStartEnd"
          ticks={data.map(({ index }) => index)}
          tickFormatter={(index: number) => weeks[index]?.short ?? ""}
          tick={TICK}
          stroke="var(--color-edge)"
        />
        <YAxis
          type="number"
          domain={[1, lowest]}
          reversed
          ticks={TICKS.filter((tick) => tick <= lowest)}
          interval={0}
          tick={TICK}
          stroke="var(--color-edge)"
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const index: number | undefined = payload?.[0]?.payload?.index;
            const week = index === undefined ? undefined : weeks[index];
            if (!active || !ofChosen || index === undefined || week === undefined) return null;
            return (
              <div className="figures rounded-control border border-rule bg-surface px-3 py-2 text-[0.8125rem] shadow-float">
                <p className="text-muted">{week.long}</p>
                <p>
                  {ofChosen.name} <strong>{ofChosen.ranks[index] ?? "not ranked"}</strong>
                </p>
              </div>
            );
          }}
        />
        {drawn.map((line) => {
          const stands = line.id === chosen;
          return (
            <Line
              key={line.id}
              dataKey={String(line.id)}
              name={line.name}
              stroke={stands ? "var(--color-rim-mark)" : "var(--color-muted)"}
              // Still three to one against the ground.
              strokeOpacity={stands ? 1 : 0.7}
              strokeWidth={stands ? 3 : 1.25}
              dot={stands ? { r: 3, fill: "var(--color-surface)", strokeWidth: 2 } : false}
              activeDot={stands ? { r: 5 } : false}
              isAnimationActive={false}
            />
          );
        })}
        {lines.map((line) => {
          const rank = line.ranks[last];
          if (rank === null || rank === undefined) return null;
          const stands = line.id === chosen;
          return (
            <ReferenceDot
              key={line.id}
              x={last}
              y={rank}
              r={0}
              label={{
                value: line.shortName,
                position: "right",
                offset: 8,
                fill: stands ? "var(--color-rim)" : "var(--color-muted)",
                fontSize: 11,
                fontWeight: stands ? 700 : 500,
              }}
            />
          );
        })}
      </LineChart>
    </ResponsiveContainer>
  );
}
