/** What a feed states of a poll: one week of one poll, whole. */

import type { TeamFact } from "./entity-facts.ts";
import type { SeasonType, Source } from "./enums.ts";

export const POLLS = ["ap", "coaches"] as const;
/** The two weekly polls: of the Associated Press's writers and of the coaches. */
export type Poll = (typeof POLLS)[number];

/** What the polls are called. In the order of their names, which is that of their short names too. */
export const POLL_NAMES: Record<Poll, string> = { ap: "AP Top 25", coaches: "Coaches Poll" };

export interface PollEntryFact {
  team: TeamFact;
  /** 1 to 25; null for a team that receives votes without being ranked. Two teams may share one. */
  rank: number | null;
  points: number | null;
  firstPlaceVotes: number | null;
}

export interface PollFact {
  source: Source;
  poll: Poll;
  season: number;
  seasonType: SeasonType;
  /** Week of the part of the season; 1 is the preseason poll's. */
  week: number;
  /** The moment it was published, UTC with milliseconds. */
  date: string | null;
  entries: PollEntryFact[];
}
