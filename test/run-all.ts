/**
 * Every check there is, one after the other, each said as it goes: format and lint, types, unit and store tests, the browser. One
 * closing line adds them up (`N passed, N failed, N skipped`; lint and types count as one test each). The exit code is 0 only when
 * nothing failed. Whatever way the run ends, no process it started outlives it.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Counts, countPlaywright, countVitest } from "./count-reports.ts";

const ROOT = resolve(import.meta.dirname, "..");
const MODULES = join(ROOT, "node_modules");
/** Reports, and everything temporary that the tests write: it goes when the run ends, whatever a test forgot. */
const scratch = mkdtempSync(join(tmpdir(), "courtside-run-"));
// PostgreSQL does not run as root, and has to get at its own folder in here.
chmodSync(scratch, 0o711);

interface Step {
  name: string;
  /** The tool's own file, run by this very Node: no shell, no PATH, the same on every machine. */
  tool: string;
  args: readonly string[];
  environment?: Record<string, string>;
  /** Reads the report that the tool wrote; without it the step is one test. */
  count?: (report: unknown) => Counts;
}

const STEPS: readonly Step[] = [
  { name: "format and lint", tool: "@biomejs/biome/bin/biome", args: ["check", "--error-on-warnings"] },
  { name: "types", tool: "typescript/bin/tsc", args: ["--noEmit"] },
  {
    name: "vitest",
    tool: "vitest/vitest.mjs",
    args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report("vitest")}`],
    count: countVitest,
  },
  {
    name: "playwright",
    tool: "@playwright/test/cli.js",
    args: ["test", "--reporter=list,json"],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report("playwright") },
    count: countPlaywright,
  },
];

function report(name: string): string {
  return join(scratch, `${name}.json`);
}

let running: ChildProcess | undefined;
let interrupted = false;

/**
 * A step leads a process group of its own, so that a signal reaches the workers and servers that it started too, also those that
 * outlived it.
 */
function signalRunning(signal: NodeJS.Signals): void {
  if (running?.pid === undefined) return;
  try {
    if (process.platform === "win32") running.kill(signal);
    else process.kill(-running.pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    interrupted = true;
    signalRunning("SIGINT");
    setTimeout(() => signalRunning("SIGTERM"), 10_000).unref();
    setTimeout(() => signalRunning("SIGKILL"), 15_000).unref();
  });
}
process.on("exit", () => {
  signalRunning("SIGKILL");
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

async function run(step: Step): Promise<Counts> {
  process.stdout.write(`\n=== ${step.name}\n`);
  const started = performance.now();
  running = spawn(process.execPath, [join(MODULES, step.tool), ...step.args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    detached: process.platform !== "win32",
    env: {
      ...process.env,
      TMPDIR: scratch,
      TEMP: scratch,
      TMP: scratch,
      NEXT_TELEMETRY_DISABLED: "1",
      ...step.environment,
    },
  });
  const [code] = await once(running, "exit");
  signalRunning("SIGKILL");
  const seconds = Math.round((performance.now() - started) / 1000);
  const counts = countsOf(step, code === 0);
  process.stdout.write(`=== ${step.name}: ${sentence(counts)} in ${seconds} s\n`);
  return counts;
}

/** A tool that failed without a failed test to show for it counts as one failure: it broke down. */
function countsOf(step: Step, succeeded: boolean): Counts {
  const broken = (failure: string): Counts => ({ passed: 0, failed: 1, skipped: 0, failures: [failure] });
  if (step.count === undefined) {
    return succeeded ? { passed: 1, failed: 0, skipped: 0, failures: [] } : broken(`${step.name}: see above`);
  }
  try {
    const counts = step.count(JSON.parse(readFileSync(report(step.name), "utf8")));
    if (succeeded || counts.failed > 0) return counts;
    return { ...counts, failed: 1, failures: [`${step.name} failed without a failed test: see above`] };
  } catch (error) {
    process.stderr.write(`${step.name} left no report to read: ${error instanceof Error ? error.message : error}\n`);
    return broken(`${step.name} left no report to read`);
  }
}

function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const total: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
for (const step of STEPS) {
  if (interrupted) break;
  const counts = await run(step);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  total.failures.push(...counts.failures);
}
if (interrupted) {
  process.stdout.write("\ninterrupted\n");
  process.exitCode = 130;
} else {
  // Said once more at the end, where whoever is given only the last lines looks.
  for (const failure of total.failures) process.stdout.write(`\nfailed: ${failure}`);
  process.stdout.write(`\n${sentence(total)}\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
