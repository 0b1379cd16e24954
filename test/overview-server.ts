/**
 * A server of overviews. fictional-league.ts says which games there are, season-tallies.ts what was done in them: Marlow State (1) beat Port Ashby (2) by 70 to 60 and goes to Tern
 * Valley (4) in March, which is in no conference; Port Ashby beat San José del Mar (3) by the same, without a box score. A feed states games 1 and 3 with whole plays.
 */
import { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import type { Database, Store } from "#lib/store/connection.ts";
import { type ApiServer, openApiServer } from "./api-server.ts";
import { insertFictionalLeague } from "./fictional-league.ts";
import { insertSeasonTallies } from "./season-tallies.ts";

export interface OverviewServer extends ApiServer {
  /** The overview of a 200, as text and as the record that it must be; anything else fails the test with its body. */
  textOf(team: number, season?: number, query?: string): Promise<string>;
  overviewOf(team: number, season?: number, query?: string): Promise<TeamSeasonOverview>;
}

/** Path below /api. */
export function overviewPath(team: number, season = 2026, query = ""): string {
  return `/teams/${team}/season/${season}/overview${query}`;
}

/** Fills an empty, migrated store and serves it. */
export async function openOverviewServer(store: Store): Promise<OverviewServer> {
  await insertFictionalLeague(store.db);
  await insertSeasonTallies(store);
  for (const gameId of [1, 3]) await insertQuality(store.db, gameId);
  const server = await openApiServer(store);
  const textOf = async (team: number, season?: number, query?: string) => {
    const response = await server.get(overviewPath(team, season, query));
    const text = await response.text();
    if (response.status !== 200) throw new Error(text);
    return text;
  };
  return {
    ...server,
    textOf,
    overviewOf: async (...asked) => TeamSeasonOverview.parse(JSON.parse(await textOf(...asked))),
  };
}

/** What a game that was derived says of where it comes from. */
async function insertQuality(db: Database, gameId: number): Promise<void> {
  await db
    .insertInto("gameQuality")
    .values({
      gameId,
      season: 2026,
      sources: '["espn"]',
      playsSource: "espn",
      playsWhole: 1,
      stintsSource: null,
      possessionsMethod: "counted",
      boxDifferences: "[]",
      warnings: "[]",
      seasonTypeStated: 1,
      conferenceGameStated: 1,
    })
    .execute();
}
