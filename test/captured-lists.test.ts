/** Captured conferences, transfers, recruits and odds from file to record: how many there are, and how many names are known teams'. */
import { createReadStream, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import type { Listing } from "#lib/api/listing.ts";
import { readers } from "#lib/api/readers.ts";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import { readCbbdPath } from "#lib/feed/cbbd/read-path.ts";
import { readConferencesPath } from "#lib/feed/conferences/read-path.ts";
import type { FeedReader } from "#lib/feed/feed.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import { readOddsPath } from "#lib/feed/odds/read-path.ts";
import { readPortalPath } from "#lib/feed/portal/read-path.ts";
import { readRecruitsPath } from "#lib/feed/recruits/read-path.ts";
import { readResultsPath } from "#lib/feed/results/read-path.ts";
import { type ImportSummary, importFeed } from "#lib/ingest/import-feed.ts";
import { Recruit, Transfer } from "#lib/records/recruiting-records.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { selectUnmatchedNames } from "#lib/store/import-log.ts";
import { selectSeasonMemberships } from "#lib/store/memberships.ts";
import { migrate } from "#lib/store/migrate.ts";
import { printFigure } from "./print-figure.ts";
import { sharedData } from "./shared-data.ts";

const MAP = sharedData("espn_derived_cbbpy/mens_team_map.csv");
const TEAMS = sharedData("cbbd/teams.json");
const PORTAL = sharedData("portal/realgm_transfers.json");
const RECRUITS = sharedData("recruiting/top25_class2025_asof_aug2024.csv");
const NCAA_DAY = sharedData("lineups_bigballr/pbp_2026_01_24.parquet");
const RESULTS = sharedData("results/results_20101108_20230403.csv");
const PUBLISHED = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");
const ODDS = [8, 15, 22].map((day) => sharedData(`odds/odds_2025-11-${String(day).padStart(2, "0")}.csv`));
const CONFERENCES = sharedData("cbbd/conferences.json");

const TIMEOUT = 300_000;

const opened: Store[] = [];
afterAll(() => Promise.all(opened.map((store) => store.close())));

async function freshStore(): Promise<Store> {
  const store = openStore({ path: ":memory:" });
  opened.push(store);
  await migrate(store);
  return store;
}

async function importAll(store: Store, reader: Promise<FeedReader>) {
  const summary = await importFeed(store, await reader);
  expect([summary.faults, summary.warnings]).toEqual([[], []]);
  return summary;
}

async function recordsOf(listing: Promise<Listing>): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const batch of (await listing).batches()) {
    for (const text of batch) records.push(...JSON.parse(`[${text}]`));
  }
  return records;
}

/** Season, ESPN id and conference of every line of the map. */
function mapLines(): { season: number; id: string; conference: string }[] {
  return readFileSync(MAP ?? "", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [season = "", id = "", , , conference = ""] = line.split(",");
      return { season: Number(season), id, conference };
    });
}

/** Lines of a month of the results, in a file of their own. */
async function withResultsOf<T>(month: string, use: (path: string) => Promise<T>): Promise<T> {
  const [header = "", ...lines] = readFileSync(RESULTS ?? "", "utf8").split(/\r?\n/);
  const date = header.split(",").indexOf("date");
  const folder = await mkdtemp(join(tmpdir(), "courtside-results-"));
  try {
    const chosen = lines.filter((line) => line.split(",")[date]?.startsWith(month));
    await writeFile(join(folder, "results.csv"), [header, ...chosen].join("\n"));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function sidesWithConference(store: Store): Promise<[number, number]> {
  const games = await store.db.selectFrom("game").select(["homeConferenceId", "awayConferenceId"]).execute();
  const sides = games.flatMap((game) => [game.homeConferenceId, game.awayConferenceId]);
  return [sides.filter((id) => id !== null).length, sides.length];
}

/** Conference a running service of the interface published for each school in season 2026, by the key of its name. */
async function publishedConferences(): Promise<Map<string, string>> {
  const names = new Map<string, string>(
    JSON.parse(readFileSync(CONFERENCES ?? "", "utf8")).map((row: { abbreviation: string; name: string }) => [
      row.abbreviation,
      row.name,
    ]),
  );
  const found = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(PUBLISHED ?? "").pipe(createGunzip()) })) {
    const { team, conference }: { team: string; conference: string | null } = JSON.parse(line);
    const name = conference === null ? undefined : names.get(conference);
    if (name !== undefined) found.set(teamNameKey(team), name);
  }
  return found;
}

