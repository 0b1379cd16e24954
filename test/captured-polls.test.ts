/** Captured polls from file to record: how many weeks there are, and whether every name is a known team's. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readers } from "#lib/api/readers.ts";
import { readCbbdPath } from "#lib/feed/cbbd/read-path.ts";
import { readPollsPath } from "#lib/feed/polls/read-path.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import { PollTeamInfo } from "#lib/records/poll-records.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { selectUnmatchedNames } from "#lib/store/import-log.ts";
import { migrate } from "#lib/store/migrate.ts";
import { printFigure } from "./print-figure.ts";
import { sharedData } from "./shared-data.ts";

const POLLS = sharedData("polls/ap_polls.json");
const TEAMS = sharedData("cbbd/teams.json");

async function rankingsOf(store: Store, values: Parameters<typeof readers.getRankings>[1]): Promise<PollTeamInfo[]> {
  const records: PollTeamInfo[] = [];
  for await (const batch of (await readers.getRankings(store.db, values)).batches()) {
    for (const text of batch) records.push(...PollTeamInfo.array().parse(JSON.parse(`[${text}]`)));
  }
  return records;
}

test.skipIf(!POLLS || !TEAMS)(
  "every team of the captured polls is a known one, and every rank of the file is served",
  async () => {
    const store = openStore({ path: ":memory:" });
    await migrate(store);
    await importFeed(store, await readCbbdPath(TEAMS ?? ""));
    const first = await importFeed(store, await readPollsPath(POLLS ?? ""));
    const again = await importFeed(store, await readPollsPath(POLLS ?? ""));
    const file: Record<string, Record<string, Record<string, number>>> = JSON.parse(readFileSync(POLLS ?? "", "utf8"));
    const weeks = Object.values(file).flatMap((season) => Object.values(season));
    const ranks = weeks.flatMap((week) => Object.values(week));
    const records = await rankingsOf(store, {});
    const unmatched = await selectUnmatchedNames(store.db);
    printFigure(
      `captured polls: ${first.new} weeks, ${records.length} ranks, ${unmatched.length} of ${new Set(weeks.flatMap((week) => Object.keys(week))).size} names unknown, ${first.warnings.length} weeks with a rank missing`,
    );
    expect([first.new, first.faults, again.new + again.changed]).toEqual([weeks.length, [], 0]);
    expect(records.length).toBe(ranks.length);
    expect(unmatched).toEqual([]);
    // The preseason list of 2007-08 has nobody at 20.
    expect(first.warnings.map(({ detail }) => detail)).toEqual(["week 1 of 2008 has nobody ranked 20"]);
    // North Carolina led the first polls of 2022-23, Alabama the last.
    const firsts = (await rankingsOf(store, { season: 2023 })).filter(({ ranking }) => ranking === 1);
    expect([firsts[0]?.team, firsts.at(-1)?.team]).toEqual(["North Carolina", "Alabama"]);
    expect((await rankingsOf(store, { season: 2023, asOf: "2023-01-03" }))[0]?.pollDate).toBe(
      "2023-01-02T05:00:00.000Z",
    );
    await store.close();
  },
  120_000,
);
