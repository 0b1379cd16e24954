import { expect, test, vi } from "vitest";
import type { ReadState } from "./query-state.tsx";
import { readTogether } from "./read-together.ts";

function read<T>(state: Partial<ReadState<T>>): ReadState<T> {
  return {
    data: undefined,
    error: null,
    fetchStatus: "idle",
    isFetching: false,
    dataUpdatedAt: 100,
    refetch: () => undefined,
    ...state,
  };
}

test("there is data when every read has some, in their order, as old as the oldest", () => {
  const letters = read<string[]>({ data: ["a"], dataUpdatedAt: 7 });
  const numbers = read<number[]>({ data: [1] });
  expect(readTogether([letters, numbers])).toMatchObject({ data: [["a"], [1]], error: null, dataUpdatedAt: 7 });
  expect(readTogether([letters, read<number[]>({ fetchStatus: "fetching", isFetching: true })])).toMatchObject({
    data: undefined,
    isFetching: true,
  });
});

test("one failure is the failure of all; only what failed is read again", () => {
  const [good, bad] = [vi.fn(), vi.fn()];
  const error = new Error("down");
  const together = readTogether([read({ data: [1], refetch: good }), read({ data: [2], error, refetch: bad })]);
  expect(together).toMatchObject({ data: [[1], [2]], error });
  together.refetch();
  expect(bad).toHaveBeenCalledOnce();
  expect(good).not.toHaveBeenCalled();
});

test("one that waits for the connection makes all wait", () => {
  expect(readTogether([read({ data: [1] }), read({ fetchStatus: "paused" })]).fetchStatus).toBe("paused");
});
