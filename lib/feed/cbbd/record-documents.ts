/**
 * Records of files to documents. Files hold one kind of record each, so a game's records come as several statements of the game; they
 * are told apart by the statement's name, and the importer puts them together.
 */
import type { League } from "#lib/basketball/enums.ts";
import { type FeedDocument, FeedFault, type MappedDocument } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { contentHash } from "#lib/feed/read-files.ts";
import { entityKey, mapEntityRecord, recordsTogether } from "./entity-records.ts";
import { type GameRecords, mapGame, NO_RECORDS } from "./map-game.ts";
import type { ParsedRecord, RawRecord } from "./parse-record.ts";
import { RankingDocuments } from "./ranking-documents.ts";
import type { RawSubstitution } from "./raw-plays.ts";
import type { FactKind } from "./record-kind.ts";

const PLAYERS_ON_FLOOR = 5;

type AnyItem = ParsedRecord & { text: string };
/** Rows of rankings are gathered apart. */
type Item = Exclude<AnyItem, { kind: "ranking" }>;
type ItemOf<K extends FactKind> = { kind: K; record: RawRecord<K>; text: string };

/** Gathers the records of one file that belong together. Of a game only a few records wait for others, so memory stays flat. */
export class RecordDocuments {
  readonly #origin: string;
  readonly #league: League;
  /** Home teams of the games met so far, in this file or those before it: substitutions do not say who was at home. */
  readonly #homeTeams: Map<number, number>;
  /** Records in a row that belong together. */
  #run: Item[] = [];
  /** Box scores that wait for the other team's. */
  readonly #waiting = new Map<string, Item>();
  readonly #closedRuns = new Set<string>();
  readonly #rankings: RankingDocuments;
  /** Faults of records by the document they belong to: it cannot be used without them. */
  readonly #spoiled = new Map<string, FeedFault>();

  constructor(origin: string, league: League, homeTeams: Map<number, number>) {
    this.#origin = origin;
    this.#league = league;
    this.#homeTeams = homeTeams;
    this.#rankings = new RankingDocuments(origin, league);
  }

