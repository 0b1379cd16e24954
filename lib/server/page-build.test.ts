import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isBuilt, sourceHash } from "./page-build.ts";

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "courtside-build-"));
  write("app/page.tsx", "page");
  write("lib/records/games.ts", "games");
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the hash of the sources", () => {
  it.each([
    ["app/page.tsx", "another page"],
    ["lib/records/games.ts", "other games"],
    ["components/ui/button.tsx", "new"],
    ["public/robots.txt", "new"],
    ["package-lock.json", "{ }"],
    ["next.config.ts", "new"],
  ])("changes with %s", (path, text) => {
    const before = sourceHash(folder);
    write(path, text);
    expect(sourceHash(folder)).not.toBe(before);
  });

  it("changes when a file moves", () => {
    const before = sourceHash(folder);
    rmSync(join(folder, "app/page.tsx"));
    write("app/games/page.tsx", "page");
    expect(sourceHash(folder)).not.toBe(before);
  });

  it.each(["lib/records/games.test.ts", "components/x.test.tsx", "data/courtside.db", ".next/x.js", "README.md"])(
    "does not change with %s",
    (path) => {
      const before = sourceHash(folder);
      write(path, "new");
      expect(sourceHash(folder)).toBe(before);
    },
  );

  it("is where the folder lies of no matter", () => {
    const other = mkdtempSync(join(tmpdir(), "courtside-build-other-"));
    const here = sourceHash(folder);
    const first = folder;
    folder = other;
    write("app/page.tsx", "page");
    write("lib/records/games.ts", "games");
    write("package-lock.json", "{}");
    expect(sourceHash(other)).toBe(here);
    rmSync(first, { recursive: true, force: true });
  });
});

describe("a build", () => {
  it("is there when it was made from these sources", () => {
    expect(isBuilt(folder, "a")).toBe(false);
    write(".next/courtside-sources", "a");
    expect(isBuilt(folder, "a")).toBe(true);
    expect(isBuilt(folder, "b")).toBe(false);
  });
});
