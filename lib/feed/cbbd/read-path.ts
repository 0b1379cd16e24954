/** Records of the interface in files: JSON or NDJSON, packed with gzip or not, one file or a folder of them. */
import { z } from "zod";
import type { League } from "#lib/basketball/enums.ts";
import { type FeedDocument, FeedFault, type FeedReader, type FeedWarning } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { contentHash, fileKey, listFeedFiles } from "#lib/feed/read-files.ts";
import { readJson } from "#lib/feed/read-json.ts";
import { openFeedStream, streamFault } from "#lib/feed/read-stream.ts";
import { JsonSplitter } from "./json-values.ts";
import { isFactKind, type ParsedRecord, parseRecord } from "./parse-record.ts";
import { RecordDocuments } from "./record-documents.ts";
import { AGGREGATES, type FactKind, READING_ORDER, type RecordKind, recordKind } from "./record-kind.ts";

const ENDINGS = [".json", ".ndjson", ".jsonl"].flatMap((ending) => [ending, `${ending}.gz`]);
/** A file with more bad records than this is given up: it is something else. */
const FAULTS_AT_MOST = 25;

export interface CbbdPathOptions {
  /** Records do not say which league they are of; the known services of this interface serve men's games. */
  league?: League;
}

/**
 * Reads every record of a file or folder, in an order in which what others refer to comes first.
 *
 * @throws FeedFault `path_missing`, `path_unreadable`, `folder_empty`; a file or record that cannot be used is a document with a fault
 */
export async function readCbbdPath(path: string, { league = "mens" }: CbbdPathOptions = {}): Promise<FeedReader> {
  const files = await filesInReadingOrder(path);
  return {
    source: "cbbd",
    total: null,
    async *documents() {
      const homeTeams = new Map<number, number>();
      for (const file of files) yield* documentsOfFile(file, league, homeTeams);
    },
  };
}

/** Files by the kind of their first record; those that cannot be read go first, so that their faults are seen at once. */
async function filesInReadingOrder(path: string): Promise<string[]> {
  const files: { file: string; order: number }[] = [];
  for (const file of await listFeedFiles(path, ENDINGS)) files.push({ file, order: await readingPlace(file) });
  return files.sort((a, b) => a.order - b.order).map(({ file }) => file);
}

async function readingPlace(file: string): Promise<number> {
  try {
    for await (const value of readValues(file)) {
      const kind = recordKind(readJson(value));
      return kind === null ? -1 : READING_ORDER.indexOf(kind);
    }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
  }
  return -1;
}

async function* documentsOfFile(
  file: string,
  league: League,
  homeTeams: Map<number, number>,
): AsyncGenerator<FeedDocument> {
  const documents = new RecordDocuments(file, league, homeTeams);
  const skipped = new Map<RecordKind, number>();
  let fileFault: FeedFault | null = null;
  let values = 0;
  let faults = 0;
  try {
    for await (const text of readValues(file)) {
      values++;
      const place = { key: `${fileKey(file)}#${values}`, origin: `${file}, record ${values}` };
      const { items, refused } = readItems(text, skipped);
      for (const item of items) yield* documents.add(item);
      if (!refused) continue;
      faults++;
      // What does not even begin with a record of the interface is no file of this feed.
      if (values === 1 && refused.kind === null) throw refused.fault;
      const noted = refused.kind !== null && documents.refuse(refused.kind, refused.gameId, refused.fault);
      if (!noted) yield faultyDocument(place.key, place.origin, refused.fault);
      if (faults >= FAULTS_AT_MOST) throw tooManyFaults(faults);
    }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    fileFault = error;
  }
  yield* documents.end(fileFault !== null);
  if (skipped.size > 0) yield skippedDocument(file, skipped);
  if (fileFault) yield faultyDocument(fileKey(file), file, fileFault);
}

/** A value that cannot be used: its kind and game where they can be told. */
interface Refused {
  kind: FactKind | null;
  gameId: unknown;
  fault: FeedFault;
}

type ItemText = ParsedRecord & { text: string };

/** The records in a JSON value; kinds that state no facts are counted in `skipped`. */
function readItems(text: string, skipped: Map<RecordKind, number>): { items: ItemText[]; refused: Refused | null } {
  let kind: RecordKind | null = null;
  let gameId: unknown = null;
  try {
    const value = readJson(text);
    kind = recordKind(value);
    if (kind === null) throw unknownRecord();
    if (AGGREGATES.has(kind)) skipped.set(kind, (skipped.get(kind) ?? 0) + 1);
    if (kind === "scoutingReport") return { items: playerSeasonsOf(value, text), refused: null };
    if (!isFactKind(kind)) return { items: [], refused: null };
    if (typeof value === "object" && value !== null && "gameId" in value) gameId = value.gameId;
    // The kind decides the record type, which a union of all kinds cannot express.
    return { items: [{ kind, record: parseRecord(kind, value), text } as ItemText], refused: null };
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    return { items: [], refused: { kind: kind !== null && isFactKind(kind) ? kind : null, gameId, fault: error } };
  }
}

function unknownRecord(): FeedFault {
  return new FeedFault(
    "unknown_record",
    "The JSON is no record of the interface.",
    "Give files as the service sends them: lists of games, box scores, plays, lines, rankings, teams, rosters, conferences, venues, recruits, transfers or picks.",
  );
}

const ScoutingReport = z.object({
  players: z.array(z.object({ seasonStatsWithRankings: z.unknown() })),
});

/** Scouting reports of other sites embed the service's player seasons. */
function playerSeasonsOf(report: unknown, text: string): ItemText[] {
  const parsed = ScoutingReport.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.players.flatMap(({ seasonStatsWithRankings: season }) =>
    recordKind(season) === "playerSeason"
      ? [{ kind: "playerSeason", record: parseRecord("playerSeason", season), text }]
      : [],
  );
}

/** One document that says which records of the file were passed over. */
function skippedDocument(file: string, skipped: ReadonlyMap<RecordKind, number>): FeedDocument {
  const warnings: FeedWarning[] = [...skipped].map(([kind, count]) => ({
    code: "aggregates_not_imported",
    detail: `${count} ${kind} ${count === 1 ? "record" : "records"} of ${fileKey(file)}: sums of a season are computed from its games`,
  }));
  const text = JSON.stringify([...skipped]);
  return {
    key: `${fileKey(file)}/aggregates`,
    origin: file,
    contentHash: contentHash(text),
    map: () => ({ facts: [], warnings }),
  };
}

function tooManyFaults(faults: number): FeedFault {
  return new FeedFault(
    "too_many_faults",
    `${faults} records cannot be used; the rest of the file is not read.`,
    "Check that the file holds records of the interface.",
  );
}

async function* readValues(file: string): AsyncGenerator<string> {
  const splitter = new JsonSplitter();
  for await (const piece of readText(file)) yield* splitter.push(piece);
  yield* splitter.end();
}

/** The text of a file, unpacked when it is packed. @throws FeedFault `path_missing`, `path_unreadable`, `not_gzip`, `not_text` */
async function* readText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of await openFeedStream(file)) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw error instanceof FeedFault ? error : streamFault(file, error);
  }
}
