/** Keys by their hash or id, asked for at every request and read seldom. */
import { LRUCache } from "lru-cache";
import { type ApiKeyRow, selectApiKeyByHash, selectApiKeyById } from "#lib/store/api-keys.ts";
import type { Database } from "#lib/store/connection.ts";

export interface KnownKey {
  id: number;
  tier: number;
  label: string;
}

export type KeyState = { state: "valid"; key: KnownKey } | { state: "unknown" } | { state: "revoked" };

export interface KeyReader {
  byHash(hash: string): Promise<KeyState>;
  byId(id: number): Promise<KeyState>;
}

const KEYS_REMEMBERED = 10_000;

/** A reader that believes what it read for `memoryMilliseconds`: a revoked key ends within this time. 0 asks every time. */
export function keyReader(db: Database, memoryMilliseconds: number, now: () => number): KeyReader {
  const remember = <Name extends string | number>(select: (name: Name) => Promise<ApiKeyRow | null>) => {
    const remembered = new LRUCache<Name, { key: KeyState; until: number }>({ max: KEYS_REMEMBERED });
    return async (name: Name): Promise<KeyState> => {
      const known = remembered.get(name);
      if (known && known.until > now()) return known.key;
      const key = stateOf(await select(name));
      remembered.set(name, { key, until: now() + memoryMilliseconds });
      return key;
    };
  };
  return {
    // By hash, so that no key lies in memory longer than its request.
    byHash: remember((hash: string) => selectApiKeyByHash(db, hash)),
    byId: remember((id: number) => selectApiKeyById(db, id)),
  };
}

function stateOf(row: ApiKeyRow | null): KeyState {
  if (row === null) return { state: "unknown" };
  if (row.revokedAt !== null) return { state: "revoked" };
  return { state: "valid", key: { id: row.id, tier: row.tier, label: row.label } };
}
