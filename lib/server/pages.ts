/** The pages: Next, in this process, behind our own listener. */
import next from "next";
import type { PageHandler } from "./server.ts";

export interface Pages extends PageHandler {
  close(): Promise<void>;
}

export interface PagesOptions {
  /** Root of the project. */
  folder: string;
  /** Compile on request and reload in the browser, instead of serving what was built. */
  development: boolean;
  host: string;
  port: number;
}

/** Starts Next. It listens for its own web sockets at the server its first request comes from. NODE_ENV must be set before. */
export async function openPages({ folder, development, host, port }: PagesOptions): Promise<Pages> {
  const app = next({ dir: folder, dev: development, hostname: host, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  return { handle: (request, response) => handle(request, response), close: () => app.close() };
}
