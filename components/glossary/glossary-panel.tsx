"use client";

import { useDeferredValue, useEffect } from "react";
import { SearchField } from "#components/filters/search-field.tsx";
import { useAddressState } from "#components/filters/use-address-state.ts";
import { PageHeader } from "#components/layout/page-header.tsx";
import { NotAvailable } from "#components/query-state.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { formatCount } from "#lib/format/number.ts";
import { glossaryJsonPath } from "#lib/format/paths.ts";
import { GlossaryArticle } from "./glossary-article.tsx";
import { findStatistics, groupByLetter, LISTED_STATISTICS } from "./glossary-list.ts";
import { glossarySearchParams } from "./glossary-search-params.ts";

/** Goes to the entry the address points at: on a narrow screen the browser has looked for it before it was drawn. */
function goToLinked(): void {
  if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: "instant" });
}

/** Every statistic that is served or shown, from A to Z, with a search. */
export function GlossaryPanel() {
  const [{ q }, change] = useAddressState(glossarySearchParams);
  // Typing stays quick while the entries follow.
  const found = findStatistics(useDeferredValue(q));
  const groups = groupByLetter(found);
  useEffect(goToLinked, []);
  return (
    <>
      <PageHeader
        title="Glossary"
        summary={`${formatCount(LISTED_STATISTICS.length, "statistic")}: what each is, how it is made, and who says so`}
        actions={
          <a href={glossaryJsonPath()} className={buttonClass()} data-screen-only>
            JSON
          </a>
        }
      />
      <search data-screen-only aria-label="Search the glossary" className="mb-6 block max-w-md">
        <SearchField
          label="Search"
          placeholder="Name, abbreviation or field"
          value={q}
          onChange={(next) => change({ q: next })}
        />
      </search>
      <p role="status" className="sr-only">
        {formatCount(found.length, "statistic")} found
      </p>
      {groups.length === 0 ? (
        <NotAvailable
          title="No statistic matches"
          actions={<Button onClick={() => change({ q: null })}>All of them</Button>}
        >
          <p>Names, abbreviations, units and fields of records are searched.</p>
        </NotAvailable>
      ) : (
        <>
          <nav aria-label="Letters" data-screen-only className="mb-6 flex flex-wrap gap-1">
            {groups.map(({ letter, anchor }) => (
              <a
                key={letter}
                href={`#${anchor}`}
                className="grid size-9 place-items-center rounded-control text-sm font-semibold text-muted hover:bg-inset hover:text-ink"
              >
                {letter}
              </a>
            ))}
          </nav>
          <div className="space-y-8">
            {groups.map(({ letter, anchor, statistics }) => (
              <section key={letter} aria-labelledby={anchor}>
                <h2 id={anchor} className="mb-3 text-lg font-semibold">
                  {letter}
                </h2>
                <div className="grid items-start gap-3 lg:grid-cols-2">
                  {statistics.map((listed) => (
                    <GlossaryArticle key={listed.statistic} listed={listed} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </>
      )}
    </>
  );
}
