"use client";

import { useEffect, useRef, useState } from "react";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { nextAnnouncements, type SaidByGame } from "./score-announcements.ts";

/** Reads changed scores out, politely. While it is off it notes them silently, so that switching it on says nothing old. */
export function ScoreAnnouncer({ games, on }: { games: readonly ScoreboardGame[]; on: boolean }) {
  const said = useRef<SaidByGame>(new Map());
  const [message, setMessage] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const next = nextAnnouncements(said.current, games, Date.now());
      said.current = next.said;
      if (on && next.messages.length > 0) setMessage(next.messages.join(". "));
      if (next.waitMs !== null) timer = setTimeout(look, next.waitMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [games, on]);
  return (
    <p className="sr-only" role="status" aria-label="Scores">
      {on ? message : ""}
    </p>
  );
}
