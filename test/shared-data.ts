/** Where the captured real data lies that some tests read. It is no part of the project: tests skip where it is absent. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve(process.env.COURTSIDE_TEST_DATA ?? "../shared/data");

/** Path of a file or folder of the captured data; null, with one line on the console, where it is absent. */
export function sharedData(path: string): string | null {
  const full = resolve(FOLDER, path);
  if (existsSync(full)) return full;
  console.warn(`skipped: no captured data at ${full} (set COURTSIDE_TEST_DATA to its folder)`);
  return null;
}
