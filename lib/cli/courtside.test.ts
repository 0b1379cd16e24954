/** The command as a person calls it: exit codes, help and messages. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "courtside-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function courtside(...argv: string[]): Promise<Ended> {
  const environment = { ...process.env, COURTSIDE_STORE: join(folder, "store.db"), DATABASE_URL: "" };
  return new Promise((done) => {
    execFile(process.execPath, ["lib/cli/courtside.ts", ...argv], { env: environment }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
    });
  });
}

describe("courtside", () => {
  test.each(["start", "import", "demo", "live", "migrate", "rebuild", "status", "report", "keys"])(
    "%s --help explains itself",
    async (name) => {
      const { code, stdout } = await courtside(name, "--help");
      expect(code).toBe(0);
      expect(stdout).toContain(`usage: courtside ${name}`);
      expect(stdout).toContain("--store PATH");
      expect(stdout).toContain("--database-url URL");
    },
  );

  test("--help lists every command", async () => {
    const { code, stdout } = await courtside("--help");
    expect(code).toBe(0);
    for (const name of ["import", "demo", "live", "migrate", "rebuild", "status", "report", "fit", "keys", "start"])
      expect(stdout).toContain(`  ${name}`);
  });

  test.each([
    [["impotr"], "there is no command"],
    [["import"], "import needs a feed"],
    [["import", "espn"], "needs a path, --date"],
    [["import", "espn", "--date", "2026-02-30"], "--date takes a day"],
    [["import", "espn", "a", "b"], "takes one path"],
    [["import", "ncaa", "x", "--key", "k"], "--key does not go with"],
    [["import", "cbbd", "http://127.0.0.1:9/api"], "needs --key"],
    [["migrate", "--nonsense"], "nonsense"],
    [["status", "extra"], "takes no argument"],
    [["fit", "win-probability", "ncaa", "x"], "needs --games"],
  ])("%j is refused with exit code 2 and the reason", async (argv, reason) => {
    const { code, stderr } = await courtside(...argv);
    expect(stderr).toContain(reason);
    expect(code).toBe(2);
  });

  test("a faulty file is exit code 1, named in the summary and in the status", async () => {
    const file = join(folder, "broken.csv");
    writeFileSync(file, "this,is\nnot,results\n");
    const imported = await courtside("import", "results", file);
    expect(imported.code).toBe(1);
    expect(imported.stdout).toContain("1 fault");
    const status = JSON.parse((await courtside("status", "--json")).stdout);
    expect(status.faults).toHaveLength(1);
  });

  test("games go in, and the second time nothing changes", async () => {
    const file = join(folder, "results.csv");
    writeFileSync(
      file,
      "neutral,away,away_score,home,home_score,date,spread\n0,Mesa Tech,60,Harbor State,71,20260110,4.5\n",
    );
    const first = await courtside("import", "results", file);
    const second = await courtside("import", "results", file, "--json");
    expect(first.code).toBe(0);
    expect(first.stdout).toContain("games: 1 new");
    expect(JSON.parse(second.stdout)).toMatchObject({ new: 0, changed: 0, faults: [] });
    expect((await courtside("status")).stdout).toContain("2025–26: 1 games, 1 final");
  });

  test("a path that is not there is a clear sentence", async () => {
    const { code, stderr, stdout } = await courtside("import", "espn", join(folder, "absent.json"));
    expect(code).not.toBe(0);
    expect(`${stderr}${stdout}`).toMatch(/absent\.json/);
  });
});
