"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

export interface Tab<V extends string> {
  value: V;
  label: string;
}

interface TabListProps<V extends string> {
  /** Prefix of the ids that tie tabs to their panel; one per page. */
  id: string;
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of tabs: one stop for the Tab key, arrow keys, Home and End move within it. */
export function TabList<V extends string>({ id, label, tabs, value, onChange }: TabListProps<V>) {
  const list = useRef<HTMLDivElement>(null);

  // Where not all tabs fit side by side, the selected one is in view.
  useEffect(() => {
    const tab = document.getElementById(`${id}-tab-${value}`);
    if (!list.current || !tab) return;
    const { offsetLeft: left, offsetWidth: width } = tab;
    const room = list.current.clientWidth;
    if (left < list.current.scrollLeft) list.current.scrollLeft = left;
    else if (left + width > list.current.scrollLeft + room) list.current.scrollLeft = left + width - room;
  }, [id, value]);

  function target(key: string, index: number): Tab<V> | undefined {
    if (key === "Home") return tabs[0];
    if (key === "End") return tabs.at(-1);
    const step = STEPS[key];
    return step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = target(event.key, index);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className="relative flex gap-0.5 overflow-x-auto sm:gap-1">
      {tabs.map((tab, index) => {
        const selected = tab.value === value;
        return (
          <button
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={selected ? `${id}-panel-${tab.value}` : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={`relative h-12 px-2 text-[0.9375rem] font-medium whitespace-nowrap transition-colors -outline-offset-4 after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full sm:px-3.5 sm:after:inset-x-3.5 ${
              selected ? "text-ink after:bg-rim-mark" : "text-muted hover:text-ink"
            }`}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

/** What the selected tab shows. */
export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${id}-panel-${value}`} aria-labelledby={`${id}-tab-${value}`}>
      {children}
    </div>
  );
}