describe.skipIf(MAP === null)("conferences by season", () => {
  test(
    "every team-season comes out as it went in, and nothing beside it",
    async () => {
      const store = await freshStore();
      await importAll(store, readConferencesPath(MAP ?? ""));
      const lines = mapLines();
      const teams = await store.db
        .selectFrom("sourceIdentity")
        .select(["id", "sourceId"])
        .where("entity", "=", "team")
        .execute();
      const ids = new Map(teams.map((row) => [row.id, row.sourceId]));
      const conferences = await store.db.selectFrom("conference").select(["id", "name"]).execute();
      const names = new Map(conferences.map((row) => [row.id, row.name]));
      const listed: string[] = [];
      for (const season of new Set(lines.map((line) => line.season))) {
        for (const { teamId, conferenceId } of await selectSeasonMemberships(store.db, season)) {
          listed.push(`${season} ${ids.get(teamId)} ${names.get(conferenceId)}`);
        }
      }
      printFigure(
        `conference map: ${listed.length} of ${lines.length} team-seasons, ${ids.size} teams, ${names.size} conferences`,
      );
      expect(listed.sort()).toEqual(lines.map(({ season, id, conference }) => `${season} ${id} ${conference}`).sort());
    },
    TIMEOUT,
  );

  test.skipIf(RESULTS === null)(
    "games of a feed without conferences get them, though they came first",
    async () => {
      const store = await freshStore();
      await withResultsOf("201501", (path) => importAll(store, readResultsPath(path)));
      expect((await sidesWithConference(store))[0]).toBe(0);
      await importAll(store, readConferencesPath(MAP ?? ""));
      const [known, sides] = await sidesWithConference(store);
      const outside = await store.db
        .selectFrom("team")
        .leftJoin("membership", "membership.teamId", "team.id")
        .select("team.school")
        .where("membership.teamId", "is", null)
        .orderBy("team.school")
        .execute();
      const others = outside.map(({ school }) => school).join(", ");
      printFigure(
        `results of January 2015: ${known} of ${sides} sides have their conference; the others are ${others}`,
      );
      // Division I teams play a few small colleges each January.
      expect(known / sides).toBeGreaterThan(0.97);
    },
    TIMEOUT,
  );

  test.skipIf(NCAA_DAY === null || PUBLISHED === null || CONFERENCES === null)(
    "the season after the map's last takes its conferences as long as nothing else is known",
    async () => {
      const store = await freshStore();
      await importAll(store, readConferencesPath(MAP ?? ""));
      const { gamesNew } = await importFeed(store, await readNcaaPath(NCAA_DAY ?? ""));
      const [known, sides] = await sidesWithConference(store);
      const published = await publishedConferences();
      const carried = await carriedConferences(store, 2026);
      const compared = [...carried].filter(([key]) => published.has(key));
      const moved = compared.filter(([key, name]) => published.get(key) !== name).map(([key]) => key);
      printFigure(
        `stats.ncaa.org day of 2026: ${gamesNew} games, ${known} of ${sides} sides have a conference, carried over from 2025; ` +
          `${compared.length - moved.length} of ${compared.length} teams are still there by the published records, not ${moved.join(", ")}`,
      );
      expect(known / sides).toBeGreaterThan(0.97);
      expect(moved.length / compared.length).toBeLessThan(0.05);
    },
    TIMEOUT,
  );
});

/** Name of the conference each school is listed in, by the key of its name. */
async function carriedConferences(store: Store, season: number): Promise<Map<string, string | null>> {
  const schools = new Map(
    (await store.db.selectFrom("team").select(["id", "school"]).execute()).map((row) => [row.id, row.school]),
  );
  const names = new Map(
    (await store.db.selectFrom("conference").select(["id", "name"]).execute()).map((row) => [row.id, row.name]),
  );
  const listed = await selectSeasonMemberships(store.db, season);
  return new Map(
    listed.map(({ teamId, conferenceId }) => [teamNameKey(schools.get(teamId) ?? ""), names.get(conferenceId) ?? null]),
  );
}

