/**
 * The Chromium that tests and screenshots use. On Linux x64 it comes with the packages (@sparticuz/chromium carries the
 * browser and what it links to, packed), so nothing has to be installed first; elsewhere it is Playwright's own, after
 * `npx playwright install chromium`.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { LaunchOptions } from "@playwright/test";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const CACHE = join(MODULES, ".cache");
const PACKAGE = readFileSync(join(MODULES, "@sparticuz/chromium/package.json"), "utf8");
const UNPACKED = join(CACHE, `chromium-${JSON.parse(PACKAGE).version}`);

/** The packed fonts before those of the machine, so that a page looks alike wherever it is drawn. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(UNPACKED, "fonts/fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(UNPACKED, "fonts/cache")}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;

/** What `chromium.launch` and Playwright's `use.launchOptions` take; unpacks the browser on first use (some seconds). */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  if (process.platform !== "linux" || process.arch !== "x64") return {};
  if (!existsSync(UNPACKED)) await unpack();
  return {
    executablePath: join(UNPACKED, "chromium"),
    // No sandbox, because containers run tests as root; no graphics card either, and without one plain drawing is quicker than one in software.
    args: ["--no-sandbox", "--font-render-hinting=none", "--disable-gpu"],
    env: { ...definedEnvironment(), FONTCONFIG_FILE: join(UNPACKED, "fonts/fonts.conf") },
  };
}

/** Unpacks beside the final place and renames, so that a run cut short, or two at once, leave no half a browser. */
async function unpack(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "chromium-"));
  try {
    // The package unpacks into the folder for temporary files; in a process of its own that can be this one.
    const script = 'import("@sparticuz/chromium").then((chromium) => chromium.default.executablePath())';
    await promisify(execFile)(process.execPath, ["--eval", script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: folder },
    });
    await writeFile(join(folder, "fonts/fonts.conf"), FONTS);
    await rename(folder, UNPACKED);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(UNPACKED)) throw error;
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
