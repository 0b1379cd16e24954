interface DivergingBarProps {
  /** -1 to 1: how far to the left or to the right of the middle. */
  lead: number;
}

/** A bar from the middle: to the right what is better, in the colour of `--team-line`, to the left what is worse. Decoration: the number stands beside it. */
export function DivergingBar({ lead }: DivergingBarProps) {
  const half = Math.abs(lead) * 50;
  return (
    <span aria-hidden="true" className="relative block h-2 rounded-full bg-inset">
      <span
        data-team-color
        style={{ left: `${lead < 0 ? 50 - half : 50}%`, width: `${half}%` }}
        className={`absolute inset-y-0 ${lead < 0 ? "rounded-l-full bg-muted" : "rounded-r-full bg-(--team-line)"}`}
      />
      <span className="absolute inset-y-[-3px] left-1/2 w-0.5 -translate-x-1/2 bg-edge" />
    </span>
  );
}
