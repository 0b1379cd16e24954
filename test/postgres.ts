/** One PostgreSQL server for a test run (vitest's global setup of the projects that use a store); its address is provided to every suite. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server; null where the packages bring none for this machine. */
    postgresUrl: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [join(import.meta.dirname, "postgres-server.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const [url] = await Promise.race([once(createInterface(server.stdout), "line"), ended.then(() => [null])]);
  if (url === null) process.stderr.write("skipped: tests on PostgreSQL, because it did not start on this machine\n");
  project.provide("postgresUrl", url);
  return async () => {
    server.stdin.end();
    await ended;
  };
}
