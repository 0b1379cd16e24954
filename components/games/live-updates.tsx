"use client";

import { Pause, Play } from "lucide-react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Button } from "#components/ui/button.tsx";

interface LiveUpdates {
  paused: boolean;
  toggle: () => void;
}

const LiveUpdatesContext = createContext<LiveUpdates>({ paused: false, toggle: () => undefined });

/** How often a game that is on is read again. */
const LIVE_INTERVAL_MS = 15_000;

/** Holds the visitor's choice, for as long as the page is open, whether games that are on update by themselves. */
export function LiveUpdatesProvider({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false);
  return (
    <LiveUpdatesContext value={{ paused, toggle: () => setPaused((current) => !current) }}>
      {children}
    </LiveUpdatesContext>
  );
}

/** Answers the milliseconds between two reads of what belongs to a game that is `live`; false for others, and while updates are paused. */
export function useLiveInterval(): (live: boolean) => number | false {
  const { paused } = useContext(LiveUpdatesContext);
  return (live) => (live && !paused ? LIVE_INTERVAL_MS : false);
}

/** Whether the visitor has stopped what changes by itself. */
export function useUpdatesPaused(): boolean {
  return useContext(LiveUpdatesContext).paused;
}

/** Stops and restarts the updates: what changes by itself must be stoppable (WCAG 2.2.2). */
export function LiveUpdatesSwitch() {
  const { paused, toggle } = useContext(LiveUpdatesContext);
  const Icon = paused ? Play : Pause;
  return (
    <Button size="small" onClick={toggle}>
      <Icon aria-hidden="true" className="size-3.5" />
      {/* On narrow screens the verb alone is seen: what stands beside it needs the room. */}
      <span>
        {paused ? "Resume" : "Pause"}
        <span className="max-sm:sr-only"> updates</span>
      </span>
    </Button>
  );
}
