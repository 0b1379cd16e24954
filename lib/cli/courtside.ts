/** The `courtside` command: finds the subcommand, runs it, turns what happens into an exit code. */

import { type Command, type CommandContext, EXIT, UsageError } from "./command.ts";
import { importCommand } from "./import.ts";
import { keysCommand } from "./keys.ts";
import { migrateCommand } from "./migrate.ts";
import { rebuildCommand } from "./rebuild.ts";
import { reportCommand } from "./report.ts";
import { startCommand } from "./start.ts";
import { statusCommand } from "./status.ts";

const COMMANDS: readonly Command[] = [
  startCommand,
  importCommand,
  migrateCommand,
  rebuildCommand,
  statusCommand,
  reportCommand,
  keysCommand,
];

const HELP = `Courtside: college-basketball data service and dashboard

usage: courtside COMMAND [options]

${COMMANDS.map((command) => `  ${command.name.padEnd(10)} ${command.summary}`).join("\n")}

courtside COMMAND --help explains each.
`;

async function main(argv: string[], context: CommandContext): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    context.stdout.write(HELP);
    return name === undefined ? EXIT.usage : EXIT.done;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command)
    throw new UsageError(
      `there is no command "${name}"; the commands are ${COMMANDS.map((known) => known.name).join(", ")}`,
    );
  if (rest.includes("--help") || rest.includes("-h")) {
    context.stdout.write(`${command.help.trim()}\n`);
    return EXIT.done;
  }
  return command.run(rest, context);
}

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => interruption.abort(new Error(`stopped by ${signal}`)));
}

try {
  process.exitCode = await main(process.argv.slice(2), {
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    terminal: process.stderr.isTTY === true,
    signal: interruption.signal,
  });
} catch (error) {
  const usage = error instanceof UsageError;
  process.stderr.write(`courtside: ${error instanceof Error ? error.message : String(error)}\n`);
  if (!usage && process.env.COURTSIDE_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = usage ? EXIT.usage : EXIT.someFaults;
}
