/** What a source's id can mean: the kinds of rows that have an id of ours for ids of theirs (table `source_identity`). */
export type EntityKind =
  | "team"
  | "athlete"
  | "venue"
  | "conference"
  | "game"
  | "recruit"
  | "recruitingSchool"
  | "transfer"
  | "draftTeam";
