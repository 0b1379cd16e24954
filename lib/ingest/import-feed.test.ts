import { expect, test } from "vitest";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectImportFaults, selectUnmatchedNames } from "#lib/store/import-log.ts";
import { selectRevisions } from "#lib/store/revisions.ts";
import {
  athleteFact,
  conferenceFact,
  factDocument,
  gameDocument,
  gameFact,
  readerOf,
  sideFact,
  teamBox,
  teamFact,
} from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";
import { rebuild } from "./rebuild.ts";

const HARBOR = teamFact("Harbor State", { espn: "901" });
const MESA = teamFact("Mesa Tech", { espn: "902" });

const finalGame: GameFact = gameFact("espn", "5001", {
  startDate: "2026-01-11T00:30:00.000Z",
  status: "final",
  home: sideFact(HARBOR, {
    points: 70,
    periodPoints: [30, 40],
    boxScore: teamBox(),
    conference: conferenceFact("GLC", { espn: "77" }),
  }),
  away: sideFact(MESA, { points: 66, periodPoints: [33, 33], boxScore: teamBox({ points: 66 }) }),
  athletes: [{ key: "a", side: "home", athlete: athleteFact("Jo Quill", { espn: "31" }) }],
});

/** Every row of every table but the import's own notes, as one text. */
async function contents(store: Store): Promise<string> {
  const tables = [
    "team",
    "athlete",
    "conference",
    "membership",
    "roster",
    "game",
    "gameTeam",
    "gamePlayer",
    "stint",
    "gameQuality",
    "sourceIdentity",
  ] as const;
  const rows: Record<string, unknown> = {};
  for (const table of tables) {
    const found = await store.db.selectFrom(table).selectAll().execute();
    rows[table] = found.map((row) => JSON.stringify(row)).sort();
  }
  return JSON.stringify(rows);
}

