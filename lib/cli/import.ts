/** `courtside import`: games and what surrounds them, from a feed into the store. */
import { readCbbdHttp } from "#lib/feed/cbbd/read-http.ts";
import { readCbbdPath } from "#lib/feed/cbbd/read-path.ts";
import { readEspnHttp } from "#lib/feed/espn/read-http.ts";
import { readEspnPath } from "#lib/feed/espn/read-path.ts";
import type { FeedReader } from "#lib/feed/feed.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import { readResultsPath } from "#lib/feed/results/read-path.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
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
import { datesOf } from "./import-dates.ts";
import { printImportSummary } from "./import-summary.ts";
import { startProgress } from "./progress.ts";

const OPTIONS = {
  date: { type: "string", multiple: true },
  season: { type: "string", multiple: true },
  key: { type: "string" },
  json: { type: "boolean" },
} as const;

type Values = ReturnType<typeof parseArguments<typeof OPTIONS>>["values"];

/** How each feed is read from what stands on the command line. */
const READERS: Record<
  string,
  (target: string | undefined, values: Values, context: CommandContext) => Promise<FeedReader>
> = {
  espn: async (target, values, { environment, signal }) => {
    if (target !== undefined) {
      refuse(values, ["date", "season", "key"], "a path");
      return readEspnPath(target);
    }
    refuse(values, ["key"], "espn");
    const dates = datesOf(values.date, values.season);
    if (dates.length === 0) throw new UsageError("import espn needs a path, --date YYYY-MM-DD or --season YYYY");
    return readEspnHttp({ dates, signal, baseUrl: environment.COURTSIDE_ESPN_URL });
  },
  ncaa: async (target, values) => {
    refuse(values, ["date", "season", "key"], "ncaa");
    return readNcaaPath(pathOf("ncaa", target));
  },
  cbbd: async (target, values, { environment, signal }) => {
    const place = pathOf("cbbd", target);
    refuse(values, ["date"], "cbbd");
    if (!/^https?:\/\//.test(place)) {
      refuse(values, ["season", "key"], "a path");
      return readCbbdPath(place);
    }
    const key = values.key ?? environment.COURTSIDE_CBBD_KEY;
    if (!key) throw new UsageError("import cbbd from an address needs --key KEY (or COURTSIDE_CBBD_KEY)");
    return readCbbdHttp({
      baseUrl: place,
      key,
      signal,
      ...(values.season ? { seasons: seasonsOf(values.season) } : {}),
    });
  },
  results: async (target, values) => {
    refuse(values, ["date", "season", "key"], "results");
    return readResultsPath(pathOf("results", target));
  },
};

export const importCommand: Command = {
  name: "import",
  summary: "load games from a feed: espn, ncaa, cbbd, results",
  help: `
usage: courtside import espn PATH                  summary, scoreboard and team list JSON: a file or a folder
       courtside import espn --date 2026-01-23     that day from ESPN (COURTSIDE_ESPN_URL names another address)
       courtside import espn --season 2026         every day of the season
       courtside import ncaa PATH                  stats.ncaa.org play-by-play as parquet: a file or a folder
       courtside import cbbd PATH                  records of this interface as JSON or NDJSON: a file or a folder
       courtside import cbbd URL --key KEY         mirrors a server of this interface [--season YYYY]
       courtside import results PATH               date, teams, scores and spread as CSV: a file or a folder

A document that cannot be used is named with its fault and stops nothing else. Importing again passes over what has not changed, so a
stopped import (Ctrl-C) carries on where it was.

  --date DATE          YYYY-MM-DD, may be repeated
  --season YEAR        the year the season ends, may be repeated
  --key KEY            key of the server that is mirrored (COURTSIDE_CBBD_KEY)
  --json               the summary as JSON
${COMMON_OPTIONS_HELP}

exit code: 0 everything was imported, 1 some documents were faulty, 2 unusable arguments, 130 stopped
`,
  async run(argv, context) {
    const { values, positionals } = parseArguments(argv, OPTIONS);
    const [source, target, ...extra] = positionals;
    const read = source === undefined ? undefined : READERS[source];
    if (!source || !read) throw new UsageError(`import needs a feed: ${Object.keys(READERS).join(", ")}`);
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

function pathOf(source: string, target: string | undefined): string {
  if (target === undefined) throw new UsageError(`import ${source} needs a path`);
  return target;
}

function refuse(values: Values, names: readonly (keyof Values)[], what: string): void {
  for (const name of names) {
    if (values[name] !== undefined) throw new UsageError(`--${String(name)} does not go with ${what}`);
  }
}

function seasonsOf(texts: readonly string[]): number[] {
  return texts.map((text) => {
    if (!/^\d{4}$/.test(text))
      throw new UsageError(`--season takes the year a season ends, such as 2026, got "${text}"`);
    return Number(text);
  });
}
