/** The mark of a store that holds a simulated league. Simulated and real data never share a store. */
import type { Source } from "#lib/basketball/enums.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { type LeagueKey, SCALES, type Scale } from "#lib/feed/simulation/league-model.ts";
import type { Database, Store } from "#lib/store/connection.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import { deleteSettings, selectSetting, upsertSetting } from "#lib/store/settings.ts";
import { clearData, holdsData } from "#lib/store/store-data.ts";
import { lockWrites } from "#lib/store/write-lock.ts";

/** The store must not take what it is offered: a fault of no document, and nothing more of the feed can be imported. */
export class StoreRefusal extends FeedFault {}

export interface DemoMark extends LeagueKey {
  /** Version of the simulation that its data come from. */
  version: number;
  /** How many seasons it holds: the current one and those before it. */
  seasons: number;
}

/** The mark of a store; null where its data are not simulated, or it has none. */
export async function readDemoMark(db: Database): Promise<DemoMark | null> {
  const text = await selectSetting(db, "demo");
  return text === null ? null : parseMark(text);
}

/**
 * Marks an empty store for a simulated league. A store that has the mark of the same league may get another number of seasons.
 *
 * @throws StoreRefusal `store_holds_data`, `other_demo`
 */
export async function markDemo(store: Store, mark: DemoMark): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, store.engine);
    const held = await readDemoMark(transaction);
    if (held === null && (await holdsData(transaction))) throw storeHoldsData();
    if (held !== null && (held.seed !== mark.seed || held.scale !== mark.scale || held.version !== mark.version)) {
      throw new StoreRefusal("other_demo", `this store holds another simulated league: ${demoName(held)}`, CLEAR);
    }
    await upsertSetting(transaction, "demo", JSON.stringify(mark));
    await bumpRevisions(transaction, []);
  });
}

/** Takes the simulated league out of a store, mark and clock with it; keys stay. Answers whether there was one. */
export async function clearDemo(store: Store): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, store.engine);
    if ((await selectSetting(transaction, "demo")) === null) return false;
    await clearData(transaction);
    await deleteSettings(transaction, ["demo", "demo_clock", "demo_results", "league"]);
    await bumpRevisions(transaction, []);
    return true;
  });
}

/**
 * Lets a feed's facts into the stores they belong to: the simulation's into marked ones, all others into the rest.
 *
 * @throws StoreRefusal `demo_store`, `no_demo_store`
 */
export async function refuseMixture(db: Database, source: Source): Promise<void> {
  const simulated = (await selectSetting(db, "demo")) !== null;
  if (simulated === (source === "simulation")) return;
  if (simulated)
    throw new StoreRefusal("demo_store", "this store holds a simulated league, and the data are real", CLEAR);
  if (await holdsData(db)) throw storeHoldsData();
  throw new StoreRefusal(
    "no_demo_store",
    "this store is not marked for a simulated league, or was cleared of it",
    "load one: npm run courtside -- demo load",
  );
}

/** `seed "courtside", scale demo` */
export function demoName({ seed, scale }: LeagueKey): string {
  return `seed "${seed}", scale ${scale}`;
}

const CLEAR = "take it out first: npm run courtside -- demo clear; or name another store with --store PATH";

function storeHoldsData(): StoreRefusal {
  return new StoreRefusal(
    "store_holds_data",
    "this store holds real data, and the league is simulated",
    "name another store with --store PATH",
  );
}

function parseMark(text: string): DemoMark {
  const { seed, scale, version, seasons }: Record<string, unknown> = JSON.parse(text);
  if (typeof seed !== "string" || !isScale(scale) || typeof version !== "number" || typeof seasons !== "number") {
    throw new Error(`the setting "demo" of the store cannot be read: ${text.slice(0, 100)}`);
  }
  return { seed, scale, version, seasons };
}

/** Whether a text names a scale of the league. */
export function isScale(text: unknown): text is Scale {
  return SCALES.some((scale) => scale === text);
}
