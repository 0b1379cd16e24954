/** A service mirrored over HTTP into an empty store on the other engine answers like the one it was copied from: every endpoint, ids included. */
import { afterEach, expect, test } from "vitest";
import { generateApiKey, hashApiKey, KEY_PREFIX } from "#lib/api/api-key-format.ts";
import { createLogger } from "#lib/api/log.ts";
import { folderWith } from "#lib/feed/cbbd/fixtures/read-documents.ts";
import * as records from "#lib/feed/cbbd/fixtures/records.ts";
import * as offseason from "#lib/feed/cbbd/fixtures/recruiting-and-draft-records.ts";
import { readCbbdHttp } from "#lib/feed/cbbd/read-http.ts";
import { readCbbdPath } from "#lib/feed/cbbd/read-path.ts";
import { readEspnPath } from "#lib/feed/espn/read-path.ts";
import type { FeedReader } from "#lib/feed/feed.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import { readResultsPath } from "#lib/feed/results/read-path.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import { type OpenServer, openServer } from "#lib/server/server.ts";
import { insertApiKey } from "#lib/store/api-keys.ts";
import type { Store } from "#lib/store/connection.ts";
import { type ComparedService, compareServices } from "./compare-services.ts";
import { printFigure } from "./print-figure.ts";
import { sharedData } from "./shared-data.ts";
import { eachStore, type SuiteStores } from "./stores.ts";

const TIMEOUT = 300_000;

const servers: OpenServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(store: Store): Promise<ComparedService> {
  const server = await openServer({ store, port: 0, host: "127.0.0.1", next: null, logger: createLogger("warn") });
  servers.push(server);
  const key = generateApiKey();
  await insertApiKey(store.db, {
    hash: hashApiKey(key),
    prefix: KEY_PREFIX,
    lastFour: key.slice(-4),
    label: "mirror",
    tier: 0,
    createdAt: "2026-01-01T00:00:00.000Z",
    revokedAt: null,
  });
  return { baseUrl: `${server.address}/api`, key };
}

async function importAll(store: Store, readers: readonly (FeedReader | Promise<FeedReader>)[]): Promise<void> {
  for (const reader of readers) {
    const { faults } = await importFeed(store, await reader);
    expect(faults).toEqual([]);
  }
}

/** Imports into `suite.store`, mirrors that into the other engine, and compares. */
async function mirrorAndCompare(suite: SuiteStores, name: string, readers: (FeedReader | Promise<FeedReader>)[]) {
  const original = await suite.freshStore();
  const copy = (await suite.freshStoreOnOtherEngine()) ?? (await suite.freshStore());
  await importAll(original, readers);
  const originalService = await serve(original);
  await importAll(copy, [readCbbdHttp(originalService)]);
  const comparison = await compareServices(originalService, await serve(copy));
  const { requests, differences } = comparison;
  printFigure(
    `mirror of ${name}, ${original.engine} to ${copy.engine}: ${requests} answers compared, ${differences.length} differ`,
  );
  return { original, copy, originalService, comparison };
}

const RESULTS = [
  "neutral,away,away_score,home,home_score,date,spread",
  "0,Westmark,61,Eastport St.,70,20101108,4.5",
  "1,Hilltop,80,Lakeside,79,20101108,-2",
  "0,Lakeside,55,Westmark,66,20210110,NL",
].join("\n");

/** Ratings count only games between teams of conferences, and such a game there must be. */
const BOTH_IN_A_CONFERENCE = {
  ...records.CONFERENCE_HISTORY,
  teams: records.CONFERENCE_HISTORY.teams.map((team) => ({ ...team, endSeason: null })),
};

