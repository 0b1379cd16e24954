import { percent } from "#components/substitutions/rotation-scale.tsx";
import { clockText } from "#lib/basketball/clock.ts";
import type { Span } from "./together.ts";

interface TimeStripProps {
  spans: readonly Span[];
  /** Seconds of the whole game. */
  total: number;
  /** Seconds after which a period begins. */
  starts: readonly number[];
}

/** When five were together, as bars over the minutes of the game. */
export function TimeStrip({ spans, total, starts }: TimeStripProps) {
  if (spans.length === 0) return "–";
  return (
    // What is only heard has its place in here, or it would make the page as wide as the table.
    <span className="relative ml-auto block w-40">
      <span aria-hidden="true" data-team-color className="block h-4 rounded-[3px] bg-inset">
        {starts.map((start) => (
          <span key={start} className="absolute inset-y-0 w-px bg-edge" style={{ left: percent(start, total) }} />
        ))}
        {spans.map(({ start, end }) => (
          <span
            key={start}
            className="absolute inset-y-0.5 min-w-0.5 rounded-[2px] bg-(--side-line)"
            style={{ left: percent(start, total), width: percent(end - start, total) }}
          />
        ))}
      </span>
      <span className="sr-only">
        {spans.map(({ start, end }) => `${clockText(start)} to ${clockText(end)}`).join(", ")}
      </span>
    </span>
  );
}
