"use client";

import { useEffect, useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/**
 * The play the address points at (`play-12` of `…#play-12`), null for none. Plays come after the page, too late for the browser
 * to scroll to them by itself, so this does.
 */
export function useLinkedPlay(): string | null {
  const anchor = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
  useEffect(() => {
    if (anchor.startsWith("play-")) document.getElementById(anchor)?.scrollIntoView({ block: "center" });
  }, [anchor]);
  return anchor.startsWith("play-") ? anchor : null;
}
