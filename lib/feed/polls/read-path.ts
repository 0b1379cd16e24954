/** Polls by season and week in JSON files. */
import { seasonOfDate } from "#lib/basketball/season.ts";
import { type FeedDocument, FeedFault, type FeedReader } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { contentHash, fileKey, listFeedFiles, readFeedFile } from "#lib/feed/read-files.ts";
import { decodeText, readJson } from "#lib/feed/read-json.ts";
import { mapWeek, type WeekOfPoll } from "./map-week.ts";
import { FINAL, RawPolls } from "./raw-polls.ts";

/** A hundred seasons of twenty weeks have 2 MB. */
const MAXIMUM_BYTES = 64 * 1024 * 1024;

/**
 * Reads JSON files of the writers' poll, a file or a folder of them; one document a week. Weeks are numbered in the order of their dates, the final
 * one last: all of them are of the regular season, for the writers' final poll comes before the national tournament.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`; a file or week that cannot be used is a document with a fault
 */
export async function readPollsPath(path: string): Promise<FeedReader> {
  const files = await listFeedFiles(path, [".json"]);
  return {
    source: "polls",
    total: null,
    async *documents() {
      for (const file of files) yield* await readDocuments(file);
    },
  };
}

async function readDocuments(file: string): Promise<FeedDocument[]> {
  try {
    const polls = readPolls(await readFeedFile(file, MAXIMUM_BYTES));
    return Object.entries(polls).flatMap(([label, weeks]) => seasonDocuments(file, label, weeks));
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    return [faultyDocument(fileKey(file), file, error)];
  }
}

function readPolls(bytes: Uint8Array): RawPolls {
  const parsed = RawPolls.safeParse(readJson(decodeText(bytes)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new FeedFault(
    "unknown_shape",
    `The JSON is no list of polls: ${issue?.path.join(".")} ${issue?.message}.`,
    'Give a file with ranks by team, week and season: {"2022-23": {"2022-11-14": {"North Carolina": 1}}}.',
  );
}

function seasonDocuments(file: string, label: string, weeks: RawPolls[string]): FeedDocument[] {
  const season = Number(label.slice(0, 4)) + 1;
  // Dates sort as they read, and before a word.
  const order = Object.entries(weeks).sort(([a], [b]) => (a < b ? -1 : 1));
  return order.map(([day, ranks], place) => {
    const date = day === FINAL ? null : day;
    const week: WeekOfPoll = { season, week: place + 1, date, ranks };
    const key = `polls/${season}/${place + 1}`;
    const fault = faultOf(label, season, date);
    if (fault) return faultyDocument(key, file, fault);
    return { key, origin: file, contentHash: contentHash(JSON.stringify(week)), map: () => mapWeek(week) };
  });
}

function faultOf(label: string, season: number, date: string | null): FeedFault | null {
  if (Number(label.slice(-2)) !== season % 100) {
    return new FeedFault("no_season", `"${label}" is no season.`, "Name seasons by both years: 2022-23.");
  }
  if (date === null || seasonOfDate(date) === season) return null;
  return new FeedFault("date_outside_season", `A poll of ${date} stands in season ${label}.`, "Correct the file.");
}
