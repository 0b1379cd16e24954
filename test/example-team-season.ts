/** Parts of a team's season to try pages with: what a test is about, and nothing special in the rest. */
import type { ProfilePlayer } from "#lib/records/overview-player-records.ts";
import type { ProfileGame } from "#lib/records/overview-records.ts";

/** A finished home game without points. */
export function profileGame(fields: Partial<ProfileGame>): ProfileGame {
  const startDate = fields.startDate ?? "2026-01-24T00:00:00.000Z";
  return {
    id: 1,
    opponentId: 31,
    opponent: "Port Ashby",
    opponentHasProfile: true,
    startDate,
    calendarDate: startDate.slice(0, 10),
    startTimeTbd: false,
    location: "home",
    status: "final",
    seasonType: "regular",
    gameType: null,
    eligibility: "counted",
    conferenceGame: false,
    teamPoints: null,
    opponentPoints: null,
    result: null,
    venue: null,
    ...fields,
  };
}

/** A player of the roster who has not played. */
export function profilePlayer(fields: Partial<ProfilePlayer>): ProfilePlayer {
  return {
    athleteId: 1,
    name: "Jonah Reyes",
    position: "G",
    onRoster: true,
    hasStats: false,
    games: null,
    minutes: null,
    points: null,
    rebounds: null,
    assists: null,
    minutesPerGame: null,
    pointsPerGame: null,
    usagePct: null,
    trueShootingPct: null,
    effectiveFieldGoalPct: null,
    usageGames: 0,
    complete: true,
    ...fields,
  };
}
