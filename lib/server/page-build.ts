/** Building the pages when what they are made of has changed since the last build. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What the pages and the answers are made of. Tests are not. */
const SOURCES = [
  "{app,components,lib,public}/**/*",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
const BUILD_FOLDER = ".next";
const MARK = join(BUILD_FOLDER, "courtside-sources");
const NEXT = join("node_modules", "next", "dist", "bin", "next");
const LINES_SHOWN = 40;

/** A hash of the sources: another text after any change that could show. `folder` is the root of the project. */
export function sourceHash(folder: string): string {
  const hash = createHash("sha256");
  const entries = globSync(SOURCES, { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of paths.sort()) {
    hash.update(`${path.slice(folder.length)}\0`);
    hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 32);
}

/** Whether the pages were built from these sources. */
export function isBuilt(folder: string, sources: string): boolean {
  try {
    return readFileSync(join(folder, MARK), "utf8") === sources;
  } catch {
    return false;
  }
}

/** Builds the pages. Rejects with the end of the build's own output when it fails. */
export async function buildPages(folder: string, sources: string, signal: AbortSignal): Promise<void> {
  await runNextBuild(folder, signal);
  await mkdir(join(folder, BUILD_FOLDER), { recursive: true });
  await writeFile(join(folder, MARK), sources);
}

function runNextBuild(folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [join(folder, NEXT), "build"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    let output = "";
    for (const stream of [build.stdout, build.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
    build.once("error", reject);
    build.once("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`The pages could not be built:\n${output.trim().split("\n").slice(-LINES_SHOWN).join("\n")}`));
    });
  });
}
