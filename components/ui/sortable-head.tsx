"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Tip } from "./tip.tsx";

type Direction = false | "asc" | "desc";

interface SortableHeadProps {
  head: string;
  tip?: ReactNode;
  direction: Direction;
  first: boolean;
  onToggle: () => void;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** Head of a sortable column: a button, explained where the column needs it. */
export function SortableHead({ head, tip, direction, first, onToggle }: SortableHeadProps) {
  const Arrow = direction === "asc" ? ArrowUp : ArrowDown;
  const look = `narrow inline-flex min-h-8 min-w-6 items-center gap-0.5 text-xs font-semibold whitespace-nowrap hover:text-ink ${
    first ? "" : "justify-end"
  } ${direction ? "text-ink" : "text-muted"}`;
  const content = (
    <>
      {head}
      {direction && <Arrow aria-hidden="true" className="size-3 shrink-0" />}
    </>
  );
  return (
    <th
      scope="col"
      aria-sort={direction ? ARIA_SORT[direction] : "none"}
      className={`bg-surface ${first ? "sticky left-0 z-20 pl-4 text-left" : "px-2 text-right last:pr-4"}`}
    >
      {tip ? (
        <Tip content={tip}>
          {(trigger) => (
            <button type="button" className={look} onClick={onToggle} {...trigger}>
              {content}
            </button>
          )}
        </Tip>
      ) : (
        <button type="button" className={look} onClick={onToggle}>
          {content}
        </button>
      )}
    </th>
  );
}
