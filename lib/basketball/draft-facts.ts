/** What a feed states of the professional draft. */

import type { SourceIds, TeamFact } from "./entity-facts.ts";
import type { Source } from "./enums.ts";

/** Texts that no one says are empty, as records have them; a team with neither location nor nickname is named in passing, in a pick. */
export interface DraftTeamFact {
  source: Source;
  sourceId: string;
  /** Ids of other sources, where the feed knows some: a mirrored service tells its upstream's. */
  ids?: SourceIds;
  location: string;
  /** Nickname, what `draftTeam` filters compare with: `Herons`. */
  name: string;
  displayName: string;
  abbreviation: string;
}

export interface DraftPickFact {
  source: Source;
  year: number;
  /** 1 is the first pick of the draft. */
  overall: number;
  round: number;
  /** Place within the round. */
  pick: number;
  draftTeam: DraftTeamFact;
  name: string;
  position: string | null;
  heightInches: number | null;
  weightPounds: number | null;
  overallRank: number | null;
  positionRank: number | null;
  /** Where he played before: a college, or a club elsewhere of which only the words are known. */
  college: TeamFact | null;
  sourceTeam: {
    sourceId: string | null;
    location: string | null;
    name: string | null;
    leagueAffiliation: string | null;
  } | null;
  athleteIds: SourceIds;
}
