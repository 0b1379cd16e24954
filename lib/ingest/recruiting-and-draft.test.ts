/** Recruits, transfers and picks from fact to row. */
import { expect, test } from "vitest";
import type { Source } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectRevisions } from "#lib/store/revisions.ts";
import { factDocument, readerOf, teamFact } from "#test/game-facts.ts";
import { draftTeam, pickFact, rankingFact, recruitFact, transferFact } from "#test/recruiting-facts.ts";
import { storeContents } from "#test/store-contents.ts";
import { eachStore } from "#test/stores.ts";
import { markDemo } from "./demo-mark.ts";
import { importFeed } from "./import-feed.ts";

const HARBOR = teamFact("Harbor State", { simulation: "41" });
const MESA = teamFact("Mesa Tech", { simulation: "42" });
const SCHOOL = { sourceId: "77", name: "Lakeside High" };
const HERONS = draftTeam("simulation", "7", "Quarry City", "Herons");

/** Imports facts as one document of a source and fails on any fault. */
async function importFacts(store: Store, source: Source, facts: Fact[], key = "offseason"): Promise<void> {
  const { faults } = await importFeed(store, readerOf(source, [factDocument(key, facts)]));
  expect(faults).toEqual([]);
}

eachStore("recruiting and draft facts", (suite) => {
  const demoStore = async () => {
    const store = await suite.freshStore();
    await markDemo(store, { seed: "summer", scale: "tiny", version: 1, seasons: 2 });
    return store;
  };

  test("a source's own numbers become the ids, and a school is one row however many it sends", async () => {
    const store = await demoStore();
    await importFacts(store, "simulation", [
      recruitFact("simulation", "901", { school: SCHOOL, committedTo: HARBOR }),
      recruitFact("simulation", "902", { name: "Ty Moss", school: SCHOOL, athleteIds: { simulation: "5" } }),
      transferFact("simulation", "903", { origin: HARBOR, destination: MESA }),
    ]);
    expect(await store.db.selectFrom("recruit").select(["id", "schoolId", "teamId", "athleteIds"]).execute()).toEqual([
      { id: 901, schoolId: 77, teamId: 41, athleteIds: "{}" },
      { id: 902, schoolId: 77, teamId: null, athleteIds: '{"simulation":"5"}' },
    ]);
    expect(await store.db.selectFrom("transfer").select(["id", "originTeamId", "destinationTeamId"]).execute()).toEqual(
      [{ id: 903, originTeamId: 41, destinationTeamId: 42 }],
    );
    expect(await store.db.selectFrom("recruitingSchool").select(["id", "name"]).execute()).toEqual([
      { id: 77, name: "Lakeside High" },
    ]);
  });

  test("importing twice is importing once, and the second time counts nothing up", async () => {
    const store = await demoStore();
    const facts = [
      recruitFact("simulation", "901", { school: SCHOOL, committedTo: HARBOR }),
      rankingFact({ source: "simulation", year: 2025, team: HARBOR, ranking: 1, rating: 98.5 }),
      transferFact("simulation", "903", { origin: HARBOR }),
      pickFact("simulation", 1, HERONS, { college: MESA }),
    ];
    const state = async () => [
      await storeContents(store),
      await selectRevisions(store.db, ["store", "entities", "recruiting", "draft"]),
    ];
    await importFacts(store, "simulation", facts);
    const before = await state();
    await importFacts(store, "simulation", facts);
    expect(await state()).toEqual(before);
    // The same facts in another document are written again, over the same rows.
    await importFacts(store, "simulation", facts, "offseason/2");
    const [contents = ""] = await state();
    const rows = (text: unknown) =>
      String(text)
        .split("\n")
        .filter((line) => !line.includes("offseason"));
    expect(rows(contents)).toEqual(rows(before[0]));
  });

  test("a changed statement of the same source replaces the row, also by what it does not say any more", async () => {
    const store = await demoStore();
    const committed = { ranking: 12, stars: 5, committedTo: HARBOR };
    await importFacts(store, "simulation", [
      recruitFact("simulation", "901", committed),
      rankingFact({ source: "simulation", year: 2025, team: HARBOR, ranking: 4, rating: 90 }),
      transferFact("simulation", "903", { origin: HARBOR, eligibility: "TBD" }),
    ]);
    await importFacts(store, "simulation", [
      recruitFact("simulation", "901", { ranking: 9, stars: 5 }),
      rankingFact({ source: "simulation", year: 2025, team: HARBOR, ranking: 3, rating: null }),
      transferFact("simulation", "903", { origin: HARBOR, destination: MESA, eligibility: "Immediate" }),
    ]);
    expect(await store.db.selectFrom("recruit").select(["ranking", "stars", "teamId"]).execute()).toEqual([
      { ranking: 9, stars: 5, teamId: null },
    ]);
    expect(await store.db.selectFrom("recruitingRanking").select(["ranking", "rating"]).execute()).toEqual([
      { ranking: 3, rating: null },
    ]);
    expect(await store.db.selectFrom("transfer").select(["destinationTeamId", "eligibility"]).execute()).toEqual([
      { destinationTeamId: 42, eligibility: "Immediate" },
    ]);
  });

  test("of two sources the better one's statement holds, in whatever order they come", async () => {
    const better = [
      recruitFact("espn", "e1", { name: "José Quill Jr.", stars: 4 }),
      transferFact("espn", "e2", { origin: teamFact("Harbor State", { espn: "901" }), stars: 3 }),
    ];
    const lesser = [
      recruitFact("results", "r1", { name: "Jose Quill", stars: 2, ranking: 8 }),
      transferFact("results", "r2", { origin: teamFact("Harbor St."), stars: 1 }),
    ];
    const both: [Source, Fact[]][] = [
      ["espn", better],
      ["results", lesser],
    ];
    for (const order of [both, both.toReversed()]) {
      const store = await suite.freshStore();
      for (const [source, facts] of order) await importFacts(store, source, facts);
      expect(await store.db.selectFrom("recruit").select(["name", "stars", "ranking"]).execute()).toEqual([
        { name: "José Quill Jr.", stars: 4, ranking: null },
      ]);
      expect(await store.db.selectFrom("transfer").select("stars").execute()).toEqual([{ stars: 3 }]);
    }
  });

  test("two of a name in a source stay two", async () => {
    const store = await suite.freshStore();
    await importFacts(store, "espn", [
      recruitFact("espn", "1"),
      recruitFact("espn", "2"),
      transferFact("espn", "3", { origin: teamFact("Harbor State") }),
      transferFact("espn", "4", { origin: teamFact("Mesa Tech") }),
    ]);
    expect(await store.db.selectFrom("recruit").select("id").execute()).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await store.db.selectFrom("transfer").select("id").execute()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("a pick has its team, its college, and a numeric id of the team he played for elsewhere", async () => {
    const store = await demoStore();
    const club = { sourceId: "812", location: "Porto Velho", name: "Norte", leagueAffiliation: "Southern League" };
    await importFacts(store, "simulation", [
      pickFact("simulation", 1, HERONS, { college: MESA, heightInches: 78.5 }),
      pickFact("simulation", 2, HERONS, { sourceTeam: club }),
      pickFact("simulation", 3, HERONS, { sourceTeam: { ...club, sourceId: "club-812" } }),
    ]);
    expect(
      await store.db
        .selectFrom("draftPick")
        .select(["overall", "draftTeamId", "collegeTeamId", "sourceTeamId", "heightInches"])
        .orderBy("overall")
        .execute(),
    ).toEqual([
      { overall: 1, draftTeamId: 7, collegeTeamId: 42, sourceTeamId: null, heightInches: 78.5 },
      { overall: 2, draftTeamId: 7, collegeTeamId: null, sourceTeamId: 812, heightInches: null },
      { overall: 3, draftTeamId: 7, collegeTeamId: null, sourceTeamId: null, heightInches: null },
    ]);
    expect(await store.db.selectFrom("draftTeam").select(["id", "displayName"]).execute()).toEqual([
      { id: 7, displayName: "Quarry City Herons" },
    ]);
  });

  test("recruiting counts its own revision up and leaves the draft's and the seasons' alone", async () => {
    const store = await demoStore();
    await importFacts(store, "simulation", [recruitFact("simulation", "901")]);
    const scopes = ["store", "entities", "recruiting", "draft", "season:2026"] as const;
    // The first count is the mark of the simulated league.
    expect(await selectRevisions(store.db, scopes)).toEqual([2, 0, 1, 0, 0]);
    await importFacts(store, "simulation", [pickFact("simulation", 1, HERONS)]);
    expect(await selectRevisions(store.db, scopes)).toEqual([3, 0, 1, 1, 0]);
  });
});
