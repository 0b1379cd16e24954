"use client";

import { useState } from "react";
import type { LeagueMoment } from "#lib/queries/scoreboard.ts";

/**
 * The league's moment as it goes on from the one the server rendered the page at. Only the time that passes is taken from this machine,
 * whose clock may be wrong.
 */
export function useLeagueNow({ time, speed }: LeagueMoment): () => LeagueMoment {
  const [now] = useState(() => {
    const start = Date.now();
    return () => ({ time: time + speed * (Date.now() - start), speed });
  });
  return now;
}
