"use client";

import { useAddressState } from "#components/filters/use-address-state.ts";
import { gameSearchParams } from "./game-search-params.ts";

/** The address of a game's page as state, shared by its parts. */
export function useGameParams() {
  return useAddressState(gameSearchParams);
}
