/** Opening a store: the embedded database by default, PostgreSQL where an address is given. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";
/** A connection or a transaction: what every function of this folder takes first. */
export type Database = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** Where it is, for messages; a password in a database address is left out. */
  readonly location: string;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Path of the embedded database. `:memory:` for tests. */
  path?: string | undefined;
  /** PostgreSQL address; wins over `path`. */
  databaseUrl?: string | undefined;
}

export const DEFAULT_STORE_PATH = "./data/courtside.db";

/** PostgreSQL types that arrive as text although they fit a JavaScript number. */
const NUMBER_TYPES = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];
for (const type of NUMBER_TYPES) pg.types.setTypeParser(type, Number);

/** The store that the environment names: DATABASE_URL, else COURTSIDE_STORE, else `./data/courtside.db`. */
export function storeOptionsFromEnvironment(environment: NodeJS.ProcessEnv = process.env): StoreOptions {
  return {
    path: environment.COURTSIDE_STORE || DEFAULT_STORE_PATH,
    databaseUrl: environment.DATABASE_URL || undefined,
  };
}

/** The store cannot be opened; the message says where and why. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

/**
 * Opens a store. Migrations are a step of their own (migrate.ts).
 * Throws StoreUnavailableError where no file can be made or the address is none; a database server that does not answer shows at first use.
 */
export function openStore(options: StoreOptions): Store {
  if (options.databaseUrl) return openPostgres(options.databaseUrl);
  const path = options.path ?? DEFAULT_STORE_PATH;
  try {
    return openEmbedded(path);
  } catch (error) {
    throw new StoreUnavailableError(
      `the store ${path} cannot be opened: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function openEmbedded(path: string): Store {
  if (path !== ":memory:") makeFolder(dirname(resolve(path)));
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path), plugins: [new CamelCasePlugin()] });
  return { engine: "sqlite", db, location: path, close: () => db.destroy() };
}

/** One level only: a path whose parents are missing as well is more likely misspelt than meant. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder);
}

function openPostgres(databaseUrl: string): Store {
  if (!URL.canParse(databaseUrl)) {
    throw new StoreUnavailableError("the database address is no URL; it reads postgres://user:password@host/name");
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  const location = new URL(databaseUrl);
  location.password = "";
  return { engine: "postgres", db, location: location.toString(), close: () => db.destroy() };
}
