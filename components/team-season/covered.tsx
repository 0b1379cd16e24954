import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { NotAvailable } from "#components/query-state.tsx";
import type { Coverage } from "#lib/records/overview-shapes.ts";
import { type CoveredPart, coverageCopy } from "./coverage-copy.ts";

interface CoveredProps {
  part: CoveredPart;
  coverage: Coverage;
  children: ReactNode;
}

/** A part of the page and, below it, how much of the season it is made of; where there is none of it, why. */
export function Covered({ part, coverage, children }: CoveredProps) {
  const { title, sentence } = coverageCopy(part, coverage);
  if (coverage.state === "unavailable") {
    return (
      <NotAvailable title={title}>
        <p>{sentence}</p>
      </NotAvailable>
    );
  }
  const Icon = coverage.state === "available" ? CircleCheck : CircleDashed;
  return (
    <>
      {children}
      <p
        className={`mt-4 flex items-start gap-1.5 text-[0.8125rem] ${coverage.state === "partial" ? "text-rim" : "text-muted"}`}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {sentence}
      </p>
    </>
  );
}
