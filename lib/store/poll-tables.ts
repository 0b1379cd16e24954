/** Tables of weekly polls: facts. */
import type { SeasonType, Source } from "#lib/basketball/enums.ts";
import type { Poll } from "#lib/basketball/poll-facts.ts";

/** One week of one poll as one source states it. */
export interface PollTable {
  id: number;
  source: Source;
  /** How good the source is at polls (ingest/authority.ts): of one week stated by several sources, the greatest is served. */
  authority: number;
  poll: Poll;
  season: number;
  seasonType: SeasonType;
  week: number;
  date: string | null;
}

/** A team of a poll. `rank` null: it receives votes without being ranked. */
export interface PollEntryTable {
  pollId: number;
  teamId: number;
  rank: number | null;
  points: number | null;
  firstPlaceVotes: number | null;
}
