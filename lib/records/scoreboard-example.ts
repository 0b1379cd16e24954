/** An example of the scoreboard's record, of schools that do not exist. */
import type { ScoreboardGame } from "./scoreboard-records.ts";

export const scoreboardGame: ScoreboardGame = {
  id: 4711,
  startDate: "2026-01-23T00:00:00.000Z",
  startTimeTbd: false,
  tv: "Lakes Sports Network",
  neutralSite: false,
  conferenceGame: true,
  status: "in_progress",
  period: 2,
  clock: "7:41",
  venue: "Heron Fieldhouse",
  city: "Marlow",
  state: "OH",
  homeTeam: {
    id: 12,
    name: "Marlow State Herons",
    location: "Marlow State",
    conference: "Lakes Conference",
    conferenceAbbreviation: "LKC",
    points: 58,
    lineScores: [36, 22],
  },
  awayTeam: {
    id: 31,
    name: "Port Ashby Pilots",
    location: "Port Ashby",
    conference: "Lakes Conference",
    conferenceAbbreviation: "LKC",
    points: 51,
    lineScores: [29, 22],
  },
  betting: { spread: -6.5, overUnder: 148.5, homeMoneyline: -265, awayMoneyline: 215 },
};
