/** Rows of rankings in a file to documents: one a week of a poll. Listings mix the weeks of the parts of a season, so rows wait for the file's end. */
import type { League } from "#lib/basketball/enums.ts";
import type { FeedDocument, MappedDocument } from "#lib/feed/feed.ts";
import { contentHash } from "#lib/feed/read-files.ts";
import { isWholePoll, mapRankings, pollKey } from "./map-rankings.ts";
import type { RawRanking } from "./raw-lines-and-polls.ts";

interface Row {
  record: RawRanking;
  text: string;
}

export class RankingDocuments {
  readonly #origin: string;
  readonly #league: League;
  readonly #weeks = new Map<string, Row[]>();

  constructor(origin: string, league: League) {
    this.#origin = origin;
    this.#league = league;
  }

  add(row: Row): void {
    const key = pollKey(row.record);
    const week = this.#weeks.get(key);
    if (week) week.push(row);
    else this.#weeks.set(key, [row]);
  }

  /** The weeks in the order in which they were met. */
  end(): FeedDocument[] {
    return [...this.#weeks].map(([key, rows]) => ({
      key: `rankings/${key}`,
      origin: this.#origin,
      contentHash: contentHash(rows.map((row) => row.text).join("\n")),
      map: () =>
        mapWeek(
          key,
          rows.map((row) => row.record),
          this.#league,
        ),
    }));
  }
}

function mapWeek(key: string, rows: readonly RawRanking[], league: League): MappedDocument {
  if (isWholePoll(rows)) return mapRankings(rows, league);
  const detail = `${rows.length} ${rows.length === 1 ? "row" : "rows"} of ${key} leave ranks out: rankings of single teams are not a poll`;
  return { facts: [], warnings: [{ code: "poll_incomplete", detail }] };
}
