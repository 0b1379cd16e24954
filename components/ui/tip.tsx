"use client";

import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";

export interface TipTrigger {
  "aria-describedby": string;
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface TipProps {
  content: ReactNode;
  /** Renders the control the tip explains; spread the properties on it. */
  children: (trigger: TipTrigger) => ReactNode;
}

const GAP = 8;
const MARGIN = 8;
/** Long enough to move the pointer from the control onto the tip. */
const CLOSE_DELAY_MS = 120;

/** Beside `anchor` and inside the window: above it where there is room, else below. */
function place(panel: HTMLElement, anchor: DOMRect): void {
  const { width, height } = panel.getBoundingClientRect();
  const left = anchor.left + anchor.width / 2 - width / 2;
  const above = anchor.top - height - GAP;
  panel.style.left = `${Math.max(MARGIN, Math.min(left, document.documentElement.clientWidth - width - MARGIN))}px`;
  panel.style.top = `${above >= MARGIN ? above : anchor.bottom + GAP}px`;
}

/**
 * An explanation that opens over everything when its control is hovered, focused or tapped, stays while the pointer or the focus is in
 * it (a link inside is the next stop of the Tab key), and closes with Escape. Screen readers get it as the control's description.
 */
export function Tip({ content, children }: TipProps) {
  const id = useId();
  const panel = useRef<HTMLSpanElement>(null);
  const control = useRef<HTMLElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  function open(anchor: HTMLElement) {
    clearTimeout(closing.current);
    control.current = anchor;
    const element = panel.current;
    if (!element || element.matches(":popover-open")) return;
    element.showPopover();
    place(element, anchor.getBoundingClientRect());
  }

  function close() {
    clearTimeout(closing.current);
    panel.current?.hidePopover();
  }

  function closeSoon() {
    clearTimeout(closing.current);
    closing.current = setTimeout(close, CLOSE_DELAY_MS);
  }

  /** Focus that moves between the control and a link in the tip leaves the tip open. */
  function onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
    const kept =
      relatedTarget !== null && (relatedTarget === control.current || panel.current?.contains(relatedTarget));
    if (!kept) close();
  }

  return (
    <>
      {children({
        "aria-describedby": id,
        onPointerEnter: (event) => open(event.currentTarget),
        onPointerLeave: closeSoon,
        onFocus: (event) => open(event.currentTarget),
        onBlur,
        onKeyDown: (event) => {
          if (event.key === "Escape") close();
        },
      })}
      <span
        ref={panel}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={() => clearTimeout(closing.current)}
        onPointerLeave={closeSoon}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          control.current?.focus();
          close();
        }}
        className="fixed m-0 w-max max-w-72 rounded-control border border-rule bg-surface p-3 text-left text-[0.8125rem] leading-snug font-normal tracking-normal whitespace-normal text-ink normal-case shadow-float"
      >
        {content}
      </span>
    </>
  );
}
