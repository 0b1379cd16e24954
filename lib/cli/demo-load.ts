/** `courtside demo load`: the simulated league as of a moment. */
import { leagueTime } from "#lib/basketball/league-clock.ts";
import { openWorld } from "#lib/feed/simulation/open-world.ts";
import { readLeague, seasonsAt } from "#lib/feed/simulation/read-league.ts";
import { readDemoClock, startedClock, writeDemoClock } from "#lib/ingest/demo-clock.ts";
import { demoName, readDemoMark } from "#lib/ingest/demo-mark.ts";
import { readDemoResults, writeDemoResults } from "#lib/ingest/demo-results.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import type { Store } from "#lib/store/connection.ts";
import { type CommandContext, EXIT, UsageError } from "./command.ts";
import { DEFAULT_SCALE, DEFAULT_SEASONS, DEFAULT_SEED, momentOf, scaleOf, seasonsOf, seedOf } from "./demo-settings.ts";
import { startProgress } from "./progress.ts";
import { prepareDemo } from "./run-demo.ts";

export const LOAD_OPTIONS = {
  scale: { type: "string" },
  seed: { type: "string" },
  date: { type: "string" },
  seasons: { type: "string" },
  json: { type: "boolean" },
} as const;

interface LoadValues {
  scale?: string | undefined;
  seed?: string | undefined;
  date?: string | undefined;
  seasons?: string | undefined;
  json?: boolean | undefined;
}

/** Loads the league, or what a stopped load has left out. Answers the exit code. */
export async function loadDemo(store: Store, values: LoadValues, context: CommandContext): Promise<number> {
  const startedAt = performance.now();
  const mark = await readDemoMark(store.db);
  const league = {
    scale: values.scale === undefined ? (mark?.scale ?? DEFAULT_SCALE) : scaleOf(values.scale, "--scale"),
    seed: values.seed === undefined ? (mark?.seed ?? DEFAULT_SEED) : seedOf(values.seed, "--seed"),
    seasons: values.seasons === undefined ? (mark?.seasons ?? DEFAULT_SEASONS) : seasonsOf(values.seasons, "--seasons"),
  };
  const date = values.date === undefined ? null : momentOf(values.date, "--date");
  const moment = await momentToLoad(store, date);
  await prepareDemo(store, league);
  await keepTime(store, date === null ? null : moment);
  const results = await readDemoResults(store.db);
  const world = openWorld(league, results);
  const reader = readLeague(world, seasonsAt(world, moment, league.seasons), () => moment);
  const progress = startProgress(context.stderr, {
    label: "loading the league",
    total: reader.total,
    terminal: context.terminal,
  });
  const summary = await importFeed(store, reader, {
    signal: context.signal,
    onDocument: (done) => progress.update(done, reader.total),
  });
  progress.finish();
  await writeDemoResults(store, results);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  if (values.json) context.stdout.write(`${JSON.stringify({ ...league, asOf: moment, seconds, ...summary })}\n`);
  else {
    const { documents, unchanged, gamesNew, gamesChanged, faults } = summary;
    context.stdout.write(
      `${demoName(league)}, ${league.seasons} seasons as of ${moment}: ${documents} documents (${unchanged} unchanged), ` +
        `${gamesNew} games new, ${gamesChanged} updated, ${faults.length} faults, ${seconds} s\n`,
    );
    for (const fault of faults) context.stdout.write(`fault ${fault.code} in ${fault.documentKey}: ${fault.message}\n`);
    if (summary.interrupted) context.stdout.write("stopped before the end; run the same command again to carry on\n");
  }
  if (summary.interrupted) return EXIT.interrupted;
  return summary.faults.length > 0 ? EXIT.someFaults : EXIT.done;
}

/** The day that is asked for; else the league's own time, which is wall time in a store without one. It never runs backwards. */
async function momentToLoad(store: Store, date: string | null): Promise<string> {
  const clock = await readDemoClock(store.db);
  const now = clock === null ? Date.now() : leagueTime(clock, Date.now());
  if (date === null) return new Date(now).toISOString();
  if (clock !== null && Date.parse(date) < now) {
    throw new UsageError(
      `the league of this store has come to ${new Date(now).toISOString()} and cannot go back to ${date}; courtside demo clear takes it out`,
    );
  }
  return date;
}

/** A league that is loaded as of another day stands still there until it is started. */
async function keepTime(store: Store, date: string | null): Promise<void> {
  const wall = Date.now();
  if (date !== null) await writeDemoClock(store, { wall: new Date(wall).toISOString(), league: date, speed: 0 });
  else if ((await readDemoClock(store.db)) === null) {
    await writeDemoClock(store, startedClock(null, { wall, speed: 1, startsAt: null }));
  }
}
