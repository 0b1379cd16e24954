"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type PeriodFormat, periodFormat } from "#lib/basketball/clock.ts";
import type { League } from "#lib/basketball/enums.ts";

const LeagueContext = createContext<League>("mens");

/** Tells the pages which league the store holds: records do not say it, and a fourth period is a quarter in one and an overtime in the other. */
export function LeagueProvider({ league, children }: { league: League; children: ReactNode }) {
  return <LeagueContext value={league}>{children}</LeagueContext>;
}

export function usePeriodFormat(): PeriodFormat {
  return periodFormat(useContext(LeagueContext));
}
