/** Polls from the fact to the rows. */
import { expect, test } from "vitest";
import type { PollEntryFact, PollFact } from "#lib/basketball/poll-facts.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectRevisions } from "#lib/store/revisions.ts";
import { factDocument, readerOf, teamFact } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";

const entry = (school: string, rank: number | null, points: number | null = null): PollEntryFact => ({
  team: teamFact(school),
  rank,
  points,
  firstPlaceVotes: rank === 1 ? 41 : null,
});

const pollFact = (entries: PollEntryFact[], about: Partial<PollFact> = {}): PollFact => ({
  source: "espn",
  poll: "ap",
  season: 2026,
  seasonType: "regular",
  week: 3,
  date: "2025-11-17T17:00:00.000Z",
  entries,
  ...about,
});

const importPoll = (store: Store, poll: PollFact, key = "poll") =>
  importFeed(store, readerOf(poll.source, [factDocument(key, [{ kind: "poll", league: "mens", poll }])]));

const contents = async (store: Store) => ({
  polls: await store.db.selectFrom("poll").selectAll().orderBy("id").execute(),
  entries: await store.db
    .selectFrom("pollEntry")
    .innerJoin("team", "team.id", "pollEntry.teamId")
    .select(["pollId", "team.school", "rank", "points", "firstPlaceVotes"])
    .orderBy("pollId")
    .orderBy("rank")
    .execute(),
});

eachStore("a poll", (suite) => {
  test("is written whole, with the season's revision; the same again changes nothing; a correction replaces it", async () => {
    const store = await suite.freshStore();
    await importPoll(store, pollFact([entry("Harbor State", 1, 1500), entry("Mesa Tech", 2, 1400)]));
    const written = await contents(store);
    expect(written.polls).toEqual([
      {
        id: 1,
        source: "espn",
        authority: 50,
        poll: "ap",
        season: 2026,
        seasonType: "regular",
        week: 3,
        date: "2025-11-17T17:00:00.000Z",
      },
    ]);
    expect(written.entries.map(({ pollId: _id, ...row }) => row)).toEqual([
      { school: "Harbor State", rank: 1, points: 1500, firstPlaceVotes: 41 },
      { school: "Mesa Tech", rank: 2, points: 1400, firstPlaceVotes: null },
    ]);
    expect(await selectRevisions(store.db, ["season:2026"])).toEqual([1]);

    const same = pollFact([entry("Mesa Tech", 2, 1400), entry("Harbor State", 1, 1500)]);
    await importPoll(store, same, "another document");
    expect([await contents(store), await selectRevisions(store.db, ["season:2026"])]).toEqual([written, [1]]);

    await importPoll(store, pollFact([entry("Mesa Tech", 1, 1450)]));
    expect((await contents(store)).entries.map(({ school, rank }) => [school, rank])).toEqual([["Mesa Tech", 1]]);
    expect(await selectRevisions(store.db, ["season:2026"])).toEqual([2]);
  });

  test("stands once for each poll, week and part of the season, and for each source", async () => {
    const store = await suite.freshStore();
    const entries = [entry("Harbor State", 1)];
    await importPoll(store, pollFact(entries));
    await importPoll(store, pollFact(entries, { poll: "coaches" }));
    await importPoll(store, pollFact(entries, { week: 4 }));
    await importPoll(store, pollFact(entries, { seasonType: "postseason", week: 3 }));
    await importPoll(store, pollFact(entries, { source: "cbbd" }));
    expect((await contents(store)).polls.map(({ id, authority }) => [id, authority])).toEqual([
      [1, 50],
      [2, 50],
      [3, 50],
      [4, 50],
      [5, 45],
    ]);
  });

  test("with one team twice is refused by name, and leaves nothing behind", async () => {
    const store = await suite.freshStore();
    const { faults } = await importPoll(store, pollFact([entry("Harbor State", 1), entry("harbor state", 2)]));
    expect(faults).toMatchObject([{ code: "team_ranked_twice", message: expect.stringContaining("harbor state") }]);
    expect(await contents(store)).toEqual({ polls: [], entries: [] });
  });

  test("of a season that no feed can mean is refused", async () => {
    const { faults } = await importPoll(await suite.freshStore(), pollFact([], { season: 20252026 }));
    expect(faults).toMatchObject([{ code: "absurd_value" }]);
  });
});
