/** The `courtside` command: finds the subcommand, runs it, turns what happens into an exit code. */
import { FeedFault } from "#lib/feed/feed.ts";
import { type Command, type CommandContext, EXIT, UsageError } from "./command.ts";

interface CommandEntry {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Commands are loaded when they are called: reading a feed and serving pages need much that the others do not. */
  load: () => Promise<Command>;
}

const COMMANDS: readonly CommandEntry[] = [
  {
    name: "start",
    summary: "serve the interface and the pages",
    load: async () => (await import("./start.ts")).startCommand,
  },
  {
    name: "import",
    summary: "load games from a feed: espn, ncaa, cbbd, results",
    load: async () => (await import("./import.ts")).importCommand,
  },
  {
    name: "demo",
    summary: "a simulated league: load it, tell of it, take it out",
    load: async () => (await import("./demo.ts")).demoCommand,
  },
  {
    name: "live",
    summary: "let the simulated league live without a server",
    load: async () => (await import("./live.ts")).liveCommand,
  },
  {
    name: "migrate",
    summary: "bring the store to the version of this program",
    load: async () => (await import("./migrate.ts")).migrateCommand,
  },
  {
    name: "rebuild",
    summary: "compute everything derived anew from the facts",
    load: async () => (await import("./rebuild.ts")).rebuildCommand,
  },
  {
    name: "status",
    summary: "what the store holds: seasons, games, coverage, faults, unmatched names",
    load: async () => (await import("./status.ts")).statusCommand,
  },
  {
    name: "report",
    summary: "compare the store with published records: report agreement",
    load: async () => (await import("./report.ts")).reportCommand,
  },
  {
    name: "fit",
    summary: "find parameters from games that were played: fit win-probability",
    load: async () => (await import("./fit.ts")).fitCommand,
  },
  {
    name: "keys",
    summary: "make, list and revoke keys to the interface",
    load: async () => (await import("./keys.ts")).keysCommand,
  },
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
  const entry = COMMANDS.find((known) => known.name === name);
  if (!entry)
    throw new UsageError(
      `there is no command "${name}"; the commands are ${COMMANDS.map((known) => known.name).join(", ")}`,
    );
  const command = await entry.load();
  if (rest.includes("--help") || rest.includes("-h")) {
    context.stdout.write(`${command.help.trim()}\n`);
    return EXIT.done;
  }
  return command.run(rest, context);
}

// Who reads the output may close it early (`courtside status | head`): what is left then interests nobody.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXIT.done);
});

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
  const remedy = error instanceof FeedFault ? `; ${error.remedy}` : "";
  process.stderr.write(`courtside: ${error instanceof Error ? error.message : String(error)}${remedy}\n`);
  if (!usage && process.env.COURTSIDE_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = usage ? EXIT.usage : EXIT.someFaults;
}
