import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { FeedFault } from "#lib/feed/feed.ts";
import { madeEvent, madeScoreboard } from "./fixtures/made-scoreboard.ts";
import { madeSummary, madeTeam } from "./fixtures/made-summary.ts";
import { gamesOf } from "./fixtures/mapped.ts";
import { type EspnHttpOptions, espnSeasonDates, readEspnHttp } from "./read-http.ts";

const ROOT = "/apis/site/v2/sports/basketball/mens-college-basketball";
const CONFERENCES = `${ROOT}/scoreboard/conferences?groups=50`;
const TEAMS = `${ROOT}/teams?groups=50&limit=1000`;
const scoreboardOf = (day: string) => `${ROOT}/scoreboard?dates=${day}&groups=50&limit=500`;
const summaryOf = (id: string) => `${ROOT}/summary?event=${id}`;

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown; text?: string } | "hang";

const WORLD: Record<string, Answer | Answer[]> = {
  [CONFERENCES]: {
    body: { conferences: [{ groupId: "901", name: "Great Lakes Conference", shortName: "GLC", parentGroupId: "50" }] },
  },
  [TEAMS]: {
    body: {
      sports: [{ leagues: [{ id: "41", slug: "mens-college-basketball", teams: [{ team: madeTeam("9001") }] }] }],
    },
  },
  [scoreboardOf("20260123")]: { body: madeScoreboard(madeEvent({ id: "1001" }), madeEvent({ id: "1002" })) },
  [scoreboardOf("20260124")]: { body: madeScoreboard() },
  [summaryOf("1001")]: { body: madeSummary({ header: { id: "1001" } }) },
  [summaryOf("1002")]: { body: madeSummary({ header: { id: "1002" } }) },
};

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Serves payloads by path, lists of answers in turn; everything else is 404. Gives the address and the paths asked for. */
async function serve(world: Record<string, Answer | Answer[]>): Promise<{ baseUrl: string; asked: string[] }> {
  const asked: string[] = [];
  const listener: RequestListener = ({ url = "" }, response) => {
    const times = asked.filter((path) => path === url).length;
    asked.push(url);
    const answers = [world[url] ?? { status: 404, body: {} }].flat();
    const answer = answers[Math.min(times, answers.length - 1)];
    if (answer === undefined || answer === "hang") return;
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.text ?? JSON.stringify(answer.body ?? {}));
  };
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return { baseUrl: `http://127.0.0.1:${(started.address() as AddressInfo).port}`, asked };
}

/** Key and outcome of every document: how many facts, or the code of the fault. Waits are noted instead of waited. */
async function read(options: EspnHttpOptions) {
  const waits: number[] = [];
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const outcomes: [string, number | string][] = [];
  const games: string[] = [];
  for await (const document of readEspnHttp({ minimumIntervalMs: 0, pause, ...options }).documents()) {
    try {
      const mapped = await document.map();
      outcomes.push([document.key, mapped.facts.length]);
      games.push(...gamesOf(mapped).map(({ sourceId }) => sourceId));
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      outcomes.push([document.key, error.code]);
    }
  }
  return { outcomes, games, waits };
}

