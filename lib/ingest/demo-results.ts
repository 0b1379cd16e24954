/** Results of a simulated league, as its store keeps them from run to run. */
import { formatResults, parseResults, type ResultMemory } from "#lib/feed/simulation/result-memory.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectSetting, upsertSetting } from "#lib/store/settings.ts";

export async function readDemoResults(db: Database): Promise<ResultMemory> {
  return parseResults((await selectSetting(db, "demo_results")) ?? "");
}

export async function writeDemoResults(db: Database, results: ResultMemory): Promise<void> {
  await upsertSetting(db, "demo_results", formatResults(results));
}