describe.skipIf(MAP === null || TEAMS === null || PORTAL === null || RECRUITS === null)(
  "transfers and recruits",
  () => {
    test(
      "every one of the captured lists becomes a record",
      async () => {
        const store = await freshStore();
        await importAll(store, readCbbdPath(TEAMS ?? ""));
        await importAll(store, readConferencesPath(MAP ?? ""));
        await importAll(store, readPortalPath(PORTAL ?? ""));
        await importAll(store, readRecruitsPath(RECRUITS ?? ""));
        const transfers = (await recordsOf(readers.getPortalTransfers(store.db, {}))).map((row) => Transfer.parse(row));
        const recruits = (await recordsOf(readers.getRecruits(store.db, {}))).map((row) => Recruit.parse(row));
        const unmatched = new Set((await selectUnmatchedNames(store.db)).map(({ id }) => id));
        const named = [...new Set(transfers.flatMap(({ origin, destination }) => [origin?.id, destination?.id]))];
        const matched = named.filter((id) => id !== undefined && !unmatched.has(id));
        const inConference = (end: "origin" | "destination") =>
          transfers.filter((transfer) => transfer[end]?.conference).length;
        printFigure(
          `portal: ${transfers.length} transfers, ${matched.length} of ${named.length} schools are known teams; ` +
            `${inConference("origin")} leave a conference, ${inConference("destination")} join one`,
        );
        const committed = recruits.flatMap(({ committedTo }) => committedTo ?? []);
        printFigure(
          `recruits: ${recruits.length}, ${committed.length} of them committed, to ${committed.map(({ name }) => name).join(" and ")}`,
        );
        const { total_transfers: total } = JSON.parse(readFileSync(PORTAL ?? "", "utf8"));
        expect(transfers).toHaveLength(total);
        expect(new Set(transfers.map(({ year }) => year))).toEqual(new Set([2025]));
        expect(recruits.map(({ ranking }) => ranking)).toEqual(Array.from({ length: 25 }, (_none, place) => place + 1));
        expect(committed.filter(({ id }) => unmatched.has(id))).toEqual([]);
        expect(committed).toHaveLength(2);
        expect(matched.length / named.length).toBeGreaterThan(0.5);
      },
      TIMEOUT,
    );
  },
);

describe.skipIf(TEAMS === null || PUBLISHED === null || ODDS.includes(null))("odds of many bookmakers", () => {
  test(
    "the captured ones find their games among the published ones",
    async () => {
      const store = await freshStore();
      await importAll(store, readCbbdPath(TEAMS ?? ""));
      await withPublishedGames(
        ["2025-11-09", "2025-11-10", "2025-11-15", "2025-11-16", "2025-11-22", "2025-11-23", "2025-11-24"],
        (path) => importAll(store, readCbbdPath(path)),
      );
      const summaries: ImportSummary[] = [];
      for (const path of ODDS) summaries.push(await importFeed(store, await readOddsPath(path ?? "")));
      const found = summaries.reduce((sum, { gamesChanged }) => sum + gamesChanged, 0);
      const opened = summaries.reduce((sum, { gamesNew }) => sum + gamesNew, 0);
      const inPlay = summaries.flatMap(({ warnings }) => warnings.filter(({ code }) => code === "odds_in_play"));
      const { lines } = await store.db
        .selectFrom("gameLine")
        .select((eb) => eb.fn.countAll<number>().as("lines"))
        .executeTakeFirstOrThrow();
      const providers = await store.db.selectFrom("lineProvider").select("name").execute();
      printFigure(
        `odds: ${found} of ${found + opened} games are published ones, ${lines} lines of ${providers.length} bookmakers; ${inPlay.length} games had odds from when they were on`,
      );
      expect(summaries.flatMap(({ faults }) => faults)).toEqual([]);
      expect((await selectUnmatchedNames(store.db)).map(({ name }) => name)).toEqual([]);
      expect(found / (found + opened)).toBeGreaterThan(0.9);
    },
    TIMEOUT,
  );
});

/** The published records of games of some days (UTC), in a file of their own. */
async function withPublishedGames<T>(days: readonly string[], use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "courtside-published-"));
  try {
    const chosen: string[] = [];
    for await (const line of createInterface({ input: createReadStream(PUBLISHED ?? "").pipe(createGunzip()) })) {
      const { startDate }: { startDate: string } = JSON.parse(line);
      if (days.some((day) => startDate.startsWith(day))) chosen.push(line);
    }
    await writeFile(join(folder, "games.ndjson"), chosen.join("\n"));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
