/** Courtside as its users run it: commands of the command line, and a server in a process of its own, on a store in a folder of its own. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const ROOT = resolve(import.meta.dirname, "..");
const COMMAND = join(ROOT, "lib/cli/courtside.ts");
/** A first build takes a minute on a small machine, several on a busy one. */
const START_MILLISECONDS = 480_000;
const STOP_MILLISECONDS = 15_000;

export interface Courtside {
  /** Gone with the store when it is closed. */
  readonly folder: string;
  /** Runs a command and answers what it printed. */
  run(...args: string[]): Promise<string>;
  /** Starts the server (which builds the pages when their sources have changed) and answers its address. `more` comes on top of the environment. */
  start(more?: Record<string, string>): Promise<string>;
  /** Stops the server; it can be started again. */
  stop(): Promise<void>;
  /** Stops the server and takes the store away. */
  close(): Promise<void>;
}

/** An empty place for a store; `environment` comes on top of this process's own. Nothing runs yet. */
export function openCourtside(environment: Record<string, string> = {}): Courtside {
  const folder = mkdtempSync(join(tmpdir(), "courtside-e2e-"));
  const env = { ...process.env, COURTSIDE_STORE: join(folder, "courtside.db"), COURTSIDE_DEMO: "0", ...environment };
  Reflect.deleteProperty(env, "DATABASE_URL");
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server !== undefined) await stopServer(server);
  };
  return {
    folder,
    async run(...args) {
      return (await promisify(execFile)(process.execPath, [COMMAND, ...args], { cwd: ROOT, env })).stdout;
    },
    stop,
    start(more = {}) {
      server = spawn(process.execPath, [COMMAND, "start", "--port", "0"], {
        cwd: ROOT,
        env: { ...env, ...more },
        stdio: ["ignore", "pipe", "inherit"],
      });
      return addressOf(server);
    },
    async close() {
      try {
        await stop();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** The address the server prints once it listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error("The server's output cannot be read.");
  const lines = createInterface(server.stdout);
  const found = new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      const address = /Courtside is at (http:\S+?),/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with exit code ${code} before it listened.`)));
    AbortSignal.timeout(START_MILLISECONDS).addEventListener("abort", () =>
      reject(new Error(`The server did not listen within ${START_MILLISECONDS / 1000} s.`)),
    );
  });
  return found;
}

/** Asks the server to stop, as a process manager would. One that has to be killed is a fault of the server, and fails the run. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  const timer = setTimeout(() => server.kill("SIGKILL"), STOP_MILLISECONDS);
  const [code] = await ended;
  clearTimeout(timer);
  if (code === null) throw new Error(`The server did not stop within ${STOP_MILLISECONDS / 1000} s of SIGTERM.`);
}
