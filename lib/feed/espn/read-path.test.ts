import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { FeedDocument, FeedReader } from "#lib/feed/feed.ts";
import { madeEvent, madeScoreboard } from "./fixtures/made-scoreboard.ts";
import { GAME_ID, madeSummary } from "./fixtures/made-summary.ts";
import { gamesOf } from "./fixtures/mapped.ts";
import { readEspnPath } from "./read-path.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "courtside-espn-"));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const SUMMARY = JSON.stringify(madeSummary());
const FILES: Record<string, string> = {
  "a/game.json": SUMMARY,
  "a/empty.json": "",
  "b/board-1.json": JSON.stringify(madeScoreboard(madeEvent())),
  "b/board-2.json": JSON.stringify(madeScoreboard(madeEvent({ home: { score: "2" } }))),
  "b/bom.json": `\uFEFF${SUMMARY}`,
  "b/page.json": "<html>Bad gateway</html>",
  "b/truncated.json": SUMMARY.slice(0, -20),
  "b/list.json": "[]",
  "b/shape.json": JSON.stringify(madeSummary({ home: { score: "five" } })),
  "c/empty.json": "",
  "readme.txt": "not read",
};
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
  writeFileSync(join(FOLDER, name), content);
}

async function documentsOf(reader: FeedReader): Promise<FeedDocument[]> {
  const documents: FeedDocument[] = [];
  for await (const document of reader.documents()) documents.push(document);
  return documents;
}

async function outcome(document: FeedDocument): Promise<string> {
  try {
    const { facts } = await document.map();
    return `${facts.length} facts`;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

describe("readEspnPath", () => {
  it("reads a folder in the order of its paths, names each document for what it holds, and faults alone", async () => {
    const reader = await readEspnPath(FOLDER);
    expect(reader.source).toBe("espn");
    expect(reader.total).toBe(10);
    const documents = await documentsOf(reader);
    expect(await Promise.all(documents.map(async (document) => [document.key, await outcome(document)]))).toEqual([
      ["file/empty.json", "empty"],
      [`game/${GAME_ID}`, "1 facts"],
      ["scoreboard/2026-01-23", "1 facts"],
      ["scoreboard/2026-01-23#2", "1 facts"],
      [`game/${GAME_ID}#2`, "1 facts"],
      ["file/list.json", "wrong_json_type"],
      ["file/page.json", "web_page"],
      [`game/${GAME_ID}#3`, "unexpected_shape"],
      ["file/truncated.json", "truncated"],
      ["file/empty.json#2", "empty"],
    ]);
    expect(documents[1]?.origin).toBe(join(FOLDER, "a", "game.json"));
  });

  it("gives the same content the same hash, and other content another", async () => {
    const hashes = async () => (await documentsOf(await readEspnPath(FOLDER))).map(({ contentHash }) => contentHash);
    const first = await hashes();
    expect(await hashes()).toEqual(first);
    expect(new Set(first).size).toBe(9);
    expect(first[1]).toMatch(/^[0-9a-f]{64}$/);
  });

  it("reads a single file", async () => {
    const documents = await documentsOf(await readEspnPath(join(FOLDER, "a", "game.json")));
    expect(documents.map(({ key }) => key)).toEqual([`game/${GAME_ID}`]);
    const mapped = await documents[0]?.map();
    expect(mapped ? gamesOf(mapped)[0]?.home.points : null).toBe(5);
  });

  it("refuses a path that is not there", async () => {
    await expect(readEspnPath(join(FOLDER, "nowhere"))).rejects.toMatchObject({
      name: "FeedFault",
      code: "path_missing",
    });
  });
});
