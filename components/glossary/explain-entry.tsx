import Link from "next/link";
import type { ReactNode } from "react";
import type { GlossaryEntry } from "#lib/basketball/glossary-entry.ts";
import { glossaryPath } from "#lib/format/paths.ts";

const BETTER = { high: "more is better", low: "less is better", neutral: null } as const;

/**
 * What the glossary says of a statistic, with the way to its entry: the content of a tip. It takes the entry, so that a page of few statistics
 * need not carry the whole glossary.
 */
export function explainEntry(statistic: string, entry: GlossaryEntry): ReactNode {
  const { title, unit, better, formula, source, nullRule } = entry;
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
