/** `courtside report agreement`: the store's team box scores beside those another service published. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readers } from "#lib/api/readers.ts";
import { openFeedStream } from "#lib/feed/read-stream.ts";
import { compareTeamGames } from "#lib/ingest/agreement.ts";
import { type TeamGame, teamGameOfRecord } from "#lib/ingest/agreement-team-game.ts";
import { agreementLines } from "#lib/ingest/agreement-text.ts";
import { GameBoxScoreTeam } from "#lib/records/game-records.ts";
import type { Store } from "#lib/store/connection.ts";
import {
  COMMON_OPTIONS_HELP,
  type Command,
  EXIT,
  parseArguments,
  storeOptionsOf,
  UsageError,
  withStore,
} from "./command.ts";

/** Where the captured data keeps the records that a running service published. */
const CAPTURED_RECORDS = join("cbbd", "games_teams_2026_to_20260131.ndjson.gz");

export const reportCommand: Command = {
  help: `
usage: courtside report agreement [PATH]

Joins the team box scores of the store with those of PATH, records of /games/teams as NDJSON (.gz too), by teams and day, and prints statistic
by statistic how many agree exactly and within one, and the classes of disagreement. Without PATH, the captured records below
COURTSIDE_TEST_DATA (../shared/data) are taken.

  --json               as JSON
${COMMON_OPTIONS_HELP}
`,
  async run(argv, { stdout, environment }) {
    const { values, positionals } = parseArguments(argv, { json: { type: "boolean" } });
    const [what, path, ...extra] = positionals;
    if (what !== "agreement") throw new UsageError('report knows one report: "agreement"');
    if (extra.length > 0) throw new UsageError(`report agreement takes one path, got also "${extra.join('" "')}"`);
    const captured = join(environment.COURTSIDE_TEST_DATA ?? join("..", "shared", "data"), CAPTURED_RECORDS);
    if (path === undefined && !existsSync(captured)) {
      throw new UsageError(`report agreement needs a PATH: there are no captured records at ${captured}`);
    }
    const published = await readPublished(path ?? captured);
    const seasons = [...new Set(published.map(({ season }) => season))];
    return withStore(storeOptionsOf(values, environment), async (store) => {
      const ours = await ownTeamGames(store, seasons);
      const report = compareTeamGames(
        ours,
        published.map(({ teamGame }) => teamGame),
      );
      const { disagreements, ...figures } = report;
      if (values.json)
        stdout.write(`${JSON.stringify({ ...figures, disagreements: Object.fromEntries(disagreements) })}\n`);
      else stdout.write(`${agreementLines(report).join("\n")}\n`);
      return EXIT.done;
    });
  },
};

/** The published team-games with their season. A line that is no such record is named by its number. */
async function readPublished(path: string): Promise<{ season: number; teamGame: TeamGame }[]> {
  const published: { season: number; teamGame: TeamGame }[] = [];
  let number = 0;
  for await (const line of createInterface({ input: await openFeedStream(path) })) {
    number++;
    if (line.trim() === "") continue;
    published.push(publishedTeamGame(line, `${path}, line ${number}`));
  }
  return published;
}

function publishedTeamGame(line: string, place: string): { season: number; teamGame: TeamGame } {
  try {
    const record = GameBoxScoreTeam.parse(JSON.parse(line));
    return { season: record.season, teamGame: teamGameOfRecord(record) };
  } catch {
    throw new UsageError(`${place}: not a record of /games/teams`);
  }
}

/** Every team-game of the seasons that the store has a box score of. */
async function ownTeamGames(store: Store, seasons: readonly number[]): Promise<TeamGame[]> {
  const own: TeamGame[] = [];
  for (const season of seasons) {
    let cursor: string | undefined;
    do {
      const listing = await readers.getGameTeams(store.db, { season, cursor });
      for await (const batch of listing.batches()) {
        for (const text of batch) own.push(...JSON.parse(`[${text}]`).map(teamGameOfRecord));
      }
      cursor = listing.page?.next ?? undefined;
    } while (cursor !== undefined);
  }
  return own;
}
