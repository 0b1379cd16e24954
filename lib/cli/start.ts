/** `courtside start`: migrates the store, builds the pages where they are missing or old, and serves. */
import { resolve } from "node:path";
import { selectApiKeys } from "#lib/store/api-keys.ts";
import type { Store } from "#lib/store/connection.ts";
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

  --dev                compile pages on request and reload them in the browser (npm run dev)
  --port N             port to listen on, 0 for any free one (PORT, default ${DEFAULT_PORT})
  --host ADDRESS       address to listen on (HOST, default ${DEFAULT_HOST}: this machine alone)
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
    });
    if (positionals.length > 0) throw new UsageError(`start takes no argument, got "${positionals[0]}"`);
    const { environment } = context;
    const port = portOf(values.port ?? environment.PORT ?? DEFAULT_PORT);
    const host = values.host ?? (environment.HOST || DEFAULT_HOST);
    const development = values.dev ?? false;
    return withStore(storeOptionsOf(values, environment), (store) =>
      serve(store, { port, host, development }, context),
    );
  },
};

interface Serving {
  port: number;
  host: string;
  development: boolean;
}

async function serve(store: Store, { port, host, development }: Serving, context: CommandContext): Promise<number> {
  const { stdout, environment, signal } = context;
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
  const pages = await openPages({ folder: PROJECT, development, host, port });
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
  await sayWhereItIs(store, server.address, stdout);
  await untilStopped(signal);
  stdout.write("stopping: running requests are finished\n");
  await server.close();
  await atMost(PAGES_GRACE_MILLISECONDS, pages.close());
  // Next may leave something open that keeps the process; this timer does not keep it, and ends it if it is still there.
  setTimeout(() => process.exit(EXIT.done), PAGES_GRACE_MILLISECONDS).unref();
  return EXIT.done;
}

async function sayWhereItIs(store: Store, address: string, stdout: NodeJS.WritableStream): Promise<void> {
  const games = await countGames(store.db, { match: "either" });
  const keys = (await selectApiKeys(store.db)).filter((key) => key.revokedAt === null);
  const lines = [`Courtside is at ${address}, the interface at ${address}/api`];
  if (games === 0) {
    lines.push(`the store ${store.location} has no games yet; load some: npm run courtside -- import SOURCE PATH`);
  }
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
