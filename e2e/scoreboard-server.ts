/** A server of its own for the journeys of the scoreboard: its games are today's, the shared one's are in January. */
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { type Courtside, openCourtside } from "./courtside.ts";
import { gamesOn, slateDay } from "./fixtures/today.ts";
import { writeFixtures } from "./fixtures/write-fixtures.ts";
import { test as base, expect } from "./journey.ts";

export interface ScoreboardServer {
  courtside: Courtside;
  address: string;
  /** Of tier 1. */
  key: string;
}

/** Makes a key and answers its text. */
export async function createKey(courtside: Courtside, tier: number, label: string): Promise<string> {
  return (await courtside.run("keys", "create", "--tier", String(tier), "--label", label, "--quiet")).trim();
}

/** One server a worker. */
export const test = base.extend<object, { board: ScoreboardServer }>({
  board: [
    async ({ browserName }, use) => {
      const courtside = openCourtside();
      try {
        const feed = join(courtside.folder, "espn");
        writeFixtures(feed, gamesOn(slateDay(new Date())));
        await courtside.run("import", "espn", feed);
        const key = await createKey(courtside, 1, `desk in ${browserName}`);
        await use({ courtside, address: await courtside.start(), key });
      } finally {
        await courtside.close();
      }
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: ({ board }, use) => use(board.address),
});

/** Signs a browser in without the form: what the form does is a journey of its own. */
export async function signIn(context: BrowserContext, address: string, key: string): Promise<void> {
  const answer = await context.request.post(`${address}/session`, { data: { key }, headers: { origin: address } });
  expect(answer.status(), await answer.text()).toBe(200);
}
