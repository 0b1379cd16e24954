/** `courtside demo`: loads a simulated league, tells of it and takes it out again. */
import { leagueTime } from "#lib/basketball/league-clock.ts";
import { readDemoClock } from "#lib/ingest/demo-clock.ts";
import { clearDemo, demoName, readDemoMark } from "#lib/ingest/demo-mark.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectSeasonCounts } from "#lib/store/store-status.ts";
import {
  COMMON_OPTIONS_HELP,
  type Command,
  type CommandContext,
  EXIT,
  parseArguments,
  storeOptionsOf,
  UsageError,
  withStore,
} from "./command.ts";
import { LOAD_OPTIONS, loadDemo } from "./demo-load.ts";
import { DEFAULT_SCALE, DEFAULT_SEASONS, DEFAULT_SEED } from "./demo-settings.ts";

export const demoCommand: Command = {
  help: `
usage: courtside demo load [--scale SCALE] [--seed TEXT] [--date DATE] [--seasons N] [--json]
       courtside demo status [--json]
       courtside demo clear

load     fills an empty store with a simulated league, today's and the latest games first; stopped (Ctrl-C), it carries on when it is run again.
         courtside start does the same beside the server, and lets the league live
status   which league the store holds, and what time it is there
clear    takes the league out: everything but settings and keys. A store with real data is not touched

  --scale SCALE        tiny (12 schools), demo (60) or full (364); default ${DEFAULT_SCALE}
  --seed TEXT          another seed is another league; default ${DEFAULT_SEED}
  --date DATE          as of a day (its noon in US Eastern time) or a moment, 2026-01-23T19:00:00Z; the league stands still there until it is
                       started. Default: now
  --seasons N          the current season and those before it; default ${DEFAULT_SEASONS}
  --json               as JSON
${COMMON_OPTIONS_HELP}

exit code: 0 done, 1 some documents were faulty or the store holds no simulated league, 2 unusable arguments, 130 stopped
`,
  async run(argv, context) {
    const { values, positionals } = parseArguments(argv, LOAD_OPTIONS);
    const [action, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(`demo ${action} takes no argument, got "${rest[0]}"`);
    const use = (run: (store: Store) => Promise<number>) => withStore(storeOptionsOf(values, context.environment), run);
    if (action === "load") return use((store) => loadDemo(store, values, context));
    const { json, store: _store, "database-url": _url, ...ofLoad } = values;
    const [given] = Object.keys(ofLoad);
    if (given !== undefined) throw new UsageError(`--${given} belongs to demo load`);
    if (action === "status") return use((store) => tellStatus(store, json === true, context));
    if (action === "clear" && !json) return use((store) => clear(store, context));
    throw new UsageError("usage: demo load, demo status [--json] or demo clear");
  },
};

async function tellStatus(store: Store, json: boolean, { stdout }: CommandContext): Promise<number> {
  const mark = await readDemoMark(store.db);
  const clock = await readDemoClock(store.db);
  if (mark === null) {
    stdout.write(json ? `${JSON.stringify({ demo: null })}\n` : "the store holds no simulated league\n");
    return EXIT.done;
  }
  const time = clock && new Date(leagueTime(clock, Date.now())).toISOString();
  const seasons = await selectSeasonCounts(store.db);
  if (json) {
    stdout.write(`${JSON.stringify({ demo: mark, clock, leagueTime: time, seasons }, null, 2)}\n`);
    return EXIT.done;
  }
  stdout.write(`${demoName(mark)}; the league's time is ${time ?? "not set"}\n`);
  for (const { season, games, finals } of seasons) stdout.write(`season ${season}: ${games} games, ${finals} final\n`);
  return EXIT.done;
}

async function clear(store: Store, { stdout, stderr }: CommandContext): Promise<number> {
  if (await clearDemo(store)) {
    stdout.write("the simulated league is out of the store; keys are still there\n");
    return EXIT.done;
  }
  stderr.write("courtside: the store holds no simulated league; nothing was touched\n");
  return EXIT.someFaults;
}
