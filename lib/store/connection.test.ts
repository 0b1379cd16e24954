import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openStore, StoreUnavailableError, storeOptionsFromEnvironment } from "./connection.ts";
import { migrate, NewerStoreError } from "./migrate.ts";
import { migrations } from "./migration-catalog.ts";

const folder = mkdtempSync(join(tmpdir(), "courtside-connection-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("opening a store", () => {
  test("makes the file and its folder", async () => {
    const path = join(folder, "data", "courtside.db");
    await openStore({ path }).close();
    expect(existsSync(path)).toBe(true);
  });

  test("says where it cannot: a folder below nothing, a file in the way, an address that is none", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(() => openStore({ path: join(folder, "no", "such", "x.db") })).toThrow(/no.such.x\.db cannot be opened/);
    expect(() => openStore({ path: join(file, "x.db") })).toThrow(StoreUnavailableError);
    expect(() => openStore({ databaseUrl: "nonsense" })).toThrow(/no URL/);
  });

  test("a file that is no database is not taken for one", async () => {
    const path = join(folder, "text.db");
    writeFileSync(path, "this is a letter and no database, whatever its name says ".repeat(20));
    expect(() => openStore({ path })).toThrow(/not a database/);
  });

  test("the password of a database address is not shown", async () => {
    const store = openStore({ databaseUrl: "postgres://user:secret@127.0.0.1:1/name" });
    await store.close();
    expect(store.location).toBe("postgres://user@127.0.0.1:1/name");
  });

  test("the environment names it: DATABASE_URL wins, an empty variable counts as none", () => {
    expect(storeOptionsFromEnvironment({ NODE_ENV: "test" })).toEqual({
      path: "./data/courtside.db",
      databaseUrl: undefined,
    });
    expect(storeOptionsFromEnvironment({ NODE_ENV: "test", COURTSIDE_STORE: "a.db", DATABASE_URL: "" })).toEqual({
      path: "a.db",
      databaseUrl: undefined,
    });
  });
});

describe("migrating a store", () => {
  test("a store written by a newer program is refused with both versions", async () => {
    const store = openStore({ path: ":memory:" });
    const known = migrations.map((migration) => migration.number);
    const newer = [...migrations, { number: 999, description: "from the future", up: async () => undefined }];
    expect((await migrate(store, newer)).map((migration) => migration.number)).toEqual([...known, 999]);
    await expect(migrate(store)).rejects.toThrow(NewerStoreError);
    await expect(migrate(store)).rejects.toThrow(`has version 999, this program knows versions up to ${known.length}.`);
    await store.close();
  });

  test("a migration that fails half-way leaves nothing behind", async () => {
    const store = openStore({ path: ":memory:" });
    const failing = {
      number: 1,
      description: "fails",
      up: async (db: Parameters<(typeof migrations)[number]["up"]>[0]) => {
        await db.schema.createTable("half").addColumn("id", "integer").execute();
        throw new Error("in the middle");
      },
    };
    await expect(migrate(store, [failing])).rejects.toThrow("in the middle");
    expect((await store.db.introspection.getTables()).map((table) => table.name)).toEqual(["migration"]);
    await store.close();
  });
});
