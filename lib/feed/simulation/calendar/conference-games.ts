/** A season's conference games. */
import { conferenceRounds } from "./conference-rounds.ts";
import { dateRounds, roundWindows } from "./conference-schedule.ts";
import type { DraftGame } from "./draft-game.ts";
import { homeGame } from "./home-game.ts";
import { conferenceGamesEach } from "./scale-plan.ts";
import { countGames, type SeasonDesk } from "./season-desk.ts";
import { lastRegularDay } from "./tournament-days.ts";

/** Games of all conferences, each at its home side's. */
export function conferenceGames(desk: SeasonDesk): DraftGame[] {
  return desk.league.conferences.flatMap((conference) => {
    const schoolIds = desk.teams.filter((team) => team.conferenceId === conference.id).map((team) => team.school.id);
    if (schoolIds.length < 2) return [];
    const random = desk.random("conference", conference.id);
    const gamesEach = conferenceGamesEach(desk.league.scale, schoolIds.length, conference.prestige);
    for (const schoolId of schoolIds) countGames(desk, schoolId, gamesEach);
    const rounds = conferenceRounds(schoolIds, gamesEach, random);
    const windows = roundWindows(desk.dates, lastRegularDay(desk, conference.id));
    return dateRounds(rounds, windows, desk.days, desk.load, random).map(({ day, homeId, awayId }) => ({
      ...homeGame(desk, day, homeId, awayId),
      conferenceGame: true,
    }));
  });
}
