/** Several reads that make sense only together. */
import type { ReadState } from "./query-state.tsx";

type DataOf<R extends readonly ReadState<unknown>[]> = { [K in keyof R]: NonNullable<R[K]["data"]> };

/**
 * Several reads as one: it has data when all of them have, as a tuple in their order, failed when one of them has, and is as old as the oldest.
 * Trying again reads those that failed.
 */
export function readTogether<const R extends readonly ReadState<unknown>[]>(reads: R): ReadState<DataOf<R>> {
  const data = reads.map((read) => read.data);
  const failed = reads.filter((read) => read.error !== null);
  return {
    // Complete, so each member is of its own read's type.
    data: data.includes(undefined) ? undefined : (data as DataOf<R>),
    error: failed[0]?.error ?? null,
    fetchStatus: reads.find((read) => read.fetchStatus === "paused")?.fetchStatus ?? reads[0]?.fetchStatus ?? "idle",
    isFetching: reads.some((read) => read.isFetching),
    dataUpdatedAt: Math.min(...reads.map((read) => read.dataUpdatedAt)),
    refetch: () => Promise.all(failed.map((read) => read.refetch())),
  };
}
