/** Whether this process can answer: for whatever watches over it. */
import type { ApiAnswer } from "#lib/api/http-exchange.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectRevisions } from "#lib/store/revisions.ts";

/** 200 with the store's revision when it can be read, else 503. */
export async function healthAnswer(db: Database): Promise<ApiAnswer> {
  const revision = await selectRevisions(db, ["store"]).then(
    ([value]) => value ?? 0,
    () => null,
  );
  const state = revision === null ? { status: "unavailable" } : { status: "ok", revision };
  const body = Buffer.from(JSON.stringify(state));
  return {
    status: revision === null ? 503 : 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-length": String(body.length),
      "cache-control": "no-store",
    },
    body,
  };
}
