/** A server on a free port, without pages, and ways to ask it. */
import { request } from "node:http";
import { pino } from "pino";
import { generateApiKey, hashApiKey, KEY_PREFIX } from "#lib/api/api-key-format.ts";
import type { ServiceOptions } from "#lib/api/service.ts";
import { openServer } from "#lib/server/server.ts";
import { insertApiKey } from "#lib/store/api-keys.ts";
import type { Store } from "#lib/store/connection.ts";

export interface ApiServer {
  readonly address: string;
  /** Of tier 0, unless another was asked for. */
  readonly key: string;
  /** GET below /api with the key; further headers replace it. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The records of a 200; anything else fails the test with its body. */
  records(path: string): Promise<Record<string, unknown>[]>;
  /** The answer as it goes over the wire: nothing followed, nothing decoded. `target` is sent as it is written. */
  raw(target: string, options?: RawOptions): Promise<RawAnswer>;
  close(): Promise<void>;
}

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Stores a key of a tier and returns its text. */
export async function storeKey(store: Store, tier: number): Promise<string> {
  const key = generateApiKey();
  const about = { prefix: KEY_PREFIX, lastFour: key.slice(-4), label: "test", createdAt: "2026-01-01T00:00:00.000Z" };
  await insertApiKey(store.db, { ...about, hash: hashApiKey(key), tier, revokedAt: null });
  return key;
}

/** Serves a migrated store. Every record is checked against its schema, and nothing is believed longer than one request. */
export async function openApiServer(
  store: Store,
  options: Partial<ServiceOptions> & { keyTier?: number } = {},
): Promise<ApiServer> {
  const { keyTier = 0, ...serviceOptions } = options;
  const key = await storeKey(store, keyTier);
  const service = {
    checkRecords: true,
    revisionMemory: 0,
    keyMemory: 0,
    logger: pino({ level: "silent" }),
    ...serviceOptions,
  };
  const server = await openServer({ ...service, store, port: 0, host: "127.0.0.1", next: null });
  const credential = { authorization: `Bearer ${key}` };
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.address}/api${path}`, { headers: { ...credential, ...headers } });
  return {
    address: server.address,
    key,
    get,
    async records(path) {
      const response = await get(path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Record<string, unknown>[];
    },
    raw: (target, { method = "GET", headers = credential } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request({ host: "127.0.0.1", port: server.port, path: target, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers as Record<string, string | undefined>,
              body: Buffer.concat(chunks),
            }),
          );
          response.on("error", reject);
        });
        sent.on("error", reject);
        sent.end();
      }),
    close: () => server.close(),
  };
}
