/** The invariants of the overview for every team of every season: of a simulated league in the middle of one, and of captured games. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findTeamSeasonOverview } from "#lib/api/overview.ts";
import { readEspnPath } from "#lib/feed/espn/read-path.ts";
import type { FeedReader } from "#lib/feed/feed.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import { openWorld } from "#lib/feed/simulation/open-world.ts";
import { readLeague } from "#lib/feed/simulation/read-league.ts";
import { SIMULATION_VERSION } from "#lib/feed/simulation/version.ts";
import { markDemo } from "#lib/ingest/demo-mark.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { overviewFaults } from "#test/overview-faults.ts";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";

async function emptyStore(): Promise<Store> {
  const store = openStore({ path: ":memory:" });
  await migrate(store);
  return store;
}

async function overviewOf(
  { db }: Store,
  values: { teamId: number; season: number; formatVersion?: number; asOf?: string | undefined },
): Promise<TeamSeasonOverview> {
  for await (const [text = ""] of (await findTeamSeasonOverview(db, values)).batches()) return JSON.parse(text);
  throw new Error("no record");
}

async function teamIdsOf({ db }: Store): Promise<number[]> {
  return (await db.selectFrom("team").select("id").orderBy("id").execute()).map(({ id }) => id);
}

/** Faults of every team's overview in both formats on some days (undefined: now), each named by what was asked. */
async function faultsOf(store: Store, season: number, days: readonly (string | undefined)[]) {
  const faults: string[] = [];
  const told = new Map<string, number>();
  for (const teamId of await teamIdsOf(store)) {
    for (const asOf of days) {
      for (const formatVersion of [1, 2]) {
        const overview = await overviewOf(store, { teamId, season, formatVersion, asOf });
        const named = `team ${teamId}, ${season}, format ${formatVersion}, as of ${asOf ?? "now"}`;
        faults.push(...overviewFaults(overview).map((fault) => `${named}: ${fault}`));
        for (const part of ["efficiency", "shooting", "players"] as const) {
          const { state, reason } = overview[part].coverage;
          const key = `${part} ${state} ${reason ?? ""}`.trim();
          told.set(key, (told.get(key) ?? 0) + 1);
        }
      }
    }
  }
  return { faults, told };
}

function print(what: string, told: ReadonlyMap<string, number>): void {
  printFigure(
    `${what}: ${[...told]
      .sort()
      .map(([key, count]) => `${key} ${count}`)
      .join(", ")}`,
  );
}

