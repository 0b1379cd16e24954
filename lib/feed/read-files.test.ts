import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fileKey, listFeedFiles, readFeedFile } from "./read-files.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "courtside-files-"));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

for (const file of [
  "b.json",
  "a/z.JSON",
  "B.json",
  "a/10.json",
  "a/9.json",
  "notes.txt",
  ".hidden/x.json",
  "a/.y.json",
]) {
  mkdirSync(join(FOLDER, file, ".."), { recursive: true });
  writeFileSync(join(FOLDER, file), "{}");
}
mkdirSync(join(FOLDER, "empty"));

describe("listFeedFiles", () => {
  it("lists a folder through all levels in code-point order, without hidden and other files", async () => {
    const files = await listFeedFiles(FOLDER, [".json"]);
    expect(files.map((file) => relative(FOLDER, file).split(sep).join("/"))).toEqual([
      "B.json",
      "a/10.json",
      "a/9.json",
      "a/z.JSON",
      "b.json",
    ]);
  });

  it("takes a single file whatever its name", async () => {
    expect(await listFeedFiles(join(FOLDER, "notes.txt"), [".json"])).toEqual([join(FOLDER, "notes.txt")]);
  });

  it.each([
    ["path_missing", "nowhere"],
    ["path_missing", "b.json/below-a-file"],
    ["folder_empty", "empty"],
  ])("names the fault %s", async (code, path) => {
    await expect(listFeedFiles(join(FOLDER, path), [".json"])).rejects.toMatchObject({ name: "FeedFault", code });
  });
});

describe("readFeedFile", () => {
  it("reads the bytes", async () => {
    expect(Buffer.from(await readFeedFile(join(FOLDER, "b.json"))).toString()).toBe("{}");
  });

  it("refuses a file beyond the limit", async () => {
    await expect(readFeedFile(join(FOLDER, "b.json"), 1)).rejects.toMatchObject({ code: "file_too_large" });
  });

  it.skipIf(!existsSync("/dev/zero"))("stops at the limit where there is no end", async () => {
    await expect(readFeedFile("/dev/zero", 1_000_000)).rejects.toMatchObject({ code: "file_too_large" });
  });

  it("names a missing file", async () => {
    await expect(readFeedFile(join(FOLDER, "gone.json"))).rejects.toMatchObject({ code: "path_missing" });
  });
});

describe("fileKey", () => {
  it("holds no path", () => {
    expect(fileKey(join(FOLDER, "a", "9.json"))).toBe("file/9.json");
  });
});
