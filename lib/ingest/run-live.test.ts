import { describe, expect, test } from "vitest";
import { type FeedDocument, FeedFault, type LiveFeed } from "#lib/feed/feed.ts";
import type { Store } from "#lib/store/connection.ts";
import { gameDocument, gameFact, readerOf, sideFact, teamFact } from "#test/game-facts.ts";
import { storeContents } from "#test/store-contents.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";
import { type LiveClock, type LiveOptions, runLive } from "./run-live.ts";

const minute = (number: number) => new Date(Date.UTC(2026, 0, 23, 19, number)).toISOString();

/** A game that changes at some minutes: each time the home team has two points more, and after the last it is over. */
interface LiveGame {
  id: string;
  minutes: number[];
}

const EARLY: LiveGame = { id: "1", minutes: [1, 3, 5, 7] };
const LATE: LiveGame = { id: "2", minutes: [4, 5, 9] };
/** Over before anybody listened. */
const PAST: LiveGame = { id: "3", minutes: [-9, -8] };

function documentOf(game: LiveGame, moment: string): FeedDocument {
  const seen = game.minutes.filter((at) => minute(at) <= moment).length;
  return gameDocument(
    gameFact("espn", game.id, {
      status: seen === 0 ? "scheduled" : seen < game.minutes.length ? "in_progress" : "final",
      home: sideFact(teamFact(`Harbor ${game.id}`), { points: 2 * seen }),
      away: sideFact(teamFact(`Mesa ${game.id}`), { points: 0 }),
    }),
  );
}

/** A feed of games; `mapped` keeps what was asked for, as `1@4`: game 1 with four points. */
function liveFeed(games: readonly LiveGame[], mapped: string[] = []): LiveFeed {
  const noted = (game: LiveGame, document: FeedDocument): FeedDocument => ({
    ...document,
    map: async () => {
      const said = await document.map();
      const fact = said.facts[0];
      if (fact?.kind === "game") mapped.push(`${game.id}@${fact.game.home.points}`);
      return said;
    },
  });
  const all = games.flatMap((game) => game.minutes.map((at) => ({ game, at: minute(at) })));
  all.sort((a, b) => (a.at < b.at ? -1 : 1));
  return {
    source: "espn",
    *changes(since, until) {
      const due = new Set(all.filter(({ at }) => at > since && at <= until).map(({ game }) => game));
      for (const game of due) yield noted(game, documentOf(game, until));
    },
    nextChange: (moment) => all.find(({ at }) => at > moment)?.at ?? minute(60),
  };
}

/** A clock that has come to whatever is waited for, `late` minutes later; it stops the run at an hour. */
function jumpingClock(stop: AbortController, late = 0, start = minute(0)): LiveClock {
  let now = start;
  return {
    now: () => now,
    async until(moment) {
      if (now >= minute(60)) stop.abort();
      const reached = new Date(Date.parse(moment) + late * 60_000).toISOString();
      if (reached > now) now = reached;
    },
    pause: async () => undefined,
  };
}

function run(
  store: Store,
  feed: LiveFeed,
  clock: (stop: AbortController) => LiveClock,
  more: Partial<LiveOptions> = {},
) {
  const stop = new AbortController();
  return runLive(store, feed, minute(0), { clock: clock(stop), signal: stop.signal, ...more });
}