/** The plays of the fixture and a basket a side in the second half: together they come to the score, so that shots and lineups are counted. */
const [TIP, THREE, MISS, END] = records.PLAYS;
const BASKET = { playType: "LayUpShot", period: 2, scoringPlay: true, shootingPlay: true, scoreValue: 2 };
const WHOLE_PLAYS = [
  TIP,
  THREE,
  MISS,
  {
    ...MISS,
    ...BASKET,
    id: 70005,
    sourceId: "4017005",
    clock: "10:00",
    secondsRemaining: 600,
    awayScore: 2,
    playText: "Cam Cole makes layup",
    participants: [{ name: "Cam Cole", id: 201 }],
    shotInfo: { ...MISS?.shotInfo, shooter: { id: 201, name: "Cam Cole" }, made: true },
  },
  {
    ...THREE,
    ...BASKET,
    id: 70006,
    sourceId: "4017006",
    clock: "9:40",
    secondsRemaining: 580,
    homeScore: 5,
    awayScore: 2,
    playText: "Ann Ames makes layup (Bea Boone assists)",
    shotInfo: { ...THREE?.shotInfo, range: "rim" },
  },
  END,
];

/** Every kind of record, of games of three seasons. */
async function fictionalReaders(): Promise<Promise<FeedReader>[]> {
  const service = await folderWith({
    "conferences.json": [BOTH_IN_A_CONFERENCE],
    "venues.json": [records.VENUE],
    "teams.json": [records.EASTPORT, records.WESTMARK],
    "rosters.json": [records.ROSTER],
    "seasons.json": [records.PLAYER_SEASON],
    "games.json": [records.GAME, records.SCHEDULED_GAME],
    "media.json": [records.MEDIA],
    "lines.json": [records.LINES, records.LINES_OF_SCHEDULED],
    "rankings.json": records.RANKINGS,
    "recruits.json": [offseason.RECRUIT, offseason.UNKNOWN_RECRUIT],
    "classes.json": [offseason.RECRUITING_RANKING],
    "portal.json": [offseason.TRANSFER],
    "drafting.json": [offseason.DRAFT_TEAM],
    "picks.json": [offseason.COLLEGE_PICK, offseason.CLUB_PICK],
    "teams.ndjson": [records.EASTPORT_BOX, records.WESTMARK_BOX],
    "players.ndjson": [records.EASTPORT_LINES, records.WESTMARK_LINES],
    "plays.ndjson": WHOLE_PLAYS,
    "substitutions.ndjson": records.SUBSTITUTIONS,
  });
  return [readCbbdPath(service), readResultsPath(await folderWith({ "results.csv": RESULTS }))];
}

const ESPN = sharedData("espn/summary");
const NCAA = sharedData("lineups_bigballr/pbp_2026_01_25.parquet");
const CATALOGUE = sharedData("cbbd/conferences.json");

eachStore("a mirror", (suite) => {
  test(
    "of fictional games answers like the original",
    async () => {
      const { comparison, original } = await mirrorAndCompare(suite, "fictional games", await fictionalReaders());
      expect(comparison.differences).toEqual([]);
      // Nothing was compared where nothing came: every endpoint had something to say.
      const silent = Object.entries(comparison.longest).filter(([, characters]) => characters <= "[]".length);
      expect(silent).toEqual([]);
      expect(
        Number(
          (
            await original.db
              .selectFrom("game")
              .select((eb) => eb.fn.countAll().as("games"))
              .executeTakeFirst()
          )?.games,
        ),
      ).toBe(5);
    },
    TIMEOUT,
  );

  test(
    "that is mirrored again changes nothing",
    async () => {
      const { copy, originalService } = await mirrorAndCompare(
        suite,
        "fictional games, twice",
        await fictionalReaders(),
      );
      const again = await importFeed(copy, readCbbdHttp(originalService));
      expect([again.new, again.changed, again.faults]).toEqual([0, 0, []]);
    },
    TIMEOUT,
  );

  test.skipIf(!ESPN || !NCAA || !CATALOGUE)(
    "of real games from three feeds answers like the original",
    async () => {
      const readers = [readEspnPath(ESPN ?? ""), readCbbdPath(CATALOGUE ?? ""), readNcaaPath(NCAA ?? "")];
      const { comparison } = await mirrorAndCompare(suite, "real games", readers);
      expect(comparison.differences).toEqual([]);
    },
    TIMEOUT,
  );
});
