"use client";

import { useSyncExternalStore } from "react";

const STORAGE_KEY = "courtside-announce-scores";
const CHANGED = "courtside-announce-scores-changed";
/** Storage may be shut off; the choice then lasts as long as the page. */
let chosen: boolean | null = null;

function read(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

function choose(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  } catch {
    // As above.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

/** Whether changed scores are to be read out: yes, until somebody says no in this browser. */
export function useAnnounceChoice(): readonly [on: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => true), choose];
}
