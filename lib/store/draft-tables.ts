/** Tables of the professional draft: facts. Of a pick that several sources tell of, the better source's statement holds whole. */

export interface DraftTeamTable {
  id: number;
  /** How good the source of the row is (ingest/authority.ts). */
  authority: number;
  location: string;
  /** Nickname. */
  name: string;
  displayName: string;
  abbreviation: string;
}

export interface DraftPickTable {
  year: number;
  /** 1 is the first pick of the draft. */
  overall: number;
  authority: number;
  round: number;
  /** Place within the round. */
  pick: number;
  draftTeamId: number;
  name: string;
  position: string | null;
  heightInches: number | null;
  weightPounds: number | null;
  overallRank: number | null;
  positionRank: number | null;
  /** The team he played for before, where that is a college. */
  collegeTeamId: number | null;
  /** What the source says of the team he played for before: its own id there, and words. */
  sourceTeamId: number | null;
  sourceTeamLocation: string | null;
  sourceTeamName: string | null;
  sourceTeamLeague: string | null;
  /** JSON of SourceIds. */
  athleteIds: string;
}