describe("a simulated league in February, with the season before", () => {
  const LATEST = 2026;
  let store: Store;
  beforeAll(async () => {
    store = await emptyStore();
    const key = { seed: "overview", scale: "tiny" } as const;
    await markDemo(store, { ...key, seasons: 2, version: SIMULATION_VERSION });
    const league = readLeague(openWorld(key), [LATEST, LATEST - 1], () => "2026-02-20T01:00:00.000Z");
    expect((await importFeed(store, league)).faults).toEqual([]);
  }, 300_000);
  afterAll(() => store.close());

  test.each([
    [LATEST, [undefined, "2025-10-01", "2025-11-20", "2026-01-15", "2026-02-19"]],
    [LATEST - 1, [undefined, "2024-12-25", "2025-03-14", "2025-07-01"]],
  ])("%i: every team on every day", async (season, days) => {
    const { faults, told } = await faultsOf(store, season, days);
    print(`simulated season ${season}`, told);
    expect(faults).toEqual([]);
    expect(told.size).toBeGreaterThan(1);
  });

  test("as of a day after its last game a season is what is stored of it", async () => {
    for (const teamId of await teamIdsOf(store)) {
      const stored = await overviewOf(store, { teamId, season: LATEST - 1 });
      const summed = await overviewOf(store, { teamId, season: LATEST - 1, asOf: "2025-07-01" });
      expect({ ...summed, sources: null }).toEqual({ ...stored, sources: null });
    }
  });

  test("what a day was is what the season had been then: nothing of later games is in it", async () => {
    const [teamId = 0] = await teamIdsOf(store);
    const overview = await overviewOf(store, { teamId, season: LATEST, asOf: "2026-01-15" });
    const later = await overviewOf(store, { teamId, season: LATEST });
    expect(overview.schedule.games.length).toBeGreaterThan(0);
    expect(later.schedule.games.slice(0, overview.schedule.games.length)).toEqual(overview.schedule.games);
    expect(later.record.overall.games).toBeGreaterThan(overview.record.overall.games);
  });

  test("a game that is to come, exhibitions and simulated data are told", async () => {
    const overviews = await Promise.all(
      (await teamIdsOf(store)).map((teamId) => overviewOf(store, { teamId, season: LATEST })),
    );
    const games = overviews.flatMap(({ schedule }) => schedule.games);
    expect(new Set(games.map(({ status }) => status))).toContain("scheduled");
    for (const { sources } of overviews) expect(sources.notes[0]).toContain("simulated");
  });

  test("the faults are found: each of these is one", async () => {
    const [teamId = 0] = await teamIdsOf(store);
    const sound = await overviewOf(store, { teamId, season: LATEST });
    const { record, ratings, efficiency, shooting, players, schedule, sources } = sound;
    const { boxScore: _, ...offense } = efficiency.offense;
    const { ap } = ratings.polls;
    const faulty: Record<string, object> = {
      "a game more than wins and losses": { record: { ...record, overall: { ...record.overall, games: 99 } } },
      "complete the other way": { record: { ...record, complete: !record.complete } },
      "a rank or none the other way": {
        ratings: { ...ratings, polls: { ...ratings.polls, ap: { ...ap, rank: ap.rank === null ? 3 : null } } },
      },
      "more games than eligible": {
        efficiency: { ...efficiency, coverage: { ...efficiency.coverage, coveredGames: 99 } },
      },
      "a unit of format 1": { efficiency: { ...efficiency, offense } },
      "a shot in no bucket": { shooting: { ...shooting, trackedAttempts: shooting.trackedAttempts + 1 } },
      "a player twice": { players: { ...players, rows: [...players.rows, ...players.rows.slice(0, 1)] } },
      "the schedule backwards": { schedule: { games: schedule.games.toReversed() } },
      "no final": { sources: { ...sources, latestFinalStartDate: null } },
      "a field too many": { more: 1 },
    };
    expect(overviewFaults(sound)).toEqual([]);
    for (const [what, spoilt] of Object.entries(faulty)) {
      expect([what, overviewFaults({ ...sound, ...spoilt }).length > 0]).toEqual([what, true]);
    }
  });
});

const DAY = sharedData("lineups_bigballr/pbp_2026_01_23.parquet");
const SUMMARIES = sharedData("espn/summary");

describe("captured games", () => {
  const opened: Store[] = [];
  const importedStore = async (reader: FeedReader) => {
    const store = await emptyStore();
    opened.push(store);
    expect((await importFeed(store, reader)).faults).toEqual([]);
    return store;
  };
  afterAll(() => Promise.all(opened.map((store) => store.close())));

  test.skipIf(DAY === null)(
    "every team of a day, before and after it",
    async () => {
      const store = await importedStore(await readNcaaPath(DAY ?? ""));
      const { faults, told } = await faultsOf(store, 2026, [undefined, "2026-01-23", "2026-01-25"]);
      print("23 January 2026", told);
      expect(faults).toEqual([]);
      expect(told.size).toBeGreaterThan(1);
    },
    300_000,
  );

  test.skipIf(SUMMARIES === null)(
    "every team of games of eighteen seasons, old ones with less to tell",
    async () => {
      const store = await importedStore(await readEspnPath(SUMMARIES ?? ""));
      const games = await store.db.selectFrom("game").select(["season", "homeTeamId", "awayTeamId"]).execute();
      expect(games.length).toBeGreaterThan(3);
      for (const { season, homeTeamId, awayTeamId } of games) {
        for (const teamId of [homeTeamId, awayTeamId]) {
          const overview = await overviewOf(store, { teamId, season });
          expect(overviewFaults(overview)).toEqual([]);
          const told = [overview.efficiency, overview.shooting, overview.players].map(
            ({ coverage }) => `${coverage.state} ${coverage.reason ?? ""}`,
          );
          printFigure(
            `${overview.team.school} ${overview.seasonLabel}: ${told.join(", ")}; ${overview.sources.notes.join(" ")}`,
          );
        }
      }
    },
    300_000,
  );
});
