"use client";

import { ChevronUp, FlaskConical } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { DEMO_MARK_STORAGE_KEY } from "./demo-mark-script.ts";

const SENTENCE = "Simulated league: schools, players and results are invented.";

/** Makes the mark a badge in the header, or a banner again, for as long as the tab is open. It never goes away. */
function show(form: "badge" | "banner"): void {
  document.documentElement.dataset.demoMark = form;
  try {
    sessionStorage.setItem(DEMO_MARK_STORAGE_KEY, form);
  } catch {
    // Storage may be shut off; the choice then lasts as long as the page.
  }
  const other = form === "badge" ? "demo-badge" : "demo-shrink";
  document.getElementById(other)?.focus();
}

/** Above every page of a store that holds a simulated league. */
export function DemoBanner() {
  return (
    <div className="border-b border-rule bg-rim-soft text-rim in-data-[demo-mark=badge]:hidden">
      <div className="mx-auto flex max-w-7xl items-center gap-2 px-4 py-1 text-[0.8125rem] sm:px-6">
        <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
        <p className="min-w-0 flex-1 font-medium">{SENTENCE}</p>
        <Button look="quiet" size="small" id="demo-shrink" onClick={() => show("badge")}>
          <ChevronUp aria-hidden="true" className="size-4" />
          <span className="sr-only sm:not-sr-only">Make small</span>
        </Button>
      </div>
    </div>
  );
}

/** What the banner shrinks to; opens it again. */
export function DemoBadge() {
  return (
    <button
      type="button"
      id="demo-badge"
      title={SENTENCE}
      onClick={() => show("banner")}
      className="narrow hidden h-8 shrink-0 items-center gap-1 rounded-control bg-rim-soft px-2 text-xs font-semibold text-rim in-data-[demo-mark=badge]:inline-flex"
    >
      <FlaskConical aria-hidden="true" className="hidden size-3.5 sm:block" />
      <span className="sm:hidden">Demo</span>
      <span className="max-sm:sr-only">Simulated</span>
    </button>
  );
}
