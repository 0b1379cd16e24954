/** The lint refuses an import against the direction of the design, and says which door is the right one. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

/** Folder, and the folders it may import besides itself: the whole table of the design. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  "lib/basketball": [],
  "lib/statistics": ["lib/basketball"],
  "lib/feed": ["lib/basketball"],
  "lib/records": ["lib/basketball"],
  "lib/format": ["lib/basketball"],
  "lib/store": ["lib/basketball"],
  "lib/ingest": ["lib/basketball", "lib/feed", "lib/statistics", "lib/store", "lib/records"],
  "lib/api": ["lib/basketball", "lib/statistics", "lib/store", "lib/records"],
  "lib/server": ["lib/api", "lib/store", "lib/records"],
  "lib/cli": [
    "lib/basketball",
    "lib/statistics",
    "lib/feed",
    "lib/records",
    "lib/store",
    "lib/ingest",
    "lib/api",
    "lib/server",
  ],
  "lib/queries": ["lib/records", "lib/format"],
  "components/ui": ["components/charts", "lib/format", "lib/basketball"],
  "components/charts": ["components/ui", "lib/format", "lib/basketball"],
  "components/games": [
    "components/ui",
    "components/charts",
    "components/teams",
    "lib/queries",
    "lib/records",
    "lib/format",
    "lib/basketball",
  ],
  "components/teams": [
    "components/ui",
    "components/charts",
    "components/games",
    "lib/queries",
    "lib/records",
    "lib/format",
    "lib/basketball",
  ],
  "app/games": [
    "components/ui",
    "components/charts",
    "components/games",
    "components/teams",
    "lib/queries",
    "lib/records",
    "lib/format",
    "lib/api",
  ],
  "app/api": ["lib/api", "lib/records"],
  "e2e/pages": ["lib/records"],
};

const IMPORTABLE = Object.keys(MAY_IMPORT).filter((folder) => !folder.startsWith("app/") && !folder.startsWith("e2e/"));

interface Finding {
  category: string;
  message: string;
  location: { path: string };
}

let project = "";
let findings: Finding[] = [];

/** What the lint says about one file of the probe project. */
function said(path: string, category = "lint/style/noRestrictedImports"): string[] {
  return findings.filter((f) => f.location.path === path && f.category === category).map((f) => f.message);
}

const probeName = (target: string) => `probe-${target.replaceAll("/", "-")}.ts`;

const PROBES: Record<string, string> = {
  "lib/statistics/climbs.ts": 'import { b } from "../basketball/thing.ts";\n\nexport const a = b;\n',
  "lib/statistics/climbs-later.ts": 'import { b } from "./deeper/../../basketball/thing.ts";\n\nexport const a = b;\n',
  "lib/statistics/waits.ts": 'export const a = await import("#lib/store/thing.ts");\n',
  "lib/statistics/passes-on.ts": 'export { thing } from "#lib/store/thing.ts";\n',
  "lib/statistics/types.ts": 'import type { Thing } from "#lib/store/thing.ts";\n\nexport type Other = Thing;\n',
  "lib/statistics/framework.ts": 'import { headers } from "next/headers";\n\nexport const a = headers;\n',
  "lib/statistics/x.test.ts": 'import { thing } from "#lib/store/thing.ts";\n\nexport const a = thing;\n',
  "lib/statistics/testing.ts": 'import { b } from "#test/stores.ts";\n\nexport const a = b;\n',
  "lib/statistics/round.ts": 'import { b } from "./about.ts";\n\nexport const a = b;\n',
  "lib/statistics/about.ts": 'import { a } from "./round.ts";\n\nexport const b = a;\n',
  "lib/statistics/type-round.ts": 'import type { B } from "./type-about.ts";\n\nexport type A = B | null;\n',
  "lib/statistics/type-about.ts": 'import type { A } from "./type-round.ts";\n\nexport type B = A | 1;\n',
  "lib/statistics/index.ts": 'export { a } from "./round.ts";\nexport { b } from "./about.ts";\n',
};

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "courtside-lint-"));
  for (const file of ["biome.json", "package.json", ".gitignore"]) cpSync(join(ROOT, file), join(project, file));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  for (const [path, text] of Object.entries(PROBES)) write(path, text);
  for (const target of IMPORTABLE) write(`${target}/thing.ts`, "export const thing = 1;\nexport type Thing = 1;\n");
  for (const folder of Object.keys(MAY_IMPORT)) {
    for (const target of IMPORTABLE) {
      write(
        `${folder}/${probeName(target)}`,
        `import { thing } from "#${target}/thing.ts";\n\nexport const a = thing;\n`,
      );
    }
  }
  findings = lint(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** All the lint's findings in a folder. Findings make its exit code non-zero, so that is no failure here. */
function lint(folder: string): Finding[] {
  const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "--vcs-enabled=false"];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", stdio: "pipe" }))
      .diagnostics;
  } catch (error) {
    if (error instanceof Error && "stdout" in error) return JSON.parse(String(error.stdout)).diagnostics;
    throw error;
  }
}

