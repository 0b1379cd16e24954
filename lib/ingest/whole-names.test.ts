/** Feeds that know teams by school and mascot in one, such as odds. */
import { expect, test } from "vitest";
import type { Fact } from "#lib/basketball/facts.ts";
import type { LineFact } from "#lib/basketball/game-facts.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectUnmatchedNames } from "#lib/store/import-log.ts";
import { factDocument, gameDocument, gameFact, readerOf, sideFact, teamFact } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { findTeamByWholeName } from "./find-team-by-whole-name.ts";
import { importFeed } from "./import-feed.ts";

const HARBOR = { ...teamFact("Harbor State", { espn: "901" }), mascot: "Herons", displayName: "Harbor State Herons" };
const BAY = { ...teamFact("Bay", { espn: "902" }), mascot: "Red Storm", displayName: "Bay Red Storm" };
const MESA = teamFact("Mesa Tech", { espn: "903" });

async function importTeams(store: Store): Promise<void> {
  const teams = [HARBOR, BAY, MESA].map(
    (team): Fact => ({ kind: "team", source: "espn", league: "mens", team, conference: null, season: null }),
  );
  expect((await importFeed(store, readerOf("espn", [factDocument("teams", teams)]))).faults).toEqual([]);
}

eachStore("teams by their whole names", (suite) => {
  test.each([
    ["Harbor State Herons", 1],
    ["Harbor St Herons", 1],
    ["Bay Red Storm", 2],
    ["Bay St. Storm", null],
    ["Bay State Gators", null],
    ["Mesa Tech Miners", 3],
    ["Mesa Tech Golden Miners", null],
    ["Harbor State", null],
    ["Nowhere Nomads", null],
    ["Herons", null],
    ["", null],
  ])("%s", async (name, id) => {
    const store = await suite.freshStore();
    await importTeams(store);
    expect(await findTeamByWholeName(store.db, name)).toBe(id);
  });

  test("odds find the game of two teams on its day, whoever they hold for the home team, and make no team of their own", async () => {
    const store = await suite.freshStore();
    await importTeams(store);
    const known = gameFact("espn", "5001", {
      startDate: "2026-01-11T00:30:00.000Z",
      status: "final",
      home: sideFact(HARBOR, { points: 70 }),
      away: sideFact(MESA, { points: 66 }),
    });
    const whole = (name: string) => sideFact({ ...teamFact(name), displayName: name });
    const line: LineFact = {
      provider: "Quayside",
      spread: 7.5,
      overUnder: 141,
      homeMoneyline: 255,
      awayMoneyline: -320,
      spreadOpen: null,
      overUnderOpen: null,
    };
    const odds = gameFact("odds", "e1", {
      startDate: "2026-01-11T00:30:00.000Z",
      home: whole("Mesa Tech Miners"),
      away: whole("Harbor St Herons"),
      lines: [line],
    });
    await importFeed(store, readerOf("odds", [gameDocument(odds)]));
    await importFeed(store, readerOf("espn", [gameDocument(known)]));
    await importFeed(store, readerOf("odds", [gameDocument({ ...odds, attendance: null })]));
    expect(await store.db.selectFrom("game").select(["id", "status", "homeTeamId", "homePoints"]).execute()).toEqual([
      { id: 1, status: "final", homeTeamId: 1, homePoints: 70 },
    ]);
    expect(
      await store.db.selectFrom("gameLine").select(["spread", "overUnder", "homeMoneyline", "awayMoneyline"]).execute(),
    ).toEqual([{ spread: -7.5, overUnder: 141, homeMoneyline: -320, awayMoneyline: 255 }]);
    expect(await selectUnmatchedNames(store.db)).toEqual([]);
  });
});
