/** `courtside start`: migrates the store, builds the pages where they are missing or old, and serves. */
import { resolve } from "node:path";
import { deriveStale } from "#lib/ingest/derive-stale.ts";
import { selectApiKeys } from "#lib/store/api-keys.ts";
import type { Store, StoreOptions } from "#lib/store/connection.ts";
import { countStaleGames } from "#lib/store/derived-games.ts";
import { countGames } from "#lib/store/games.ts";
import {
  COMMON_OPTIONS_HELP,
  type Command,
  type CommandContext,
  EXIT,
  parseArguments,
  storeOptionsOf,
  UsageError,
  withStore,
} from "./command.ts";
import { DEMO_OPTIONS, DEMO_OPTIONS_HELP, demoSettingsOf } from "./demo-settings.ts";
import { demoRunOf, type RunningDemo, startDemo } from "./demo-start.ts";
import { startProgress } from "./progress.ts";
import type { DemoRun } from "./run-demo.ts";

const PROJECT = resolve(import.meta.dirname, "..", "..");
const DEFAULT_PORT = "3000";
const DEFAULT_HOST = "127.0.0.1";
const HIGHEST_PORT = 65_535;
const PAGES_GRACE_MILLISECONDS = 3000;

export const startCommand: Command = {
  help: `
usage: courtside start [--dev]

Brings the store up to date, builds the pages when their sources have changed since the last build, and serves until it is stopped.
Running requests are finished first; a second Ctrl-C does not wait.

An empty store is filled with a simulated league, which then lives beside the server. A store with real data is served as it is.

  --dev                compile pages on request and reload them in the browser (npm run dev)
  --port N             port to listen on, 0 for any free one (PORT, default ${DEFAULT_PORT})
  --host ADDRESS       address to listen on (HOST, default ${DEFAULT_HOST}: this machine alone)
  --no-demo            no simulated league: an empty store stays empty, one with a league stands still (COURTSIDE_DEMO=0)
${DEMO_OPTIONS_HELP}
${COMMON_OPTIONS_HELP}

  COURTSIDE_BASE_URL        public address, for links in answers
  COURTSIDE_LOG_LEVEL       error, warn, info (default) or debug: a line for every request
  COURTSIDE_CHECK_RECORDS   1: check every record against its schema before it is sent (always so with --dev)
`,
  async run(argv, context) {
    const { values, positionals } = parseArguments(argv, {
      dev: { type: "boolean" },
      port: { type: "string" },
      host: { type: "string" },
      "no-demo": { type: "boolean" },
      ...DEMO_OPTIONS,
    });
    if (positionals.length > 0) throw new UsageError(`start takes no argument, got "${positionals[0]}"`);
    const { environment } = context;
    const port = portOf(values.port ?? environment.PORT ?? DEFAULT_PORT);
    const host = values.host ?? (environment.HOST || DEFAULT_HOST);
    const development = values.dev ?? false;
    const settings = demoSettingsOf(values, environment);
    const wanted = !values["no-demo"] && environment.COURTSIDE_DEMO !== "0";
    const options = storeOptionsOf(values, environment);
    return withStore(options, async (store) => {
      const run = await demoRunOf(store, settings, wanted);
      // A league that lives beside the server works off what is stale itself.
      if (run === null) await bringUpToDate(store, context);
      return serve(store, options, { port, host, development, run }, context);
    });
  },
};

/** Computes again what a newer version of the program computes otherwise, before it is shown. */
async function bringUpToDate(store: Store, { stderr, stdout, terminal, signal }: CommandContext): Promise<void> {
  const stale = await countStaleGames(store.db);
  if (stale > 0) stdout.write(`${stale.toLocaleString("en-US")} games are computed anew, once for this version\n`);
  const progress = startProgress(stderr, { label: "computing", total: stale, terminal });
  await deriveStale(store, signal, progress.update);
  progress.finish();
}

interface Serving {
  port: number;
  host: string;
  development: boolean;
  /** The simulated league that is to live beside the server. */
  run: DemoRun | null;
}

async function serve(
  store: Store,
  options: StoreOptions,
  { port, host, development, run }: Serving,
  context: CommandContext,
): Promise<number> {
  const { stdout, stderr, environment, signal, terminal } = context;
  // React and Next look at this when they are loaded, which is why everything of the server is loaded only here.
  Object.assign(process.env, { NODE_ENV: development ? "development" : "production" });
  const { buildPages, isBuilt, sourceHash } = await import("#lib/server/page-build.ts");
  const { openPages } = await import("#lib/server/pages.ts");
  const { openServer } = await import("#lib/server/server.ts");
  const { serviceOptionsFromEnvironment } = await import("#lib/api/shared-service.ts");

  const sources = sourceHash(PROJECT);
  if (!development && !isBuilt(PROJECT, sources)) {
    stdout.write("building the pages, once for these sources: about a minute\n");
    await buildPages(PROJECT, sources, signal);
  }
  const demo = run && startDemo(store, options, run, { stream: stderr, terminal });
  try {
    const pages = await openPages({ folder: PROJECT, development, host, port });
    try {
      if (demo && (await isWithoutGames(store))) await Promise.race([demo.firstLook, untilStopped(signal)]);
      const fromEnvironment = serviceOptionsFromEnvironment(environment);
      const server = await openServer({
        ...fromEnvironment,
        checkRecords: fromEnvironment.checkRecords || development,
        // While developing, the sources change under the running server: each start then counts as another program.
        ...(development ? {} : { programVersion: sources }),
        store,
        port,
        host,
        next: pages,
      });
      await sayWhereItIs(store, server.address, demo, stdout);
      await untilStopped(signal);
      stdout.write("stopping: running requests are finished\n");
      await Promise.all([server.close(), demo?.stop()]);
    } finally {
      await atMost(PAGES_GRACE_MILLISECONDS, pages.close());
    }
  } finally {
    await demo?.stop();
    // Next may leave something open that keeps the process; this timer does not keep it, and ends it if it is still there.
    setTimeout(() => process.exit(), PAGES_GRACE_MILLISECONDS).unref();
  }
  return EXIT.done;
}

async function isWithoutGames(store: Store): Promise<boolean> {
  return (await countGames(store.db, { match: "either" })) === 0;
}

async function sayWhereItIs(
  store: Store,
  address: string,
  demo: RunningDemo | null,
  stdout: NodeJS.WritableStream,
): Promise<void> {
  const lines = [`Courtside is at ${address}, the interface at ${address}/api`];
  if (demo) lines.push(...(await demo.describe(address)));
  else if (await isWithoutGames(store)) {
    lines.push(`the store ${store.location} has no games yet; load some: npm run courtside -- import SOURCE PATH`);
  }
  const keys = (await selectApiKeys(store.db)).filter((key) => key.revokedAt === null);
  if (keys.length === 0) {
    lines.push("programs need a key: npm run courtside -- keys create --label TEXT (the pages work without)");
  }
  stdout.write(`${lines.join("\n")}\n`);
}

function untilStopped(signal: AbortSignal): Promise<void> {
  return new Promise((stopped) => {
    if (signal.aborted) stopped();
    else signal.addEventListener("abort", () => stopped(), { once: true });
  });
}

/** Waits for `work`, but no longer than that. */
function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  return new Promise((done) => {
    const patience = setTimeout(done, milliseconds);
    const end = () => {
      clearTimeout(patience);
      done();
    };
    work.then(end, end);
  });
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > HIGHEST_PORT) {
    throw new UsageError(`the port must be a whole number from 0 to ${HIGHEST_PORT}, got "${text}"`);
  }
  return port;
}
