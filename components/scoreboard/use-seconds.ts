"use client";

import { useSyncExternalStore } from "react";

const SECOND_MS = 1000;

/** What the clock on the wall says, and since when the page has been looked at. Milliseconds since 1970. */
interface Seconds {
  now: number;
  visibleSince: number;
}

let current: Seconds | null = null;

function tick(): void {
  const now = Date.now();
  current = { now, visibleSince: current?.visibleSince ?? now };
}

function subscribe(onTick: () => void): () => void {
  const onTime = () => {
    tick();
    onTick();
  };
  const onVisibility = () => {
    if (document.visibilityState !== "visible") return;
    const now = Date.now();
    current = { now, visibleSince: now };
    onTick();
  };
  onTime();
  const timer = setInterval(onTime, SECOND_MS);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisibility);
    current = null;
  };
}

/** Draws the component anew every second. Null on the server and in the first drawing, which must be the server's. */
export function useSeconds(): Seconds | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
