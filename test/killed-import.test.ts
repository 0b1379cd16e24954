/** An import that is killed and run again leaves the same store, byte for byte, as one that was never disturbed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type StoreOptions } from "#lib/store/connection.ts";
import { printFigure } from "./print-figure.ts";
import { storeContents } from "./store-contents.ts";
import { eachStore } from "./stores.ts";

const KILLS = 20;
const SCHOOLS = [
  "Harbor State",
  "Mesa Tech",
  "Pine Valley",
  "Lakeview",
  "Granite A&M",
  "Coral Bay",
  "Dunmore",
  "Fort Ash",
];
const DAYS = 40;

let folder = "";
let file = "";

/** A schedule of fictional schools: each day four games, so that every document makes teams, games and identities. */
function resultsCsv(): string {
  const lines = ["neutral,away,away_score,home,home_score,date,spread"];
  for (let day = 0; day < DAYS; day++) {
    const date = new Date(Date.UTC(2025, 10, 10 + day)).toISOString().slice(0, 10).replaceAll("-", "");
    for (let game = 0; game < 4; game++) {
      const home = `${SCHOOLS[(day + game) % 8]}${day % 5 === 0 ? ` ${day}` : ""}`;
      const away = SCHOOLS[(day + game + 1 + (day % 3)) % 8] ?? "";
      if (home !== away)
        lines.push(`0,${away},${60 + ((day * 7 + game) % 20)},${home},${61 + ((day * 5 + game) % 25)},${date},${game}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

function startImport(options: StoreOptions) {
  const place = options.databaseUrl ? ["--database-url", options.databaseUrl] : ["--store", options.path ?? ""];
  return spawn(process.execPath, ["lib/cli/courtside.ts", "import", "results", file, ...place], { stdio: "ignore" });
}

async function importToTheEnd(options: StoreOptions): Promise<void> {
  const [code] = await once(startImport(options), "exit");
  expect(code).toBe(0);
}

async function contentsOf(options: StoreOptions): Promise<string> {
  const store = openStore(options);
  try {
    return await storeContents(store);
  } finally {
    await store.close();
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "courtside-killed-"));
  file = join(folder, "results.csv");
  writeFileSync(file, resultsCsv());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

eachStore("an import that is killed", (suite) => {
  test(`at ${KILLS} random moments and run again equals an undisturbed one`, async () => {
    const undisturbed = await suite.emptyPlace();
    let startedAt = Date.now();
    await importToTheEnd(undisturbed);
    let duration = Date.now() - startedAt;
    const expected = await contentsOf(undisturbed);
    expect(expected.split("\n").length).toBeGreaterThan(500);
    let killed = 0;
    let escaped = 0;
    while (killed < KILLS) {
      const place = await suite.emptyPlace();
      startedAt = Date.now();
      const running = startImport(place);
      const ended = once(running, "exit");
      await Promise.race([wait(Math.random() * duration), ended]);
      running.kill("SIGKILL");
      const [, signal] = await ended;
      if (signal !== "SIGKILL") {
        // It was done before it could be killed: the machine has less else to do now. Kill sooner.
        duration = Date.now() - startedAt;
        escaped++;
        expect(escaped, "imports that ended before they were killed").toBeLessThan(2 * KILLS);
        continue;
      }
      killed++;
      await importToTheEnd(place);
      expect(await contentsOf(place)).toBe(expected);
    }
    printFigure(
      `${suite.engine}: killed ${killed} imports at random moments of ${duration} ms, ${escaped} ended before`,
    );
  }, 900_000);
});
