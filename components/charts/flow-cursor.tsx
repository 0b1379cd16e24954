import { FLOW_INSETS, type FlowPoint, type FlowView, flowScale } from "./flow-scale.ts";

interface FlowCursorProps {
  view: FlowView;
  points: readonly FlowPoint[];
  end: number;
  point: FlowPoint;
}

const { left, right, top, bottom } = FLOW_INSETS;

/** A line at a moment of a flow chart and a dot on each of its lines. It lies over the drawing, so that moving it draws nothing anew. */
export function FlowCursor({ view, points, end, point }: FlowCursorProps) {
  const scale = flowScale(view, points);
  const colors = view === "score" ? ["bg-(--home-line)", "bg-(--away-line)"] : ["bg-ink"];
  return (
    <div aria-hidden="true" className="pointer-events-none absolute" style={{ left, right, top, bottom }}>
      <div className="absolute inset-y-0 w-px bg-ink" style={{ left: `${(100 * point.elapsed) / end}%` }}>
        {scale
          .values(point)
          .map(
            (value, index) =>
              value !== null && (
                <span
                  key={colors[index]}
                  className={`absolute -left-[4.5px] size-2.5 -translate-y-1/2 rounded-full border-2 border-surface ${colors[index]}`}
                  style={{ top: `${(100 * (scale.highest - value)) / (scale.highest - scale.lowest)}%` }}
                />
              ),
          )}
      </div>
    </div>
  );
}
