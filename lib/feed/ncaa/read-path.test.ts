import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FeedDocument, FeedFault } from "#lib/feed/feed.ts";
import { sharedData } from "#test/shared-data.ts";
import { ncaaRow } from "./fixtures/rows.ts";
import { GameListings } from "./game-listings.ts";
import { openParquet } from "./read-parquet.ts";
import { readNcaaPath } from "./read-path.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ncaa-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function documentsOf(path: string): Promise<FeedDocument[]> {
  const documents: FeedDocument[] = [];
  for await (const document of (await readNcaaPath(path)).documents()) documents.push(document);
  return documents;
}

async function outcome(document: FeedDocument | null): Promise<string> {
  try {
    await document?.map();
    return "mapped";
  } catch (error) {
    if (error instanceof FeedFault) return error.code;
    throw error;
  }
}

describe("files that are no play-by-play", () => {
  test.each([
    ["empty.parquet", ""],
    ["text.parquet", "PAR1 is how such a file begins, and PAR1 how it ends PAR1"],
    ["page.parquet", "<!doctype html><title>502 Bad Gateway</title>"],
  ])("%s is one document with one fault", async (name, content) => {
    await writeFile(join(folder, name), content);
    const documents = await documentsOf(folder);
    expect(documents.map((document) => document.key)).toEqual([`file/${name}`]);
    expect(await outcome(documents[0] ?? null)).toBe("not_parquet");
  });

  test("a folder without such files and a path that is not there are faults at once", async () => {
    await expect(readNcaaPath(folder)).rejects.toThrow(FeedFault);
    await expect(readNcaaPath(join(folder, "nothing"))).rejects.toThrow(FeedFault);
  });
});

describe("games listed more than once", () => {
  const rows = [
    ncaaRow("1 19:40", [0, 2], "away", "Vic One, 2pt layup   made"),
    ncaaRow("2 0:03", [3, 2], "home", "Al One, 3pt jumpshot   made"),
  ];

  test("word for word: once", () => {
    const listings = new GameListings();
    expect(listings.add("one.parquet", "7000001", rows)?.key).toBe("game/7000001");
    expect(listings.add("two.parquet", "7000001", rows)).toBeNull();
  });

  test("with other content: the first counts, the other is a fault that names both files", async () => {
    const listings = new GameListings();
    const first = listings.add("folder/one.parquet", "7000001", rows);
    const second = listings.add("folder/two.parquet", "7000001", rows.slice(1));
    expect(await outcome(first)).toBe("mapped");
    expect(await outcome(second)).toBe("game_listed_twice");
    expect(() => second?.map()).toThrow(/one\.parquet .* two\.parquet/);
    expect(second?.key).not.toBe(first?.key);
  });
});

const DAY = sharedData("lineups_bigballr/pbp_2026_01_25.parquet");

describe.skipIf(DAY === null)("a real day", () => {
  const day = DAY ?? "";

  test("a broken file stops nothing else, and the same day twice is one day", async () => {
    const bytes = await readFile(day);
    await writeFile(join(folder, "a-truncated.parquet"), bytes.subarray(0, bytes.length / 2));
    await copyFile(day, join(folder, "b-day.parquet"));
    await copyFile(day, join(folder, "c-again.parquet"));
    const alone = await documentsOf(day);
    const documents = await documentsOf(folder);
    expect(documents.map((document) => document.key)).toEqual([
      "file/a-truncated.parquet",
      ...alone.map((document) => document.key),
    ]);
    expect(documents.slice(1).map((document) => document.contentHash)).toEqual(
      alone.map((document) => document.contentHash),
    );
    expect(await outcome(documents[0] ?? null)).toBe("not_parquet");
    for (const document of documents.slice(1)) expect(await outcome(document)).toBe("mapped");
  });

  test("a file without the columns says which are missing", async () => {
    await expect(openParquet(await readFile(day), ["ID", "Spread"])).rejects.toThrow(/no column Spread/);
  });

  test("bytes broken in the middle are a fault, not a crash", async () => {
    const bytes = new Uint8Array(await readFile(day));
    bytes.fill(0xff, 2000, 40_000);
    await writeFile(join(folder, "broken.parquet"), bytes);
    const outcomes = await Promise.all((await documentsOf(folder)).map(outcome));
    expect(outcomes).toContain("not_parquet");
  });
});