eachStore("importing a feed", (suite) => {
  test("a document is new once, then unchanged, and writes nothing the second time", async () => {
    const store = await suite.freshStore();
    const reader = readerOf("espn", [gameDocument(finalGame)]);
    const first = await importFeed(store, reader);
    const before = [await contents(store), ...(await selectRevisions(store.db, ["store", "entities", "season:2026"]))];
    const second = await importFeed(store, reader);
    expect([first.new, first.gamesNew, second.new, second.changed, second.unchanged]).toEqual([1, 1, 0, 0, 1]);
    expect([await contents(store), ...(await selectRevisions(store.db, ["store", "entities", "season:2026"]))]).toEqual(
      before,
    );
  });

  test("changed content replaces the game and keeps its id", async () => {
    const store = await suite.freshStore();
    await importFeed(
      store,
      readerOf("espn", [
        gameDocument({ ...finalGame, status: "scheduled", home: sideFact(HARBOR), away: sideFact(MESA) }),
      ]),
    );
    const summary = await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    const rows = await store.db.selectFrom("game").select(["id", "status", "homePoints"]).execute();
    expect([summary.changed, summary.gamesChanged]).toEqual([1, 1]);
    expect(rows).toEqual([{ id: 1, status: "final", homePoints: 70 }]);
  });

  test("the same game of two feeds is one game with the better source of each fact and both source ids", async () => {
    const store = await suite.freshStore();
    const byName = gameFact("ncaa", "88", {
      status: "final",
      // Some feeds date a game by another clock, and disagree on who is at home on a neutral floor.
      easternDate: "2026-01-11",
      attendance: 4100,
      home: sideFact(teamFact("Mesa Tech"), { points: 66 }),
      away: sideFact(teamFact("Harbor St."), { points: 70 }),
      athletes: [{ key: "q", side: "away", athlete: athleteFact("Jo Quill Jr.") }],
    });
    await importFeed(store, readerOf("ncaa", [gameDocument(byName)]));
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    const games = await store.db
      .selectFrom("game")
      .select(["id", "sourceId", "startDate", "homePoints", "awayPoints", "attendance"])
      .execute();
    expect(games).toEqual([
      {
        id: 1,
        sourceId: "5001",
        startDate: "2026-01-11T00:30:00.000Z",
        homePoints: 70,
        awayPoints: 66,
        attendance: 4100,
      },
    ]);
    expect(await store.db.selectFrom("team").select(["school"]).orderBy("school").execute()).toEqual([
      { school: "Harbor State" },
      { school: "Mesa Tech" },
    ]);
    expect(await store.db.selectFrom("athlete").select("name").execute()).toEqual([{ name: "Jo Quill" }]);
    const ids = await store.db
      .selectFrom("sourceIdentity")
      .select(["source", "sourceId"])
      .where("entity", "=", "game")
      .orderBy("source")
      .execute();
    expect(ids).toEqual([
      { source: "espn", sourceId: "5001" },
      { source: "ncaa", sourceId: "88" },
    ]);
  });

  test("two days running between the same teams stay two games", async () => {
    const store = await suite.freshStore();
    const day = (date: string) =>
      gameFact("results", date, {
        easternDate: date,
        status: "final",
        home: sideFact(teamFact("Harbor State"), { points: 1 }),
        away: sideFact(teamFact("Mesa Tech"), { points: 2 }),
      });
    await importFeed(store, readerOf("results", [gameDocument(day("2026-01-10")), gameDocument(day("2026-01-11"))]));
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    const dates = await store.db.selectFrom("game").select(["id", "easternDate"]).orderBy("id").execute();
    expect(dates).toEqual([
      { id: 1, easternDate: "2026-01-10" },
      { id: 2, easternDate: "2026-01-11" },
    ]);
  });

  test("a faulty document is named, writes nothing and stops nothing; a good one later settles it", async () => {
    const store = await suite.freshStore();
    const broken = {
      ...gameDocument(finalGame),
      map: () => {
        throw new FeedFault("truncated", "the file ends in the middle", "fetch it again");
      },
    };
    const other = gameFact("espn", "5002", { easternDate: "2026-02-01", home: sideFact(MESA), away: sideFact(HARBOR) });
    const summary = await importFeed(store, readerOf("espn", [broken, gameDocument(other)]));
    expect(summary.faults.map((fault) => [fault.documentKey, fault.code])).toEqual([["game/5001", "truncated"]]);
    expect(await store.db.selectFrom("game").select("sourceId").execute()).toEqual([{ sourceId: "5002" }]);
    expect(await selectImportFaults(store.db)).toHaveLength(1);
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    expect(await selectImportFaults(store.db)).toEqual([]);
  });

  test("a document that fails half-way through its facts leaves nothing behind, ids included", async () => {
    const store = await suite.freshStore();
    const selfPlay = gameFact("espn", "5003", { home: sideFact(HARBOR), away: sideFact(HARBOR) });
    const document = factDocument("both", [
      { kind: "game", game: finalGame },
      { kind: "game", game: selfPlay },
    ]);
    const summary = await importFeed(store, readerOf("espn", [document]));
    expect(summary.faults[0]?.code).toBe("team_plays_itself");
    expect(JSON.parse(await contents(store)).game).toEqual([]);
    expect(JSON.parse(await contents(store)).team).toEqual([]);
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    expect(await store.db.selectFrom("team").select("id").orderBy("id").execute()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("a store holds one league and refuses the other by name", async () => {
    const store = await suite.freshStore();
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    const summary = await importFeed(
      store,
      readerOf("espn", [gameDocument({ ...finalGame, sourceId: "6001", ids: { espn: "6001" }, league: "womens" })]),
    );
    expect(summary.faults[0]).toMatchObject({ code: "other_league", message: expect.stringContaining("women's") });
  });

  test("a name that no team answers to becomes a team of its own, listed until another source knows it", async () => {
    const store = await suite.freshStore();
    const game = gameFact("results", "x", {
      home: sideFact(teamFact("Harbor State")),
      away: sideFact(teamFact("Nowhere College")),
    });
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    await importFeed(store, readerOf("results", [gameDocument(game)]));
    expect((await selectUnmatchedNames(store.db)).map((row) => row.name)).toEqual(["Nowhere College"]);
    const list = factDocument("teams", [
      {
        kind: "team",
        source: "espn",
        league: "mens",
        team: teamFact("Nowhere College", { espn: "903" }),
        conference: null,
        season: null,
      },
    ]);
    await importFeed(store, readerOf("espn", [list]));
    expect(await selectUnmatchedNames(store.db)).toEqual([]);
  });

  test("ids of a mirrored service are kept where they are free", async () => {
    const store = await suite.freshStore();
    const game = gameFact("cbbd", "358692", {
      home: sideFact(teamFact("Harbor State", { cbbd: "277", espn: "901" })),
      away: sideFact(teamFact("Mesa Tech", { cbbd: "252", espn: "902" })),
    });
    await importFeed(store, readerOf("cbbd", [gameDocument(game)]));
    expect(await store.db.selectFrom("game").select(["id", "homeTeamId", "awayTeamId"]).execute()).toEqual([
      { id: 358692, homeTeamId: 277, awayTeamId: 252 },
    ]);
  });

  test("a later list names a team better, and the games that show the name are derived again", async () => {
    const store = await suite.freshStore();
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    const list = factDocument("teams", [
      {
        kind: "team",
        source: "espn",
        league: "mens",
        team: { ...HARBOR, school: "Harbor St." },
        conference: conferenceFact("GLC"),
        season: 2026,
      },
    ]);
    await importFeed(store, readerOf("espn", [list]));
    expect(await store.db.selectFrom("staleGame").selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom("team").select("school").where("id", "=", 1).execute()).toEqual([
      { school: "Harbor St." },
    ]);
  });

  test("another game of known teams counts its season up and leaves the entities' revision alone", async () => {
    const store = await suite.freshStore();
    const scopes = ["store", "entities", "season:2026"] as const;
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    const [storeBefore = 0, entitiesBefore, seasonBefore = 0] = await selectRevisions(store.db, scopes);
    const next = gameFact("espn", "5009", { easternDate: "2026-02-09", home: sideFact(MESA), away: sideFact(HARBOR) });
    await importFeed(store, readerOf("espn", [gameDocument(next)]));
    expect(await selectRevisions(store.db, scopes)).toEqual([storeBefore + 1, entitiesBefore, seasonBefore + 1]);
  });

  test("a rebuild changes nothing", async () => {
    const store = await suite.freshStore();
    await importFeed(store, readerOf("espn", [gameDocument(finalGame)]));
    const before = await contents(store);
    expect(await rebuild(store)).toBe(1);
    expect(await contents(store)).toBe(before);
  });

  test("an aborted import stops between two documents and carries on when it is run again", async () => {
    const store = await suite.freshStore();
    const documents = [1, 2, 3].map((day) =>
      gameDocument(
        gameFact("espn", `70${day}`, { easternDate: `2026-02-0${day}`, home: sideFact(HARBOR), away: sideFact(MESA) }),
      ),
    );
    const stop = new AbortController();
    const first = await importFeed(store, readerOf("espn", documents), {
      signal: stop.signal,
      onDocument: () => stop.abort(),
    });
    const second = await importFeed(store, readerOf("espn", documents));
    expect([first.interrupted, first.new, second.new, second.unchanged]).toEqual([true, 1, 2, 1]);
  });
});
