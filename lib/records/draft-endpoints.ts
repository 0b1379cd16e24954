/** Declarations of the endpoints of the professional draft. */
import type { DraftPick, DraftPosition, DraftTeam } from "./draft-records.ts";
import { declareEndpoint } from "./endpoint.ts";
import { positionParameter, yearParameter } from "./parameters.ts";

const draft = { group: "draft", result: "list", gameLimit: null, tier: 0 } as const;

export const draftTeams = declareEndpoint<DraftTeam>()({
  ...draft,
  id: "getDraftTeams",
  path: "/draft/teams",
  summary: "Professional teams",
  description: "Every team known to have a place in the draft.",
  parameters: {},
  record: "DraftTeam",
  order: "display name, then id",
});

export const draftPositions = declareEndpoint<DraftPosition>()({
  ...draft,
  id: "getDraftPositions",
  path: "/draft/positions",
  summary: "Positions of players drafted",
  description: "Every position a player was ever picked at.",
  parameters: {},
  record: "DraftPosition",
  order: "name, then abbreviation",
});

export const draftPicks = declareEndpoint<DraftPick>()({
  ...draft,
  id: "getDraftPicks",
  path: "/draft/picks",
  summary: "Picks of the draft",
  description:
    "`sourceTeamLocation` and `sourceTeamName` name the team a player comes from: a college, whose team id is `sourceTeamCollegeId`, or a club elsewhere.",
  parameters: {
    year: { ...yearParameter, description: "Year of the draft." },
    draftTeam: {
      kind: "text",
      description: "Nickname of the team that picks (the `name` of /draft/teams), in any case: `Herons`.",
      example: "Herons",
    },
    sourceTeam: {
      kind: "text",
      description:
        "Location of the team the player comes from (`sourceTeamLocation`), in any case; a college's is its school: `Saint Louis`.",
      example: "Saint Louis",
    },
    position: positionParameter,
  },
  record: "DraftPick",
  order: "year descending, overall",
});
