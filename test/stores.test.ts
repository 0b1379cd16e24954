import { expect, it } from "vitest";
import { eachStore } from "./stores.ts";

eachStore("a suite's stores", (suite) => {
  it("are of the engine that the suite is described for", () => {
    expect(suite.store.engine).toBe(suite.engine);
  });

  it("share no rows", async () => {
    const other = await suite.freshStore();
    const row = { name: "only here", value: "1" };
    await suite.store.db.insertInto("setting").values(row).execute();
    expect(await suite.store.db.selectFrom("setting").select("value").where("name", "=", row.name).execute()).toEqual([
      { value: "1" },
    ]);
    expect(await other.db.selectFrom("setting").select("value").where("name", "=", row.name).execute()).toEqual([]);
  });
});