eachStore("importing a feed that goes on", (suite) => {
  test("every change is imported when it is due, one after the other", async () => {
    const store = await suite.freshStore();
    const mapped: string[] = [];
    const passes: string[] = [];
    const done = await run(store, liveFeed([EARLY, LATE], mapped), jumpingClock, {
      onPass: (moment) => void passes.push(moment.slice(14, 16)),
    });
    expect(mapped).toEqual(["1@2", "1@4", "2@2", "1@6", "2@4", "1@8", "2@6"]);
    expect(passes.slice(0, 4)).toEqual(["00", "01", "03", "04"]);
    expect(done).toBe(minute(60));
  });

  test("an import that falls behind takes each game's newest state and passes over the ones between", async () => {
    const store = await suite.freshStore();
    const mapped: string[] = [];
    await run(store, liveFeed([EARLY, LATE], mapped), (stop) => jumpingClock(stop, 4));
    expect(mapped).toEqual(["1@6", "2@4", "1@8", "2@6"]);
  });

  test("however fast it went, and whatever was filled in behind, the store is the one of a single import at the end", async () => {
    const games = [PAST, EARLY, LATE];
    const atOnce = await suite.freshStore();
    await importFeed(
      atOnce,
      readerOf(
        "espn",
        games.map((game) => documentOf(game, minute(60))),
      ),
    );
    const expected = await storeContents(atOnce);
    for (const late of [0, 4, 60]) {
      const store = await suite.freshStore();
      const stop = new AbortController();
      const clock = jumpingClock(stop, late);
      const filled: number[] = [];
      async function* backlog() {
        for (const game of games) yield documentOf(game, clock.now());
      }
      await runLive(store, liveFeed(games), minute(0), {
        clock,
        signal: stop.signal,
        backlog: backlog(),
        onBacklog: (done) => filled.push(done),
      });
      expect(filled).toEqual([1, 2, 3]);
      expect(await storeContents(store)).toBe(expected);
    }
  });

  test("a run that was stopped goes on where it was", async () => {
    const store = await suite.freshStore();
    const stop = new AbortController();
    const feed = liveFeed([EARLY, LATE]);
    const done = await runLive(store, feed, minute(0), {
      clock: jumpingClock(stop),
      signal: stop.signal,
      onPass: (moment) => {
        if (moment === minute(4)) stop.abort();
      },
    });
    expect(done).toBe(minute(4));
    const mapped: string[] = [];
    const again = new AbortController();
    const clock = jumpingClock(again, 0, done);
    await runLive(store, liveFeed([EARLY, LATE], mapped), done, { clock, signal: again.signal });
    expect(mapped).toEqual(["1@6", "2@4", "1@8", "2@6"]);
  });

  describe("a store that fails", () => {
    /** A store whose connection is gone as long as `failing` says so. */
    const brittle = (store: Store, failing: () => boolean): Store => ({
      ...store,
      get db() {
        if (failing()) throw new Error("the connection is gone");
        return store.db;
      },
    });

    test("is tried again after longer and longer pauses, and nothing is left out", async () => {
      const store = await suite.freshStore();
      const pauses: number[] = [];
      const troubles: unknown[] = [];
      let failures = 3;
      const stop = new AbortController();
      const clock: LiveClock = {
        ...jumpingClock(stop),
        pause: async (milliseconds) => void pauses.push(milliseconds),
      };
      await runLive(
        brittle(store, () => failures-- > 0),
        liveFeed([EARLY]),
        minute(0),
        { clock, signal: stop.signal, onTrouble: (trouble) => void troubles.push(trouble) },
      );
      expect(pauses).toEqual([250, 500, 1000]);
      expect(troubles).toHaveLength(3);
      const game = await store.db.selectFrom("game").selectAll().executeTakeFirstOrThrow();
      expect(game).toMatchObject({ status: "final", homePoints: 8 });
    });
  });

  test("a document with a fault is tried four times and then left until it changes; the others go on", async () => {
    const store = await suite.freshStore();
    const feed = liveFeed([EARLY, LATE]);
    const faults: unknown[] = [];
    const faulty: LiveFeed = {
      ...feed,
      *changes(since, until) {
        for (const document of feed.changes(since, until)) {
          if (document.key !== "game/1" || until > minute(1)) yield document;
          else {
            const map = () => {
              throw new FeedFault("broken", "it is broken", "mend it");
            };
            yield { ...document, map };
          }
        }
      },
    };
    await run(store, faulty, jumpingClock, { onTrouble: (trouble) => void faults.push(trouble) });
    expect(faults).toHaveLength(4);
    const games = await store.db.selectFrom("game").select(["homePoints", "status"]).orderBy("id").execute();
    expect(games.map((game) => `${game.homePoints} ${game.status}`).sort()).toEqual(["6 final", "8 final"]);
  });
});
