/**
 * Importing a feed that goes on. What changed is imported as soon as it is due; where importing falls behind, each document's newest
 * state is imported and the ones between are passed over. What was said before is filled in behind it.
 */
import { setImmediate as breathe } from "node:timers/promises";
import type { FeedDocument, LiveFeed } from "#lib/feed/feed.ts";
import type { Store } from "#lib/store/connection.ts";
import { StoreRefusal } from "./demo-mark.ts";
import { deriveStaleGames } from "./derive-stale-games.ts";
import { newResolverMemory } from "./entity-resolver.ts";
import { type ImportFault, importDocument } from "./import-document.ts";
import { rateStaleSeasons } from "./rate-season.ts";
import { sumStaleSeasons } from "./sum-stale-seasons.ts";

/** The time in the league, and waiting in it. */
export interface LiveClock {
  /** UTC with milliseconds; never runs backwards. */
  now(): string;
  /** Resolves when the league has come to `moment`, or before, and at once when the signal aborts. */
  until(moment: string, signal: AbortSignal): Promise<void>;
  /** Resolves after a pause of wall time, at once when the signal aborts. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface LiveOptions {
  clock: LiveClock;
  signal: AbortSignal;
  /** What was said before: imported in its order, behind what is due. Each document as it stands when it is asked for. */
  backlog?: AsyncIterator<FeedDocument>;
  /** After every document of the backlog, with the number done. */
  onBacklog?: (done: number) => void;
  /** Once the whole backlog is imported. */
  onFilled?: () => void;
  /** Whenever everything due is imported, with the moment that holds for. */
  onPass?: (moment: string) => void | Promise<void>;
  /** A document that cannot be used, or a store that fails: both are tried again. */
  onTrouble?: (trouble: ImportFault | Error) => void;
}

const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 30_000;
/** A document that failed so often is left as it is until it changes: what failed was not the store. */
const TRIES = 4;
/** Documents of the backlog imported at a stretch, at most, before it is looked at what is due. */
const STRETCH = 50;
/** Documents of the backlog after which ratings are computed from what is there: more often would cost more than it tells. */
const RATED_STRETCH = 1000;

/**
 * Imports everything that changes after `since` until the signal aborts, and returns the moment up to which that was done. A failing
 * store is tried again after longer and longer pauses. Throws a StoreRefusal where it must not take the feed.
 */
export async function runLive(store: Store, feed: LiveFeed, since: string, options: LiveOptions): Promise<string> {
  const run = new LiveRun(store, feed, since, options);
  let pause = SHORTEST_PAUSE;
  while (!options.signal.aborted) {
    const next = await run.pass().catch((error: unknown) => {
      if (error instanceof StoreRefusal) throw error;
      options.onTrouble?.(error instanceof Error ? error : new Error(String(error)));
      return null;
    });
    if (next !== null) {
      pause = SHORTEST_PAUSE;
      await options.clock.until(next, options.signal);
    } else {
      await options.clock.pause(pause, options.signal);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
  }
  return run.done;
}

class LiveRun {
  /** The moment up to which everything is imported. */
  done: string;
  private readonly store: Store;
  private readonly feed: LiveFeed;
  private readonly options: LiveOptions;
  private readonly memory = newResolverMemory();
  private readonly tries = new Map<string, number>();
  /** The next document of the backlog; null when there is none left, undefined when it has to be asked for. */
  private held: FeedDocument | null | undefined;
  private filled = 0;
  /** How much of the backlog was there when ratings were computed. */
  private rated = 0;

  constructor(store: Store, feed: LiveFeed, since: string, options: LiveOptions) {
    this.store = store;
    this.feed = feed;
    this.done = since;
    this.options = options;
    this.held = options.backlog ? undefined : null;
  }

  /** Imports what is due and some of the backlog. Answers the moment of the next change; null when something has to be tried again. */
  async pass(): Promise<string | null> {
    const { clock, signal, onPass } = this.options;
    const now = clock.now();
    let written = 0;
    let failed = false;
    for (const document of this.feed.changes(this.done, now)) {
      if (signal.aborted) return now;
      const outcome = await this.import(document);
      if (outcome === "written") written++;
      if (outcome === "failed") failed = true;
    }
    if (failed) return null;
    this.done = now;
    const next = this.feed.nextChange(now);
    if (!(await this.fill(written, next))) return null;
    if (this.held === null) await deriveStaleGames(this.store, signal);
    if (this.held === null || this.filled - this.rated >= RATED_STRETCH) {
      this.rated = this.filled;
      await sumStaleSeasons(this.store, signal);
      await rateStaleSeasons(this.store, signal);
    }
    await onPass?.(this.done);
    return this.held === null ? next : this.done;
  }

  /** As much of the backlog as there is time for; at least as much as was due, or a league that runs fast would never be filled. */
  private async fill(atLeast: number, next: string): Promise<boolean> {
    const { clock, signal, backlog, onBacklog, onFilled } = this.options;
    for (let turn = 0; turn < STRETCH && (turn <= atLeast || clock.now() < next); turn++) {
      if (this.held === null || signal.aborted) break;
      if (this.held === undefined) {
        const step = await backlog?.next();
        this.held = step === undefined || step.done ? null : step.value;
        if (this.held === null) onFilled?.();
      }
      if (this.held === null) break;
      if ((await this.import(this.held)) === "failed") return false;
      this.held = undefined;
      onBacklog?.(++this.filled);
    }
    return true;
  }

  private async import(document: FeedDocument): Promise<"written" | "passed" | "failed"> {
    // The embedded store answers at once: without a break nothing else of this thread, a signal to stop among it, would get its turn.
    await breathe();
    const outcome = await importDocument(this.store, this.feed.source, document, this.memory);
    if (outcome.kind !== "fault") {
      this.tries.delete(document.key);
      return outcome.kind === "unchanged" ? "passed" : "written";
    }
    this.options.onTrouble?.(outcome.fault);
    const tries = (this.tries.get(document.key) ?? 0) + 1;
    this.tries.set(document.key, tries);
    return tries < TRIES ? "failed" : "passed";
  }
}
