"use client";

import type { ReactNode } from "react";
import { Tip } from "#components/ui/tip.tsx";
import type { Statistic } from "#lib/basketball/glossary.ts";
import { explainStatistic } from "./explain-statistic.tsx";

/** The name of a statistic that explains itself. */
export function Explained({ statistic, children }: { statistic: Statistic; children: ReactNode }) {
  return (
    <Tip content={explainStatistic(statistic)}>
      {(trigger) => (
        <button
          type="button"
          className="min-h-6 underline decoration-edge decoration-dotted underline-offset-4 hover:text-ink"
          {...trigger}
        >
          {children}
        </button>
      )}
    </Tip>
  );
}
