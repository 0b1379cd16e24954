/** Recruits, transfers and the draft of a service, mirrored into a store on the other engine, are answered alike, ids included. */
import { expect, test } from "vitest";
import { readCbbdHttp } from "#lib/feed/cbbd/read-http.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import { openApiServer } from "./api-server.ts";
import { importAthlete, importOffseason } from "./offseason-league.ts";
import { eachStore } from "./stores.ts";

const PATHS = ["/recruiting/players", "/recruiting/teams", "/recruiting/portal", "/draft/teams", "/draft/positions"];

eachStore("mirrored", (suite) => {
  test("every listing of the off-season", async () => {
    const original = await suite.freshStore();
    const copy = (await suite.freshStoreOnOtherEngine()) ?? (await suite.freshStore());
    await importOffseason(original);
    await importAthlete(original, "Jonah Reyes", "5001");
    const source = await openApiServer(original);
    const reader = readCbbdHttp({ baseUrl: `${source.address}/api`, key: source.key, league: "mens" });
    const { faults } = await importFeed(copy, reader);
    expect(faults).toEqual([]);
    const mirror = await openApiServer(copy);
    for (const path of [...PATHS, "/draft/picks"]) {
      const records = await source.records(path);
      expect([path, records.length > 0]).toEqual([path, true]);
      expect([path, await mirror.records(path)]).toEqual([path, records]);
    }
    await Promise.all([source.close(), mirror.close()]);
  });
});
