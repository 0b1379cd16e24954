/** Starts the thread in which a simulated league lives, and ends it. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { StoreOptions } from "#lib/store/connection.ts";
import type { DemoWorkerData, DemoWorkerMessage } from "./demo-worker.ts";
import type { DemoNews, DemoRun } from "./run-demo.ts";

export interface DemoThread {
  /** Resolves once visitors have something to look at, and also when the league cannot live: the server goes on without. */
  readonly firstLook: Promise<void>;
  /** Lets the document at hand be finished and ends the thread. */
  stop(): Promise<void>;
}

/** A document takes some 30 ms; a store that somebody else writes to may keep it for long. */
const GRACE_MILLISECONDS = 5000;
/** What is made of a game is gone with it: with more room the heap grows by 150 MB and nothing is faster (a season of the demo: 553 and 695 MB). */
const YOUNG_GENERATION_MEGABYTES = 16;

/**
 * The thread keeps the process until it is stopped.
 *
 * @param tell hears the news; trouble also when the thread breaks off
 */
export function startDemoThread(store: StoreOptions, run: DemoRun, tell: (news: DemoNews) => void): DemoThread {
  const workerData: DemoWorkerData = { store, run };
  const worker = new Worker(new URL("./demo-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES },
  });
  // A thread that breaks off is told of below; whoever waits for its end waits no longer.
  const ended = once(worker, "exit").catch(() => undefined);
  let stopping = false;
  const firstLook = new Promise<void>((looked) => {
    worker.on("message", (message: DemoWorkerMessage) => {
      if (message.kind === "first_look") looked();
      if (message.kind !== "ended") tell(message);
      else if (message.reason !== null) tell({ kind: "trouble", text: `the league stands still: ${message.reason}` });
    });
    worker.once("error", (error) => tell({ kind: "trouble", text: `the league stands still: ${error.message}` }));
    worker.once("exit", () => looked());
  });
  return {
    firstLook,
    async stop() {
      if (stopping) return;
      stopping = true;
      worker.postMessage("stop");
      const patience = setTimeout(() => void worker.terminate(), GRACE_MILLISECONDS);
      await ended;
      clearTimeout(patience);
    },
  };
}