describe.each(Object.entries(MAY_IMPORT))("%s", (folder, allowed) => {
  const open = [folder, ...allowed];

  it(`may import ${allowed.join(", ") || "nothing else"}`, () => {
    for (const target of open.filter((name) => IMPORTABLE.includes(name))) {
      expect(said(`${folder}/${probeName(target)}`), target).toEqual([]);
    }
  });

  it("is refused everything else, with one message", () => {
    for (const target of IMPORTABLE.filter((name) => !open.includes(name))) {
      expect(said(`${folder}/${probeName(target)}`), target).toHaveLength(1);
    }
  });
});

describe("the message names the right door", () => {
  it.each([
    ["lib/statistics", "lib/store", /take facts as arguments\. lib\/ingest .* and lib\/api .* fetch from lib\/store/],
    ["lib/feed", "lib/store", /return them\. lib\/ingest matches, computes and writes them/],
    ["lib/store", "lib/statistics", /lib\/ingest hands in what is computed/],
    ["lib/api", "lib/feed", /Reading feeds is lib\/ingest's work/],
    ["lib/queries", "lib/store", /an endpoint declared in lib\/records and answered by lib\/api/],
    ["lib/cli", "lib/queries", /call lib\/ingest, lib\/api or lib\/store/],
    ["components/games", "lib/api", /ask for data through lib\/queries/],
    ["components/charts", "lib/queries", /a subject folder .* does the query and hands them in/],
    ["app/games", "lib/store", /behind an endpoint in lib\/api and read it through lib\/queries/],
    ["app/api", "lib/store", /export const GET = serve\(\.\.\.\)/],
    ["e2e/pages", "lib/store", /through the command line, HTTP and the browser/],
  ])("%s importing %s", (folder, target, door) => {
    expect(said(`${folder}/${probeName(target)}`).join()).toMatch(door);
  });
});

describe("no way round", () => {
  it.each(["climbs", "climbs-later"])("a relative path that leaves the folder is refused (%s)", (name) => {
    expect(said(`lib/statistics/${name}.ts`).join()).toMatch(
      /inside a folder import `\.\/x\.ts`, across folders `#lib/,
    );
  });

  it.each(["waits", "passes-on", "types", "testing"])(
    "a dynamic import, a re-export, a type and test code are imports too (%s)",
    (name) => {
      expect(said(`lib/statistics/${name}.ts`)).toHaveLength(1);
    },
  );

  it("lib/ is refused the framework", () => {
    expect(said("lib/statistics/framework.ts").join()).toMatch(
      /plain `node file\.ts`.*belongs in app\/ or components\//,
    );
  });

  it("a test may reach for whatever shows that the code is right", () => {
    expect(said("lib/statistics/x.test.ts")).toEqual([]);
  });

  it.each(["round", "about", "type-round", "type-about"])("a circle is refused, of types too (%s)", (name) => {
    expect(said(`lib/statistics/${name}.ts`, "lint/suspicious/noImportCycles")).toHaveLength(1);
  });

  it("a file that only passes on others is refused", () => {
    expect(said("lib/statistics/index.ts", "lint/performance/noBarrelFile")).not.toEqual([]);
  });
});