describe("readEspnHttp", () => {
  it("reads conferences, teams, then each day's scoreboard and the summary of each of its games", async () => {
    const { baseUrl, asked } = await serve(WORLD);
    const { outcomes, games } = await read({ baseUrl, dates: ["2026-01-23", "2026-01-24"] });
    expect(outcomes).toEqual([
      ["conferences", 1],
      ["teams", 1],
      ["scoreboard/2026-01-23", 2],
      ["game/1001", 1],
      ["game/1002", 1],
      ["scoreboard/2026-01-24", 0],
    ]);
    expect(games).toEqual(["scoreboard/1001", "scoreboard/1002", "1001", "1002"]);
    expect(asked).toEqual([
      CONFERENCES,
      TEAMS,
      scoreboardOf("20260123"),
      summaryOf("1001"),
      summaryOf("1002"),
      scoreboardOf("20260124"),
    ]);
  });

  it("asks for the women's games at their own address, below a proxy's path", async () => {
    const { baseUrl, asked } = await serve({});
    await read({ baseUrl: `${baseUrl}/espn/`, league: "womens", dates: [] });
    expect(asked[0]).toBe(
      "/espn/apis/site/v2/sports/basketball/womens-college-basketball/scoreboard/conferences?groups=50",
    );
  });

  it("tries again after 500 and, as long as it asks, after 429", async () => {
    const { baseUrl } = await serve({
      ...WORLD,
      [summaryOf("1001")]: [{ status: 500 }, { body: madeSummary({ header: { id: "1001" } }) }],
      [summaryOf("1002")]: [
        { status: 429, headers: { "retry-after": "3" } },
        { body: madeSummary({ header: { id: "1002" } }) },
      ],
    });
    const { outcomes, waits } = await read({ baseUrl, dates: ["2026-01-23"] });
    expect(outcomes.slice(3)).toEqual([
      ["game/1001", 1],
      ["game/1002", 1],
    ]);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBe(3000);
  });

  it("names what hangs, is broken, is a page or is not there, and goes on", async () => {
    const ids = ["1", "2", "3", "4", "1001"];
    const { baseUrl } = await serve({
      ...WORLD,
      [scoreboardOf("20260123")]: { body: madeScoreboard(...ids.map((id) => madeEvent({ id }))) },
      [summaryOf("1")]: "hang",
      [summaryOf("2")]: { text: '{"header": {"id": ' },
      [summaryOf("3")]: { text: "<!doctype html><title>Oops</title>" },
    });
    const { outcomes } = await read({ baseUrl, dates: ["2026-01-23"], maximumTries: 1, timeoutMs: 100 });
    expect(outcomes.slice(3)).toEqual([
      ["game/1", "http_timeout"],
      ["game/2", "truncated"],
      ["game/3", "web_page"],
      ["game/4", "http_not_found"],
      ["game/1001", 1],
    ]);
  });

  it("goes on with the next day when a scoreboard cannot be used", async () => {
    const { baseUrl } = await serve({
      ...WORLD,
      [scoreboardOf("20260123")]: { body: { code: 400, message: "Bad dates" } },
    });
    const { outcomes } = await read({ baseUrl, dates: ["2026-01-23", "2026-01-24"] });
    expect(outcomes.slice(2)).toEqual([
      ["scoreboard/2026-01-23", "espn_error"],
      ["scoreboard/2026-01-24", 0],
    ]);
  });

  it("gives up on a server that is gone, with one fault for all that is left", async () => {
    const { baseUrl } = await serve({});
    server?.closeAllConnections();
    server?.close();
    const { outcomes } = await read({ baseUrl, dates: espnSeasonDates(2026), maximumTries: 1 });
    expect(outcomes).toEqual([
      ["conferences", "http_unreachable"],
      ["teams", "http_unreachable"],
      ["scoreboard/2025-11-01", "http_unreachable"],
      ["rest", "gave_up"],
    ]);
  });

  it("stops with the reason of the signal", async () => {
    const { baseUrl } = await serve({ ...WORLD, [summaryOf("1001")]: "hang" });
    const stop = new AbortController();
    const reason = new Error("stopped");
    const keys: string[] = [];
    const reading = (async () => {
      for await (const { key } of readEspnHttp({
        baseUrl,
        dates: ["2026-01-23"],
        minimumIntervalMs: 0,
        signal: stop.signal,
      }).documents()) {
        keys.push(key);
        if (key === "scoreboard/2026-01-23") setTimeout(() => stop.abort(reason), 20);
      }
    })();
    await expect(reading).rejects.toBe(reason);
    expect(keys).toEqual(["conferences", "teams", "scoreboard/2026-01-23"]);
  });
});

describe("espnSeasonDates", () => {
  it("runs from 1 November to 15 April: 30 + 31 + 31 + 28 + 31 + 15 = 166 days, one more in a leap year", () => {
    const dates = espnSeasonDates(2026);
    expect([dates[0], dates.at(-1), dates.length]).toEqual(["2025-11-01", "2026-04-15", 166]);
    expect(espnSeasonDates(2024)).toHaveLength(167);
    expect(espnSeasonDates(2024)).toContain("2024-02-29");
  });
});
