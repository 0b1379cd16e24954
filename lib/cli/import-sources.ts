/** How each feed is read from what stands on the command line. A feed's reader is loaded when it is the one that is asked for. */
import type { FeedReader } from "#lib/feed/feed.ts";
import { type CommandContext, type parseArguments, UsageError } from "./command.ts";

export const IMPORT_OPTIONS = {
  date: { type: "string", multiple: true },
  season: { type: "string", multiple: true },
  year: { type: "string" },
  key: { type: "string" },
  json: { type: "boolean" },
} as const;

type Values = ReturnType<typeof parseArguments<typeof IMPORT_OPTIONS>>["values"];
type OpenReader = (target: string | undefined, values: Values, context: CommandContext) => Promise<FeedReader>;

export const IMPORT_SOURCES: Readonly<Record<string, OpenReader>> = {
  espn: async (target, values, { environment, signal }) => {
    refuse(values, ["year"], "espn");
    if (target !== undefined) {
      refuse(values, ["date", "season", "key"], "a path");
      const { readEspnPath } = await import("#lib/feed/espn/read-path.ts");
      return readEspnPath(target);
    }
    refuse(values, ["key"], "espn");
    const { datesOf } = await import("./import-dates.ts");
    const dates = datesOf(values.date, values.season);
    if (dates.length === 0) throw new UsageError("import espn needs a path, --date YYYY-MM-DD or --season YYYY");
    const { readEspnHttp } = await import("#lib/feed/espn/read-http.ts");
    return readEspnHttp({ dates, signal, baseUrl: environment.COURTSIDE_ESPN_URL });
  },
  ncaa: async (target, values) => {
    refuse(values, ["date", "season", "year", "key"], "ncaa");
    const { readNcaaPath } = await import("#lib/feed/ncaa/read-path.ts");
    return readNcaaPath(pathOf("ncaa", target));
  },
  cbbd: async (target, values, { environment, signal }) => {
    const place = pathOf("cbbd", target);
    refuse(values, ["date", "year"], "cbbd");
    if (!/^https?:\/\//.test(place)) {
      refuse(values, ["season", "key"], "a path");
      const { readCbbdPath } = await import("#lib/feed/cbbd/read-path.ts");
      return readCbbdPath(place);
    }
    const key = values.key ?? environment.COURTSIDE_CBBD_KEY;
    if (!key) throw new UsageError("import cbbd from an address needs --key KEY (or COURTSIDE_CBBD_KEY)");
    const seasons = values.season ? { seasons: values.season.map(seasonOf) } : {};
    const { readCbbdHttp } = await import("#lib/feed/cbbd/read-http.ts");
    return readCbbdHttp({ baseUrl: place, key, signal, ...seasons });
  },
  results: async (target, values) => {
    refuse(values, ["date", "season", "year", "key"], "results");
    const { readResultsPath } = await import("#lib/feed/results/read-path.ts");
    return readResultsPath(pathOf("results", target));
  },
  odds: async (target, values) => {
    refuse(values, ["date", "season", "year", "key"], "odds");
    const { readOddsPath } = await import("#lib/feed/odds/read-path.ts");
    return readOddsPath(pathOf("odds", target));
  },
  polls: async (target, values) => {
    refuse(values, ["date", "season", "year", "key"], "polls");
    const { readPollsPath } = await import("#lib/feed/polls/read-path.ts");
    return readPollsPath(pathOf("polls", target));
  },
  conferences: async (target, values) => {
    refuse(values, ["date", "season", "year", "key"], "conferences");
    const { readConferencesPath } = await import("#lib/feed/conferences/read-path.ts");
    return readConferencesPath(pathOf("conferences", target));
  },
  portal: async (target, values) => {
    refuse(values, ["date", "season", "key"], "portal");
    const { readPortalPath } = await import("#lib/feed/portal/read-path.ts");
    return readPortalPath(pathOf("portal", target), { year: yearOf(values.year) });
  },
  recruits: async (target, values) => {
    refuse(values, ["date", "season", "key"], "recruits");
    const { readRecruitsPath } = await import("#lib/feed/recruits/read-path.ts");
    return readRecruitsPath(pathOf("recruits", target), { year: yearOf(values.year) });
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

function yearOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{4}$/.test(text)) throw new UsageError(`--year takes a calendar year such as 2025, got "${text}"`);
  return Number(text);
}

function seasonOf(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new UsageError(`--season takes the year a season ends, such as 2026, got "${text}"`);
  return Number(text);
}
