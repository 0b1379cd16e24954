/**
 * A limit on failed tries to sign in. A key has 190 bits of chance and cannot be guessed; the limit keeps those who try from using the
 * store up. It is held in memory: each process counts for itself, and a restart forgets.
 */
import { LRUCache } from "lru-cache";
import { ApiProblem } from "./problem.ts";

const MOST_TRIES = 10;
const WINDOW_MILLISECONDS = 60_000;
const ADDRESSES_REMEMBERED = 10_000;

export interface FailedTries {
  /** Throws a 429 that says how long to wait when an address has failed ten times within a minute. */
  refuseMore(address: string): void;
  count(address: string): void;
}

export function createFailedTries(now: () => number): FailedTries {
  const windows = new LRUCache<string, { tries: number; until: number }>({ max: ADDRESSES_REMEMBERED });
  const current = (address: string) => {
    const window = windows.get(address);
    return window && window.until > now() ? window : null;
  };
  return {
    refuseMore(address) {
      const window = current(address);
      if (!window || window.tries < MOST_TRIES) return;
      const seconds = Math.ceil((window.until - now()) / 1000);
      throw new ApiProblem("too-many-tries", `Too many keys were refused. Try again in ${seconds} s.`, {
        headers: { "retry-after": String(seconds) },
      });
    },
    count(address) {
      const window = current(address) ?? { tries: 0, until: now() + WINDOW_MILLISECONDS };
      windows.set(address, { ...window, tries: window.tries + 1 });
    },
  };
}
