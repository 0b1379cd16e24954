/** The thread in which a simulated league lives beside the server: importing costs time that requests would wait for. */
import { parentPort, workerData } from "node:worker_threads";
import { openStore, type StoreOptions } from "#lib/store/connection.ts";
import { type DemoNews, type DemoRun, runDemo } from "./run-demo.ts";

export interface DemoWorkerData {
  store: StoreOptions;
  run: DemoRun;
}

/** Besides the news: the league is not living any more, because it was told to stop or because it cannot go on. */
export type DemoWorkerMessage = DemoNews | { kind: "ended"; reason: string | null };

const port = parentPort;
if (port === null) throw new Error("lib/cli/demo-worker.ts runs in a thread that the server starts.");
// Who started this thread gave it this data.
const { store: options, run } = workerData as DemoWorkerData;
const stop = new AbortController();
const tell = (message: DemoWorkerMessage) => port.postMessage(message);

// The only message there is: stop.
port.once("message", () => stop.abort());
const store = openStore(options);
try {
  await runDemo(store, run, stop.signal, tell);
  tell({ kind: "ended", reason: null });
} catch (error) {
  tell({ kind: "ended", reason: error instanceof Error ? error.message : String(error) });
} finally {
  await store.close();
  port.close();
}
