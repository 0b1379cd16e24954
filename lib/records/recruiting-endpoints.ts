/** Declarations of the recruiting endpoints. */
import { declareEndpoint } from "./endpoint.ts";
import { conferenceParameter, positionParameter, teamParameter, yearParameter } from "./parameters.ts";
import type { Recruit, TeamRecruitingRanking, Transfer } from "./recruiting-records.ts";

const recruiting = { group: "recruiting", result: "list", gameLimit: null, tier: 0 } as const;

const nextSeasonConferenceParameter = {
  ...conferenceParameter,
  description:
    "Conference abbreviation in any case: `A-10`. The membership in the season after the year decides: a class of 2025 first plays in season 2026.",
} as const;

export const recruits = declareEndpoint<Recruit>()({
  ...recruiting,
  id: "getRecruits",
  path: "/recruiting/players",
  summary: "Recruits",
  description:
    "`year` is the year a recruit leaves school; he first plays in the season after it, 2026 for the class of 2025, and `committedTo.conference` is the team's in that season. `rating` is from 0 to 1.",
  parameters: {
    year: { ...yearParameter, description: "The year recruits leave school." },
    team: { ...teamParameter, description: "Name of the team committed to, in any case: `Saint Louis`." },
    conference: nextSeasonConferenceParameter,
    position: positionParameter,
  },
  record: "Recruit",
  order: "year descending, ranking (those without one last), id",
});

export const recruitingRankings = declareEndpoint<TeamRecruitingRanking>()({
  ...recruiting,
  id: "getTeamRecruitingRankings",
  path: "/recruiting/teams",
  summary: "Rankings of teams' classes of recruits",
  description:
    "`conference` is the team's in the season after the year, in which the class first plays. `rating` is from 0 to 100.",
  parameters: {
    year: { ...yearParameter, description: "The year the class leaves school." },
    team: teamParameter,
    conference: nextSeasonConferenceParameter,
  },
  record: "TeamRecruitingRanking",
  order: "year descending, ranking, team id",
});

export const transfers = declareEndpoint<Transfer>()({
  ...recruiting,
  id: "getPortalTransfers",
  path: "/recruiting/portal",
  summary: "Transfers",
  description:
    "`year` is that of the spring a player enters the portal in. `origin.conference` is his old team's in the season that ends then, `destination.conference` his new team's in the season after. " +
    "`destination` is null while he has not chosen, or no source says. `rating` is from 0 to 1.",
  parameters: {
    year: { ...yearParameter, description: "The year of the spring players enter the portal in." },
    sourceTeam: { ...teamParameter, description: "Name of the team that is left, in any case: `Saint Louis`." },
    destinationTeam: { ...teamParameter, description: "Name of the new team, in any case: `Saint Louis`." },
    sourceConference: {
      ...conferenceParameter,
      description:
        "Abbreviation of the conference that is left, in any case: `A-10`. The membership in the season that ends in the year decides.",
    },
    destinationConference: {
      ...conferenceParameter,
      description:
        "Abbreviation of the new team's conference, in any case: `A-10`. The membership in the season after the year decides.",
    },
    position: positionParameter,
  },
  record: "Transfer",
  order: "year descending, last name, first name, id",
});
