import { Link as LinkIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedStatistic } from "./glossary-list.ts";

const BETTER = { high: "Higher is better", low: "Lower is better", neutral: "Neither is better" } as const;

/** One statistic: what it is, how it is made, who says so, when it is not known, and where it is served. */
export function GlossaryArticle({ listed }: { listed: ListedStatistic }) {
  const { anchor, title, abbreviation, unit, decimals, better, formula, source, nullRule, fields } = listed;
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="scroll-mt-24 rounded-card border border-rule bg-surface p-4 target:border-rim-mark target:ring-2 target:ring-rim-mark/40 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <h3 id={`${anchor}-title`} className="text-base font-semibold">
          {title}
        </h3>
        <span className="narrow rounded bg-inset px-1.5 py-0.5 text-xs font-semibold text-muted">{abbreviation}</span>
        <a
          href={`#${anchor}`}
          aria-label={`Link to ${title}`}
          className="ml-auto grid size-7 place-items-center rounded-control text-muted hover:bg-inset hover:text-ink"
        >
          <LinkIcon aria-hidden="true" className="size-3.5" />
        </a>
      </div>
      <p className="mt-1 text-[0.8125rem] text-muted">
        {[unit, decimalsText(decimals), BETTER[better].toLowerCase()].join(" · ")}
      </p>
      <p className="mt-3">{formula}</p>
      <dl className="mt-3 grid gap-x-4 gap-y-1.5 text-[0.8125rem] sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        <Row term="When null">{nullRule}</Row>
        <Row term="Source">
          {source.title}, {source.reference}.
        </Row>
        <Row term="Served as">
          {fields.length === 0 ? "Part of other statistics; in no record of its own." : <Fields fields={fields} />}
        </Row>
      </dl>
    </article>
  );
}

function decimalsText(decimals: number): string {
  if (decimals === 0) return "whole numbers";
  return decimals === 1 ? "one decimal" : `${decimals} decimals`;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-medium text-muted max-sm:mt-1">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Fields({ fields }: { fields: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {fields.map((field) => (
        <code key={field} className="rounded bg-inset px-1.5 py-px text-xs break-all">
          {field}
        </code>
      ))}
    </span>
  );
}
