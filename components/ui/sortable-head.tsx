"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Tip } from "./tip.tsx";

type Direction = false | "asc" | "desc";

interface SortableHeadProps {
  head: string;
  tip?: ReactNode;
  direction: Direction;
  /** Classes of a column that stays in view when the table scrolls sideways; null for the others. */
  stick: string | null;
  /** It stays in view when the table scrolls up as well. */
  stickyHead: boolean;
  onToggle: () => void;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** Head of a sortable column: a button, explained where the column needs it. */
export function SortableHead({ head, tip, direction, stick, stickyHead, onToggle }: SortableHeadProps) {
  const Arrow = direction === "asc" ? ArrowUp : ArrowDown;
  const look = `narrow inline-flex min-h-8 min-w-6 items-center gap-0.5 text-xs font-semibold whitespace-nowrap hover:text-ink ${
    stick?.includes("text-left") ? "" : "justify-end"
  } ${direction ? "text-ink" : "text-muted"}`;
  const content = (
    <>
      {head}
      {direction && <Arrow aria-hidden="true" className="size-3 shrink-0" />}
    </>
  );
  return (
    <th scope="col" aria-sort={direction ? ARIA_SORT[direction] : "none"} className={placeOf(stick, stickyHead)}>
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

/** Heads that stay lie over the rows, those in the corner over both. */
function placeOf(stick: string | null, stickyHead: boolean): string {
  const side = stick ?? "px-2 text-right last:pr-4";
  if (stickyHead) return `sticky top-0 border-b border-edge bg-surface ${stick === null ? "z-20" : "z-30"} ${side}`;
  return `bg-surface ${stick === null ? "" : "sticky z-20"} ${side}`;
}
