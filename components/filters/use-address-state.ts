"use client";

import { type UseQueryStatesKeysMap, type UseQueryStatesOptions, useQueryStates, type Values } from "nuqs";
import { useCallback } from "react";

/** New values of some parameters; null takes a parameter back to its default. */
type Change<M extends UseQueryStatesKeysMap> = { [K in keyof Values<M>]?: Values<M>[K] | null };

/**
 * Parameters of the address as state. Each change writes all of the parameters, not only its own: while a slow page is still
 * being drawn the router may for a moment put back the address before the last change, and a change that then wrote its own
 * parameter alone would lose the other.
 */
export function useAddressState<M extends UseQueryStatesKeysMap>(
  parsers: M,
  options: Partial<UseQueryStatesOptions<M>> = {},
): readonly [state: Values<M>, change: (values: Change<M>, history?: "push" | "replace") => void] {
  const [state, setState] = useQueryStates(parsers, options);
  const change = useCallback(
    (values: Change<M>, history?: "push" | "replace") => {
      void setState((current) => ({ ...current, ...values }), history ? { history } : {});
    },
    [setState],
  );
  return [state, change];
}
