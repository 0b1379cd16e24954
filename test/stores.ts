/** Gives a suite a store of its own on every engine, so that what holds on one is shown to hold on the other. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { type Engine, openStore, type Store, type StoreOptions } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";

export interface SuiteStores {
  readonly engine: Engine;
  /** The suite's own store, migrated and empty before its first test. To be read inside a test or a hook. */
  readonly store: Store;
  /** Where `store` is, for a process that is to open it as well. */
  readonly options: StoreOptions;
  /** One more migrated, empty store; closed after the suite. */
  freshStore(): Promise<Store>;
  /** One more migrated, empty store on the other engine; null where this machine has no PostgreSQL. Closed after the suite. */
  freshStoreOnOtherEngine(): Promise<Store | null>;
  /** A place for one more store where nothing is yet, not even the tables. */
  emptyPlace(): Promise<StoreOptions>;
}

/**
 * Describes the suite once for each engine: `eachStore("games", (suite) => { it("...", () => select(suite.store.db)) })`.
 * The stores are files in a temporary folder and databases of the run's own PostgreSQL server, and go with the suite.
 */
export function eachStore(name: string, define: (suite: SuiteStores) => void): void {
  const postgresUrl = inject("postgresUrl");
  describe(`${name} (sqlite)`, () => {
    const folder = mkdtempSync(join(tmpdir(), "courtside-store-"));
    const onSqlite = async () => ({ path: join(folder, `${randomUUID()}.db`) });
    define(suiteStores("sqlite", onSqlite, postgresUrl === null ? null : () => createDatabase(postgresUrl)));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
  });
  describe.skipIf(postgresUrl === null)(`${name} (postgres)`, () => {
    const folder = mkdtempSync(join(tmpdir(), "courtside-store-"));
    const onSqlite = async () => ({ path: join(folder, `${randomUUID()}.db`) });
    define(suiteStores("postgres", () => createDatabase(postgresUrl ?? ""), onSqlite));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
  });
}

function suiteStores(
  engine: Engine,
  emptyPlace: () => Promise<StoreOptions>,
  otherPlace: (() => Promise<StoreOptions>) | null,
): SuiteStores {
  const opened: Store[] = [];
  let own: { store: Store; options: StoreOptions } | undefined;
  const openMigrated = async (options: StoreOptions) => {
    const store = openStore(options);
    opened.push(store);
    await migrate(store);
    return store;
  };
  const started = () => {
    if (own === undefined)
      throw new Error("The suite's store opens before its first test: read it inside a test or a hook.");
    return own;
  };
  beforeAll(async () => {
    const options = await emptyPlace();
    own = { options, store: await openMigrated(options) };
  });
  afterAll(async () => {
    await Promise.all(opened.map((store) => store.close()));
  });
  return {
    engine,
    get store() {
      return started().store;
    },
    get options() {
      return started().options;
    },
    freshStore: async () => openMigrated(await emptyPlace()),
    freshStoreOnOtherEngine: async () => (otherPlace === null ? null : openMigrated(await otherPlace())),
    emptyPlace,
  };
}

async function createDatabase(serverUrl: string): Promise<StoreOptions> {
  const name = `suite_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { databaseUrl: url.toString() };
}
