/** `courtside import`: games and what surrounds them, from a feed into the store. */
import { importFeed } from "#lib/ingest/import-feed.ts";
import {
  COMMON_OPTIONS_HELP,
  type Command,
  EXIT,
  parseArguments,
  storeOptionsOf,
  UsageError,
  withStore,
} from "./command.ts";
import { IMPORT_OPTIONS, IMPORT_SOURCES } from "./import-sources.ts";
import { printImportSummary } from "./import-summary.ts";
import { startProgress } from "./progress.ts";

export const importCommand: Command = {
  help: `
usage: courtside import espn PATH                  summary, scoreboard and team list JSON: a file or a folder
       courtside import espn --date 2026-01-23     that day from ESPN (COURTSIDE_ESPN_URL names another address)
       courtside import espn --season 2026         every day of the season
       courtside import ncaa PATH                  stats.ncaa.org play-by-play as parquet: a file or a folder
       courtside import cbbd PATH                  records of this interface as JSON or NDJSON: a file or a folder
       courtside import cbbd URL --key KEY         mirrors a server of this interface [--season YYYY]
       courtside import results PATH               date, teams, scores and spread as CSV: a file or a folder
       courtside import odds PATH                  lines of many bookmakers as CSV: a file or a folder
       courtside import polls PATH                 the writers' poll by season and week as JSON: a file or a folder
       courtside import conferences PATH           teams and their conferences by season as CSV: a file or a folder
       courtside import portal PATH [--year YYYY]  transfers as JSON: a file or a folder
       courtside import recruits PATH [--year YYYY]  ranked recruits as CSV: a file or a folder

A document that cannot be used is named with its fault and stops nothing else. Importing again passes over what has not changed, so a
stopped import (Ctrl-C) carries on where it was.

  --date DATE          YYYY-MM-DD, may be repeated
  --season YEAR        the year the season ends, may be repeated
  --year YEAR          the spring of the transfers, or the year the recruits leave school, where the file does not say
  --key KEY            key of the server that is mirrored (COURTSIDE_CBBD_KEY)
  --json               the summary as JSON
${COMMON_OPTIONS_HELP}

exit code: 0 everything was imported, 1 some documents were faulty, 2 unusable arguments, 130 stopped
`,
  async run(argv, context) {
    const { values, positionals } = parseArguments(argv, IMPORT_OPTIONS);
    const [source, target, ...extra] = positionals;
    const read = source === undefined ? undefined : IMPORT_SOURCES[source];
    if (!source || !read) throw new UsageError(`import needs a feed: ${Object.keys(IMPORT_SOURCES).join(", ")}`);
    if (extra.length > 0) throw new UsageError(`import takes one path, got also "${extra.join('" "')}"`);
    const reader = await read(target, values, context);
    return withStore(storeOptionsOf(values, context.environment), async (store) => {
      const progress = startProgress(context.stderr, {
        label: `importing ${source}`,
        total: reader.total,
        terminal: context.terminal,
      });
      const summary = await importFeed(store, reader, { signal: context.signal, onDocument: progress.update });
      progress.finish();
      await printImportSummary(context.stdout, store, source, summary, values.json === true);
      if (summary.interrupted) return EXIT.interrupted;
      return summary.faults.length > 0 ? EXIT.someFaults : EXIT.done;
    });
  },
};
