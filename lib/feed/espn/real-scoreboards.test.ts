/** The captured scoreboards and lists, from files and replayed over HTTP. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { readJson } from "#lib/feed/read-json.ts";
import { sharedData } from "#test/shared-data.ts";
import { gamesOf } from "./fixtures/mapped.ts";
import { mapPayload } from "./map-payload.ts";
import { readEspnHttp } from "./read-http.ts";

const FOLDER = sharedData("espn");

async function mapFile(file: string) {
  return mapPayload(readJson(await readFile(`${FOLDER}/${file}`, "utf8")));
}

describe.skipIf(!FOLDER)("scoreboards and lists", () => {
  it("of 4 February 2025 show four games in progress, then five; scheduled ones have no points", async () => {
    for (const [file, live] of [
      ["scoreboard/scoreboard_20250204_snap1.json", 4],
      ["scoreboard/scoreboard_20250204_snap2.json", 5],
    ] as const) {
      const games = gamesOf(await mapFile(file));
      expect(games).toHaveLength(10);
      const [playing, waiting] = [
        games.filter(({ status }) => status === "in_progress"),
        games.filter(({ status }) => status === "scheduled"),
      ];
      expect([playing.length, waiting.length]).toEqual([live, 10 - live]);
      expect(
        playing.every(({ home, away, clock }) => home.points !== null && away.points !== null && clock !== null),
      ).toBe(true);
      expect(
        waiting.every(({ home, away, period, clock }) =>
          [home.points, away.points, period, clock].every((value) => value === null),
        ),
      ).toBe(true);
      expect(games.every(({ easternDate }) => easternDate === "2025-02-04")).toBe(true);
    }
  });

  it("of the header shape has 53 scheduled games of 26 February 2025, all with both teams' conferences", async () => {
    const games = gamesOf(await mapFile("scoreboard_header/20250226_a.json"));
    expect(games).toHaveLength(53);
    expect(games.every(({ status, easternDate }) => status === "scheduled" && easternDate === "2025-02-26")).toBe(true);
    expect(games.every(({ home, away }) => home.conference !== null && away.conference !== null)).toBe(true);
    expect(games.every(({ home, away }) => home.team.mascot !== null && away.team.mascot !== null)).toBe(true);
  });

  it("have 361 teams, 31 conferences, and Villanova in the Big East", async () => {
    expect((await mapFile("other/teams.json")).facts).toHaveLength(361);
    expect((await mapFile("other/conferences.json")).facts).toHaveLength(31);
    expect((await mapFile("other/team1.json")).facts).toMatchObject([
      {
        kind: "team",
        season: 2025,
        team: { school: "Villanova", mascot: "Wildcats" },
        conference: { ids: { espn: "4" } },
      },
    ]);
  });

  it("come over HTTP as from files", async () => {
    const files = new Map([
      ["/scoreboard/conferences", "other/conferences.json"],
      ["/teams", "other/teams.json"],
      ["/scoreboard", "scoreboard/scoreboard_20250204_snap2.json"],
      ["/summary", "summary/401828387_slu_sbu_20260123.json"],
    ]);
    const server = createServer(async ({ url = "" }, response) => {
      const path = new URL(url, "http://localhost").pathname.split("college-basketball")[1] ?? "";
      response.end(await readFile(`${FOLDER}/${files.get(path)}`));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const facts: number[] = [];
    for await (const document of readEspnHttp({ baseUrl, dates: ["2025-02-04"], minimumIntervalMs: 0 }).documents()) {
      facts.push((await document.map()).facts.length);
    }
    server.closeAllConnections();
    server.close();
    expect(facts).toEqual([31, 361, 10, ...Array.from({ length: 10 }, () => 1)]);
  });
});
