"use client";

import { useAddressState } from "#components/filters/use-address-state.ts";
import { teamSeasonSearchParams } from "./team-season-search-params.ts";

/** The address of a team's season as state, shared by its parts. */
export function useTeamSeasonParams() {
  return useAddressState(teamSeasonSearchParams);
}
