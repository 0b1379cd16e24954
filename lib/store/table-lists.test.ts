/** The lists name every table that the migrations make, once. */
import { expect, test } from "vitest";
import { eachStore } from "#test/stores.ts";
import { DERIVED_TABLES, FACT_TABLES, INSTALLATION_TABLES } from "./table-lists.ts";

eachStore("lists of tables", (suite) => {
  test("each table of the store stands in one of them", async () => {
    const tables = await suite.store.db.introspection.getTables();
    const made = tables.map((table) => table.name).filter((name) => name !== "migration");
    const listed = [...FACT_TABLES, ...DERIVED_TABLES, ...INSTALLATION_TABLES];
    // Names come back in camelCase or as the engine has them, as the plugin will; both are compared in one spelling.
    expect(listed.map(snakeCase).sort()).toEqual(made.map(snakeCase).sort());
  });
});

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
