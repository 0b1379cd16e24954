/** Examples of the records of lines and polls, with schools and providers that do not exist. */
import type { GameLines, LineProviderInfo } from "./line-records.ts";
import type { PollTeamInfo } from "./poll-records.ts";

export const lineAndPollExamples = {
  PollTeamInfo: {
    season: 2026,
    seasonType: "regular",
    week: 12,
    pollDate: "2026-01-19T17:00:00.000Z",
    pollType: "AP Top 25",
    teamId: 12,
    team: "Marlow State",
    conference: "LKC",
    ranking: 4,
    points: 1312,
    firstPlaceVotes: 3,
  } satisfies PollTeamInfo,
  GameLines: {
    gameId: 4711,
    season: 2026,
    seasonType: "regular",
    startDate: "2026-01-23T00:00:00.000Z",
    homeTeamId: 12,
    homeTeam: "Marlow State",
    homeConference: "LKC",
    homeScore: 78,
    awayTeamId: 31,
    awayTeam: "Port Ashby",
    awayConference: "LKC",
    awayScore: 65,
    lines: [
      {
        provider: "Quayside Book",
        spread: -7.5,
        overUnder: 141.5,
        homeMoneyline: -320,
        awayMoneyline: 255,
        spreadOpen: -6.5,
        overUnderOpen: 143,
      },
    ],
  } satisfies GameLines,
  LineProviderInfo: { id: 2, name: "Quayside Book" } satisfies LineProviderInfo,
} as const;
