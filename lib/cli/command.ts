/** What a subcommand of `courtside` is. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { openStore, type Store, type StoreOptions, storeOptionsFromEnvironment } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";

/** Exit codes of every command. */
export const EXIT = { done: 0, someFaults: 1, usage: 2, interrupted: 130 } as const;

export interface CommandContext {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  environment: NodeJS.ProcessEnv;
  /** True when a person watches: progress bars then, plain lines otherwise. */
  terminal: boolean;
  /** Aborted by Ctrl-C: finish the transaction at hand and stop. */
  signal: AbortSignal;
}

export interface Command {
  /** What `--help` prints. */
  help: string;
  /** Runs and answers the exit code. Throws UsageError for unusable arguments. */
  run(argv: string[], context: CommandContext): Promise<number>;
}

/** The arguments cannot be used; the message says which and why. Exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Options every command has. */
export const COMMON_OPTIONS = {
  help: { type: "boolean", short: "h" },
  store: { type: "string" },
  "database-url": { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

export const COMMON_OPTIONS_HELP = `  --store PATH         embedded store (COURTSIDE_STORE, default ./data/courtside.db)
  --database-url URL   PostgreSQL instead (DATABASE_URL)
  --help               this text`;

/** Parses the arguments of a command; unknown options and missing values become a UsageError. */
export function parseArguments<const O extends ParseArgsOptionsConfig>(argv: string[], options: O) {
  try {
    return parseArgs({ args: argv, options: { ...options, ...COMMON_OPTIONS }, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The store that the options name, else the environment. */
export function storeOptionsOf(
  values: { store?: string | undefined; "database-url"?: string | undefined },
  environment: NodeJS.ProcessEnv,
): StoreOptions {
  const fallback = storeOptionsFromEnvironment(environment);
  // A named embedded store wins over an address in the environment: the option is the nearer word.
  if (values.store !== undefined) return { path: values.store };
  return { path: fallback.path, databaseUrl: values["database-url"] ?? fallback.databaseUrl };
}

/** Opens the store a command was pointed at, migrates it, runs `use` and closes it whatever happens. */
export async function withStore<T>(options: StoreOptions, use: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(options);
  try {
    await migrate(store);
    return await use(store);
  } finally {
    await store.close();
  }
}
