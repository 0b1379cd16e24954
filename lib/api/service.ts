/** The service over a store: everything that answering needs, put together once. */
import { hash, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { slateDateOf } from "#lib/basketball/eastern-date.ts";
import type { Store } from "#lib/store/connection.ts";
import { insertSetting } from "#lib/store/settings.ts";
import { credentialReader } from "./credentials.ts";
import { type DemoState, demoReader } from "./demo-memory.ts";
import type { ApiAnswer, ApiRequest } from "./http-exchange.ts";
import { keyReader } from "./key-memory.ts";
import { leagueTimeAt } from "./league-clock.ts";
import { withLeagueDay } from "./league-day.ts";
import { createLogger } from "./log.ts";
import { openApiRepresentation } from "./openapi-document.ts";
import type { Representation } from "./representation.ts";
import { revisionReader } from "./revision-memory.ts";
import { catalogRoutes, type Route, routeFinder } from "./routes.ts";
import { createServe } from "./serve.ts";
import { generateSecret } from "./signed-text.ts";
import { createStaffDesk, type StaffDesk } from "./staff-desk.ts";

export interface Service {
  readonly store: Store;
  readonly logger: Logger;
  /** Public address; null when none is set. */
  readonly baseUrl: string | null;
  /** Answers a request below /api; never throws. */
  answer(request: ApiRequest): Promise<ApiAnswer>;
  /** Texts of the records of an endpoint, by its declared path, for a caller inside (prefetch.ts). */
  readBatches(path: string, values: object): Promise<AsyncIterable<readonly string[]>>;
  readonly staff: StaffDesk;
  /** Whether the data are simulated, and how the league's time runs. */
  readDemo(): Promise<DemoState>;
  /** The league's time, milliseconds since 1970. */
  leagueTime(): Promise<number>;
}

export interface ServiceOptions {
  store: Store;
  logger?: Logger;
  baseUrl?: string | null;
  /** Check every record against its schema before it is sent. */
  checkRecords?: boolean;
  /** How long revisions and keys are believed before the store is asked again, in milliseconds. */
  revisionMemory?: number;
  keyMemory?: number;
  routes?: readonly Route[];
  /** Belongs to every tag, because another program may write the same data differently. Without one, each start counts as another. */
  programVersion?: string;
  now?: () => number;
}

const ANSWER_MEMORY_BYTES = 64 * 1024 * 1024;
const REVISION_MEMORY_MILLISECONDS = 200;
const KEY_MEMORY_MILLISECONDS = 3000;

/** Puts a service together over a migrated store. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { store, baseUrl = null, checkRecords = false, routes = catalogRoutes, now = Date.now } = options;
  const { programVersion = randomUUID() } = options;
  const { revisionMemory = REVISION_MEMORY_MILLISECONDS, keyMemory = KEY_MEMORY_MILLISECONDS } = options;
  const logger = options.logger ?? createLogger("info");
  const visitorSecret = await insertSetting(store.db, "visitor_token_secret", generateSecret());
  const sessionSecret = await insertSetting(store.db, "session_secret", generateSecret());
  const keys = keyReader(store.db, keyMemory, now);
  const readDemo = demoReader(store.db, revisionMemory, now);
  const leagueTime = async () => leagueTimeAt((await readDemo()).clock, now());
  const readLeagueDay = async () => slateDateOf(new Date(await leagueTime()).toISOString());
  const documents = new Map<string, Representation>([
    ["/openapi.json", openApiRepresentation(routes.map((route) => route.endpoint))],
  ]);
  const serve = createServe({
    db: store.db,
    logger,
    baseUrl,
    checkRecords,
    // The secret is this store's alone, so two stores at the same revision never share a tag.
    tagOrigin: hash("sha256", `${programVersion} ${visitorSecret}`, "base64url"),
    answers: new LRUCache({
      maxSize: ANSWER_MEMORY_BYTES,
      sizeCalculation: ({ body }, key) => body.length + key.length,
    }),
    findRoute: routeFinder(routes),
    findDocument: (path) => documents.get(path) ?? null,
    readCaller: credentialReader({ keys, visitorSecret, now }),
    readRevision: revisionReader(store.db, revisionMemory, now),
    readLeagueDay,
    readDemo,
  });
  return {
    store,
    logger,
    baseUrl,
    answer: serve,
    async readBatches(path, values) {
      const route = routes.find(({ endpoint }) => endpoint.path === path);
      if (!route) throw new Error(`no endpoint at ${path}`);
      const readValues = await withLeagueDay(route.endpoint, values, readLeagueDay);
      return (await route.read(store.db, readValues as never)).batches();
    },
    staff: createStaffDesk({ keys, sessionSecret, visitorSecret, now }),
    readDemo,
    leagueTime,
  };
}
