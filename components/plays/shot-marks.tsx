import { COURT_DEPTH, HalfCourt } from "#components/charts/half-court.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import { formatPeriod } from "#lib/format/period.ts";
import type { Shot } from "./shots.ts";

interface ShotMarksProps {
  label: string;
  shots: readonly Shot[];
  side: Side;
  format: PeriodFormat;
}

const COLORS: Record<Side, string> = { home: "var(--home-line)", away: "var(--away-line)" };
/** Most tries come from well inside; a heave from further is drawn at this edge. */
const DRAWN_DEPTH = 34;

/** Tries on half a court: a filled circle went in, a cross did not. */
export function ShotMarks({ label, shots, side, format }: ShotMarksProps) {
  const placed = shots.filter((shot) => shot.place !== null);
  // Made shots on top of the crosses.
  const ordered = placed.toSorted((one, other) => Number(one.made) - Number(other.made));
  return (
    <HalfCourt label={label} depth={Math.min(DRAWN_DEPTH, COURT_DEPTH)}>
      {ordered.map((shot) => (
        <Mark key={shot.playId} shot={shot} color={COLORS[side]} title={titleOf(shot, format)} />
      ))}
    </HalfCourt>
  );
}

function titleOf(shot: Shot, format: PeriodFormat): string {
  const result = shot.made ? "made" : "missed";
  return [shot.shooter, result, `${formatPeriod(format, shot.period)} ${shot.clock}`].filter(Boolean).join(" · ");
}

function Mark({ shot, color, title }: { shot: Shot; color: string; title: string }) {
  if (shot.place === null) return null;
  const { across } = shot.place;
  const out = Math.min(shot.place.out, DRAWN_DEPTH - 0.75);
  if (shot.made) {
    return (
      <circle cx={across} cy={out} r="0.7" style={{ fill: color }} className="stroke-surface" strokeWidth="0.2">
        <title>{title}</title>
      </circle>
    );
  }
  return (
    <path
      d={`M${across - 0.55} ${out - 0.55}l1.1 1.1m0 -1.1l-1.1 1.1`}
      style={{ stroke: color }}
      strokeWidth="0.28"
      strokeLinecap="round"
      opacity="0.75"
    >
      <title>{title}</title>
    </path>
  );
}
