/** Declarations of the team, conference and venue endpoints. */
import { declareEndpoint } from "./endpoint.ts";
import { conferenceParameter, requiredSeasonParameter, seasonParameter, teamParameter } from "./parameters.ts";
import type {
  ConferenceHistory,
  ConferenceInfo,
  TeamDirectory,
  TeamInfo,
  TeamRoster,
  VenueInfo,
} from "./team-records.ts";

const whole = { gameLimit: null, tier: 0 } as const;

export const teams = declareEndpoint<TeamInfo>()({
  ...whole,
  id: "getTeams",
  path: "/teams",
  group: "teams",
  summary: "Teams",
  description:
    "Without a season: every team known, with its current conference or null. With a season: the teams that were in a conference that season.",
  parameters: { conference: conferenceParameter, season: seasonParameter },
  record: "TeamInfo",
  result: "list",
  order: "school, then id",
});

export const teamRosters = declareEndpoint<TeamRoster>()({
  ...whole,
  id: "getTeamRoster",
  path: "/teams/roster",
  group: "teams",
  summary: "Rosters of a season",
  description:
    "One record for every team, also with no players. A player is listed from his first to his last season with the team.",
  parameters: { season: requiredSeasonParameter, team: teamParameter },
  record: "TeamRoster",
  result: "list",
  order: "team, then id; players by name, then id",
});

export const teamDirectory = declareEndpoint<TeamDirectory>()({
  ...whole,
  id: "getTeamDirectory",
  path: "/teams/directory",
  group: "teams",
  summary: "Directory of a season: teams and conferences",
  description: "A season without teams answers empty lists.",
  parameters: { season: requiredSeasonParameter },
  record: "TeamDirectory",
  result: "object",
  order: "teams by school, then id; conferences by name, then id",
});

export const conferences = declareEndpoint<ConferenceInfo>()({
  ...whole,
  id: "getConferences",
  path: "/conferences",
  group: "conferences",
  summary: "Conferences",
  description: "Every conference known.",
  parameters: {},
  record: "ConferenceInfo",
  result: "list",
  order: "id",
});

export const conferenceHistory = declareEndpoint<ConferenceHistory>()({
  ...whole,
  id: "getConferenceHistory",
  path: "/conferences/history",
  group: "conferences",
  summary: "Members of conferences over the seasons",
  description: "`endSeason` null means the team still belongs.",
  parameters: { conference: conferenceParameter },
  record: "ConferenceHistory",
  result: "list",
  order: "id; teams by start season, end season (open ends last), school, id",
});

export const venues = declareEndpoint<VenueInfo>()({
  ...whole,
  id: "getVenues",
  path: "/venues",
  group: "venues",
  summary: "Venues",
  description: "Every venue known.",
  parameters: {},
  record: "VenueInfo",
  result: "list",
  order: "id",
});
