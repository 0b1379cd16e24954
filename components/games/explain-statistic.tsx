import Link from "next/link";
import type { ReactNode } from "react";
import { GLOSSARY, type Statistic } from "#lib/basketball/glossary.ts";
import { glossaryPath } from "#lib/format/paths.ts";

const BETTER = { high: "more is better", low: "less is better", neutral: null } as const;

/** What a statistic is, how it is made and who says so, with the way to its entry: the content of the tip at its name. */
export function explainStatistic(statistic: Statistic): ReactNode {
  const { title, unit, better, formula, source, nullRule } = GLOSSARY[statistic];
  return (
    <>
      <strong className="block font-semibold">{title}</strong>
      <span className="block text-xs text-muted">{[unit, BETTER[better]].filter(Boolean).join(", ")}</span>
      <span className="mt-1.5 block">{formula}</span>
      <span className="mt-1.5 block text-xs text-muted">
        {nullRule} Source: {source.title}, {source.reference}.
      </span>
      <Link
        href={glossaryPath(statistic)}
        prefetch={false}
        className="mt-1.5 inline-block py-0.5 text-xs font-medium underline underline-offset-2 hover:text-rim"
      >
        {title} in the glossary
      </Link>
    </>
  );
}
