"use client";

import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { gameSearchParams } from "#components/games/game-search-params.ts";
import { playAnchor } from "#lib/format/paths.ts";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

const FILTERS = ["period", "side", "scoring"] as const satisfies readonly (keyof typeof gameSearchParams)[];

/** Takes the filters out of the address and points it at a play, in one step: of two, the router could undo one with the other. */
function pointAt(anchor: string): void {
  const address = new URL(location.href);
  for (const name of FILTERS) address.searchParams.delete(name);
  address.hash = anchor;
  history.pushState(null, "", address);
  // The browser reports only changes that it made itself.
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** After a change of the address the page may still be moved by others: by the router, and by rows that are drawn above. */
const SETTLED_MILLISECONDS = 200;

/** Moves focus and view to a play's row; false where it is not drawn. */
function goTo(anchor: string): boolean {
  const link = document.querySelector<HTMLElement>(`a[href="#${anchor}"]`);
  if (link === null) return false;
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: "center" });
  setTimeout(() => {
    if (document.activeElement === link) link.scrollIntoView({ block: "center" });
  }, SETTLED_MILLISECONDS);
  return true;
}

interface LinkedPlay {
  /** Anchor of the play the address points at (`play-12` of `…#play-12`); null for none. */
  linked: string | null;
  /** Points the address at a play, shows all plays, scrolls to its row and moves the focus there. */
  show: (playId: number) => void;
}

/**
 * The play the address points at. Plays come after the page, too late for the browser to scroll to them by itself, so this does.
 *
 * @param filtered whether not all plays are shown
 */
export function useLinkedPlay(filtered: boolean): LinkedPlay {
  const anchor = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (anchor.startsWith("play-")) document.getElementById(anchor)?.scrollIntoView({ block: "center" });
  }, [anchor]);
  // After every drawing until the row is there and the filters are gone, which is a moment after the address says so.
  useEffect(() => {
    if (asked.current !== null && !filtered && goTo(asked.current)) asked.current = null;
  });
  const show = useCallback(
    (playId: number) => {
      const target = playAnchor(playId);
      pointAt(target);
      // Where the address pointed there already, nothing is drawn anew.
      asked.current = !filtered && goTo(target) ? null : target;
    },
    [filtered],
  );
  return { linked: anchor.startsWith("play-") ? anchor : null, show };
}
