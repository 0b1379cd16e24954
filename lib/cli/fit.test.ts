import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { type CommandContext, UsageError } from "./command.ts";
import { fitCommand } from "./fit.ts";

const context: CommandContext = {
  stdout: new PassThrough(),
  stderr: new PassThrough(),
  environment: process.env,
  terminal: false,
  signal: new AbortController().signal,
};

test.each([
  [[], "win-probability"],
  [["elo", "ncaa", "x"], "win-probability"],
  [["win-probability", "ncaa"], "takes a feed"],
  [["win-probability", "nothing", "x"], "takes a feed"],
  [["win-probability", "ncaa", "x", "y"], "takes a feed"],
  [["win-probability", "ncaa", "x"], "--games"],
])("%j is refused with the reason", async (argv, reason) => {
  const refusal = fitCommand.run(argv, context);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(reason);
});
