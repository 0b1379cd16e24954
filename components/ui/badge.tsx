import type { ReactNode } from "react";

const TONES = {
  plain: "bg-inset text-muted",
  live: "bg-bad-soft text-bad",
} as const;

/** A short mark beside something: a state, a place, a kind. */
export function Badge({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`narrow inline-flex items-center gap-1 rounded px-1.5 py-0.5 text-xs leading-4 font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
