interface Share {
  key: string;
  /** Percent of the whole; the widths add up to 100. */
  width: number;
  /** A key of SHARE_FILLS. */
  fill: ShareFill;
}

export type ShareFill = keyof typeof SHARE_FILLS;

/** Three steps of `--team-line`, and a hatch for what is not known. */
export const SHARE_FILLS = {
  first: "bg-(--team-line)",
  second: "bg-[color-mix(in_oklab,var(--team-line),var(--color-surface)_38%)]",
  third: "bg-[color-mix(in_oklab,var(--team-line),var(--color-surface)_66%)]",
  unknown: "hatched",
} as const;

/** Parts of a whole side by side. Decoration: a table with the numbers stands beside it. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  return (
    <div aria-hidden="true" className="flex h-7 gap-0.5 overflow-hidden rounded-control">
      {shares
        .filter((share) => share.width > 0)
        .map((share) => (
          <span
            key={share.key}
            data-team-color
            style={{ width: `${share.width}%` }}
            className={`min-w-1 ${SHARE_FILLS[share.fill]}`}
          />
        ))}
    </div>
  );
}
