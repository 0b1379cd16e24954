/** Declaration of the endpoint of polls. */
import { POLLS } from "#lib/basketball/poll-facts.ts";
import { declareEndpoint } from "./endpoint.ts";
import { conferenceParameter, seasonParameter, seasonTypeParameter, teamParameter } from "./parameters.ts";
import type { PollTeamInfo } from "./poll-records.ts";

export const rankings = declareEndpoint<PollTeamInfo>()({
  id: "getRankings",
  path: "/rankings",
  group: "rankings",
  summary: "Weekly polls",
  description:
    "One record for every team of every week of every poll. A team that receives votes without being ranked has no `ranking`.",
  parameters: {
    season: seasonParameter,
    seasonType: seasonTypeParameter,
    week: {
      kind: "integer",
      minimum: 1,
      maximum: 32_767,
      description: "Week of the part of the season; the preseason poll is that of week 1.",
      example: 1,
    },
    pollType: { kind: "enum", values: POLLS, description: "Which poll.", example: "ap" },
    team: teamParameter,
    conference: conferenceParameter,
    asOf: {
      kind: "date",
      description:
        "Of each poll and season only the latest week that was published before this day began, US Eastern time. Weeks without a date are left out.",
      example: "2026-01-24",
    },
  },
  record: "PollTeamInfo",
  result: "list",
  order:
    "season descending, week, poll name, ranking (teams without one last), part of the season, points descending, team, id",
  gameLimit: null,
  tier: 0,
});
