import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { hashApiKey, isApiKeyText } from "#lib/api/api-key-format.ts";
import { selectApiKeyByHash } from "#lib/store/api-keys.ts";
import { eachStore } from "#test/stores.ts";
import { UsageError } from "./command.ts";
import { keysCommand } from "./keys.ts";

function keys(argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const context = { stdout, stderr, environment: process.env, terminal: false, signal: new AbortController().signal };
  return keysCommand.run(argv, context).then((code) => ({
    code,
    stdout: String(stdout.read() ?? ""),
    stderr: String(stderr.read() ?? ""),
  }));
}

eachStore("courtside keys", (suite) => {
  const at = () => {
    const { path, databaseUrl } = suite.options;
    return databaseUrl ? ["--database-url", databaseUrl] : ["--store", path ?? ""];
  };

  it("create --quiet prints the key alone, and the store holds its hash, tier and label", async () => {
    const { code, stdout } = await keys(["create", "--tier", "2", "--label", " the bench ", "--quiet", ...at()]);
    const key = stdout.trimEnd();
    expect(code).toBe(0);
    expect(isApiKeyText(key)).toBe(true);
    expect(await selectApiKeyByHash(suite.store.db, hashApiKey(key))).toMatchObject({
      tier: 2,
      label: "the bench",
      prefix: "court_",
      lastFour: key.slice(-4),
      revokedAt: null,
    });
  });

  it("create without --quiet shows the key once, with its id; list never shows it", async () => {
    const { stdout } = await keys(["create", "--label", "mine", ...at()]);
    const [key = ""] = /court_[0-9A-Za-z]{38}/.exec(stdout) ?? [];
    expect(isApiKeyText(key)).toBe(true);
    const listed = await keys(["list", ...at()]);
    expect(listed.stdout).toContain("mine");
    expect(listed.stdout).toContain(`court_…${key.slice(-4)}`);
    expect(listed.stdout).not.toContain(key);
  });

  it("revoke ends a key, once", async () => {
    const { stdout } = await keys(["create", "--label", "short-lived", "--quiet", ...at()]);
    const row = await selectApiKeyByHash(suite.store.db, hashApiKey(stdout.trimEnd()));
    const id = String(row?.id);
    expect((await keys(["revoke", id, ...at()])).code).toBe(0);
    expect((await keys(["list", ...at()])).stdout).toMatch(/short-lived {2}revoked \d{4}-/);
    const again = await keys(["revoke", id, ...at()]);
    expect([again.code, again.stderr]).toEqual([1, `courtside: there is no key ${id} to revoke\n`]);
  });
});

describe("courtside keys refuses", () => {
  it.each([
    [[], "usage: keys create"],
    [["make"], "usage: keys create"],
    [["create"], "--label TEXT is required"],
    [["create", "--label", "  "], "--label TEXT is required"],
    [["create", "--label", "x", "--tier", "4"], "--tier must be a whole number from 0 to 3"],
    [["create", "--label", "x", "--tier", ""], "--tier must be"],
    [["create", "--label", "x", "extra"], "takes no argument"],
    [["revoke"], "usage: keys create"],
    [["revoke", "0"], "no id of a key"],
    [["list", "--tier", "1"], "belong to keys create"],
  ])("%j", async (argv, reason) => {
    const refusal = await keys(argv).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect(String(refusal)).toContain(reason);
  });
});
