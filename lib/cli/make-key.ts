/** Making a key to the interface. */
import { generateApiKey, hashApiKey, KEY_PREFIX } from "#lib/api/api-key-format.ts";
import { insertApiKey } from "#lib/store/api-keys.ts";
import type { Store } from "#lib/store/connection.ts";

/** Makes a key and answers its text, which is nowhere else, and its id. */
export async function makeKey(
  store: Store,
  about: { tier: number; label: string },
): Promise<{ id: number; key: string }> {
  const key = generateApiKey();
  const id = await store.db.transaction().execute((transaction) =>
    insertApiKey(transaction, {
      hash: hashApiKey(key),
      prefix: KEY_PREFIX,
      lastFour: key.slice(-4),
      ...about,
      createdAt: new Date().toISOString(),
      revokedAt: null,
    }),
  );
  return { id, key };
}