  /** Takes a record and answers the documents that are complete by now. */
  add(item: AnyItem): FeedDocument[] {
    if (item.kind === "ranking") {
      this.#rankings.add(item);
      return this.#closeRun();
    }
    this.#noteHomeTeam(item);
    if (item.kind === "teamBoxScore" || item.kind === "playerBoxScore")
      return [...this.#closeRun(), ...this.#pair(item)];
    const previous = this.#run[0];
    const goesOn = previous !== undefined && runKey(previous) === runKey(item) && this.#run.length < longestRun(item);
    const closed = goesOn ? [] : this.#closeRun();
    this.#run.push(item);
    return closed;
  }

  /**
   * Takes note of a record that cannot be used. One of several that make up a game's document spoils the document, because a part must not pass for
   * the whole; answers false when it is none of those.
   */
  refuse(kind: FactKind, gameId: unknown, fault: FeedFault): boolean {
    if (!Object.hasOwn(STATEMENTS, kind) || typeof gameId !== "number") return false;
    this.#spoiled.set(statementKey(gameId, kind as keyof typeof STATEMENTS), fault);
    return true;
  }

  /** The documents of what still waits when the file ends; when it broke off, what may not be whole is left out. */
  end(brokeOff: boolean): FeedDocument[] {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    // A team's row has the other team's numbers too; a row of players does not.
    const single = waiting
      .filter((item) => !brokeOff || item.kind === "teamBoxScore")
      .map((item) => this.#document(item));
    const [open] = this.#run;
    if (brokeOff && open && isPartOfGame(open)) this.#run = [];
    const closed = this.#closeRun();
    return [
      ...closed,
      ...single,
      // Rows after the break may be of any week.
      ...(brokeOff ? [] : this.#rankings.end()),
      ...[...this.#spoiled].map(([key, fault]) => faultyDocument(key, this.#origin, fault)),
    ];
  }

  #noteHomeTeam(item: Item): void {
    if (item.kind === "game") this.#homeTeams.set(item.record.id, item.record.homeTeamId);
    if (item.kind === "media" || item.kind === "gameLines")
      this.#homeTeams.set(item.record.gameId, item.record.homeTeamId);
    if (item.kind === "teamBoxScore" || item.kind === "playerBoxScore") {
      const { gameId, isHome, teamId, opponentId } = item.record;
      this.#homeTeams.set(gameId, isHome ? teamId : opponentId);
    }
  }

  #pair(item: ItemOf<"teamBoxScore"> | ItemOf<"playerBoxScore">): FeedDocument[] {
    const key = `${item.kind} ${item.record.gameId}`;
    const other = this.#waiting.get(key);
    if (!other) {
      this.#waiting.set(key, item);
      return [];
    }
    this.#waiting.delete(key);
    return [this.#document(other, item)];
  }

  #closeRun(): FeedDocument[] {
    const [first, ...others] = this.#run;
    this.#run = [];
    if (!first) return [];
    const document = this.#document(first, ...others);
    const scattered = isPartOfGame(first) && this.#closedRuns.has(document.key);
    this.#closedRuns.add(document.key);
    return [scattered ? { ...document, map: () => refuseScattered(document.key) } : document];
  }

  #document(first: Item, ...others: Item[]): FeedDocument {
    const league = this.#league;
    const homeTeams = this.#homeTeams;
    const items = [first, ...others];
    const key = documentKey(first);
    const fault = this.#spoiled.get(key);
    if (fault) {
      this.#spoiled.delete(key);
      return faultyDocument(key, this.#origin, fault);
    }
    return {
      key,
      origin: this.#origin,
      contentHash: contentHash(items.map((item) => item.text).join("\n")),
      map: () => mapItems(items, league, homeTeams),
    };
  }
}

function isPartOfGame(item: Item): boolean {
  return item.kind === "play" || item.kind === "substitution";
}

function refuseScattered(key: string): never {
  throw new FeedFault(
    "records_scattered",
    `Records of ${key} stand in several places of the file.`,
    "Sort the file by game, or save each game's records as the service sends them.",
  );
}

function runKey(item: Item): string {
  return isPartOfGame(item) ? documentKey(item) : item.kind;
}

function longestRun(item: Item): number {
  return isPartOfGame(item) ? Number.POSITIVE_INFINITY : (recordsTogether(item) ?? 1);
}

/** Named after the first of the records; the others follow it in the file. */
function documentKey(first: Item): string {
  if (first.kind === "game") return `games/${first.record.id}`;
  if (isStatement(first)) return statementKey(first.record.gameId, first.kind);
  return entityKey(first) ?? first.kind;
}

/** Names of the statements that files make of a game; the record of the game itself is the plain one. */
const STATEMENTS = {
  media: "media",
  gameLines: "lines",
  teamBoxScore: "teams",
  playerBoxScore: "players",
  play: "plays",
  substitution: "substitutions",
} as const;

type StatementItem = Extract<Item, { kind: keyof typeof STATEMENTS }>;

function isStatement(item: Item): item is StatementItem {
  return Object.hasOwn(STATEMENTS, item.kind);
}

function statementKey(gameId: number, kind: keyof typeof STATEMENTS): string {
  return `games/${gameId}/${STATEMENTS[kind]}`;
}

function recordsOf<K extends FactKind>(items: readonly Item[], kind: K): RawRecord<K>[] {
  // A kind's items carry that kind's records; the compiler cannot narrow a union by a type parameter.
  return items.filter((item) => item.kind === kind).map((item) => item.record as RawRecord<K>);
}

function mapItems(items: readonly Item[], league: League, homeTeams: ReadonlyMap<number, number>): MappedDocument {
  const facts = items.flatMap((item) => mapEntityRecord(item, league));
  const first = items[0];
  if (facts.length > 0 || !first) return { facts, warnings: [] };
  return mapGameItems(items, league, homeTeams);
}

function mapGameItems(items: readonly Item[], league: League, homeTeams: ReadonlyMap<number, number>): MappedDocument {
  const records: GameRecords = {
    ...NO_RECORDS,
    game: recordsOf(items, "game")[0] ?? null,
    media: recordsOf(items, "media")[0] ?? null,
    lines: recordsOf(items, "gameLines")[0] ?? null,
    teamBoxScores: recordsOf(items, "teamBoxScore"),
    playerBoxScores: recordsOf(items, "playerBoxScore"),
    plays: recordsOf(items, "play"),
    substitutions: recordsOf(items, "substitution"),
  };
  const stint = records.substitutions[0];
  if (stint && !areWhole(records.substitutions)) {
    const detail = `fewer than ${PLAYERS_ON_FLOOR} athletes of a team: substitutions of single players are not those of the game`;
    return { facts: [], warnings: [{ code: "substitutions_incomplete", detail, gameSourceId: String(stint.gameId) }] };
  }
  const first = items[0];
  const statement = first && isStatement(first) ? STATEMENTS[first.kind] : null;
  const homeTeamId = stint ? (homeTeams.get(stint.gameId) ?? null) : null;
  return mapGame(records, { league, courtside: false, rosters: null, homeTeamId, statement });
}

/** Listings by player or team hold the substitutions of some athletes alone; a floor cannot be told from those. */
function areWhole(stints: readonly RawSubstitution[]): boolean {
  const athletes = new Map<number, Set<number>>();
  for (const { teamId, athleteId } of stints) {
    athletes.set(teamId, (athletes.get(teamId) ?? new Set<number>()).add(athleteId));
  }
  return athletes.size === 2 && [...athletes.values()].every((team) => team.size >= PLAYERS_ON_FLOOR);
}
