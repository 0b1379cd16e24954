import { expect, test } from "vitest";
import type { LeagueClock } from "#lib/basketball/league-clock.ts";
import { upsertSetting } from "#lib/store/settings.ts";
import { eachStore } from "#test/stores.ts";
import { readDemoClock, startedClock, writeDemoClock } from "./demo-clock.ts";
import { clearDemo, markDemo, StoreRefusal } from "./demo-mark.ts";
import { readDemoResults, writeDemoResults } from "./demo-results.ts";

const CLOCK: LeagueClock = { wall: "2026-11-21T20:00:00.000Z", league: "2026-01-23T19:00:00.000Z", speed: 60 };
const RESULTS = new Map([[260001, { homePoints: 71, awayPoints: 66, endedAt: "2026-01-24T02:11:09.500Z" }]]);
const NOON = Date.parse("2026-11-21T12:00:00.000Z");

test("at its first start a league has wall time, or the time that it is to start at", () => {
  const now = "2026-11-21T12:00:00.000Z";
  expect(startedClock(null, { wall: NOON, speed: 1, startsAt: null })).toEqual({ wall: now, league: now, speed: 1 });
  expect(startedClock(null, { wall: NOON, speed: 60, startsAt: "2026-01-23T14:00:00-05:00" })).toEqual({
    wall: now,
    league: "2026-01-23T19:00:00.000Z",
    speed: 60,
  });
});

test("later it goes on from the clock it left behind, whatever it was to start at", () => {
  const left: LeagueClock = { wall: "2026-11-21T11:00:00.000Z", league: "2026-01-23T19:00:00.000Z", speed: 1 };
  expect(startedClock(left, { wall: NOON, speed: 10, startsAt: "2020-01-01T00:00:00Z" })).toEqual({
    wall: "2026-11-21T12:00:00.000Z",
    league: "2026-01-23T20:00:00.000Z",
    speed: 10,
  });
});

eachStore("what a simulated league leaves in its store", (suite) => {
  test("is read as it was written", async () => {
    const store = await suite.freshStore();
    await markDemo(store, { seed: "a", scale: "tiny", version: 1, seasons: 1 });
    expect([await readDemoClock(store.db), await readDemoResults(store.db)]).toEqual([null, new Map()]);
    await writeDemoClock(store, CLOCK);
    await writeDemoResults(store, RESULTS);
    expect([await readDemoClock(store.db), await readDemoResults(store.db)]).toEqual([CLOCK, RESULTS]);
  });

  test("goes with it, and nothing is left in a store it was cleared from", async () => {
    const store = await suite.freshStore();
    await markDemo(store, { seed: "a", scale: "tiny", version: 1, seasons: 1 });
    await writeDemoClock(store, CLOCK);
    await clearDemo(store);
    await expect(writeDemoClock(store, CLOCK)).rejects.toThrow(StoreRefusal);
    await expect(writeDemoResults(store, RESULTS)).rejects.toThrow(StoreRefusal);
    expect([await readDemoClock(store.db), await readDemoResults(store.db)]).toEqual([null, new Map()]);
  });

  test("is named when it cannot be read", async () => {
    const store = await suite.freshStore();
    await upsertSetting(store.db, "demo_clock", '{"wall":"noon"}');
    await expect(readDemoClock(store.db)).rejects.toThrow(/"demo_clock" of the store cannot be read/);
  });
});
