"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { playAnchor } from "#lib/format/paths.ts";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

function scrollToRow(anchor: string): HTMLElement | null {
  const row = document.getElementById(anchor);
  row?.scrollIntoView({ block: "center" });
  return row;
}

interface LinkedPlay {
  /** Anchor of the play the address points at (`play-12` of `…#play-12`); null for none. */
  linked: string | null;
  /** Points the address at a play, scrolls to its row and moves the focus there. */
  show: (playId: number) => void;
}

/** The play the address points at. Plays come after the page, too late for the browser to scroll to them by itself, so this does. */
export function useLinkedPlay(): LinkedPlay {
  const anchor = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
  const [asked, setAsked] = useState<{ anchor: string } | null>(null);
  useEffect(() => {
    if (anchor.startsWith("play-")) scrollToRow(anchor);
  }, [anchor]);
  // After the row is drawn: what hid it may have been cleared in the same moment.
  useEffect(() => {
    if (asked === null) return;
    location.hash = asked.anchor;
    document.querySelector<HTMLElement>(`a[href="#${asked.anchor}"]`)?.focus({ preventScroll: true });
    scrollToRow(asked.anchor);
  }, [asked]);
  const show = useCallback((playId: number) => setAsked({ anchor: playAnchor(playId) }), []);
  return { linked: anchor.startsWith("play-") ? anchor : null, show };
}
