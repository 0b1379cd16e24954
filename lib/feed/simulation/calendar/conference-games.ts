/** A season's conference games. */
import { dayOf } from "./calendar-day.ts";
import { conferenceRounds } from "./conference-rounds.ts";
import { dateRounds, roundWindows } from "./conference-schedule.ts";
import type { DraftGame } from "./draft-game.ts";
import { conferenceGamesEach } from "./scale-plan.ts";
import { countGames, type SeasonDesk } from "./season-desk.ts";
import { firstTournamentDay } from "./tournament-days.ts";

const DAYS_OF_WEEK = 7;

/** Games of all conferences, each at its home side's. */
export function conferenceGames(desk: SeasonDesk): DraftGame[] {
  return desk.league.conferences.flatMap((conference, place) => {
    const schoolIds = desk.teams.filter((team) => team.conferenceId === conference.id).map((team) => team.school.id);
    if (schoolIds.length < 2) return [];
    const random = desk.random("conference", conference.id);
    const gamesEach = conferenceGamesEach(desk.league.scale, schoolIds.length, conference.prestige);
    for (const schoolId of schoolIds) countGames(desk, schoolId, gamesEach);
    const rounds = conferenceRounds(schoolIds, gamesEach, random);
    const windows = roundWindows(desk.dates, lastRegularDay(desk, place));
    return dateRounds(rounds, windows, desk.days, desk.load, random).map(({ day, homeId, awayId }) => ({
      day,
      minutes: null,
      homeId,
      awayId,
      venue: desk.teamOf(homeId).school.venue,
      neutralSite: false,
      conferenceGame: true,
      exhibition: false,
      tournament: null,
      notes: null,
    }));
  });
}

/** The last day of a conference's own season: the Sunday before Selection Sunday, or one or two days before its tournament where that is earlier. */
function lastRegularDay(desk: SeasonDesk, conferencePlace: number): number {
  const lastSunday = dayOf(desk.dates.selectionSunday) - DAYS_OF_WEEK;
  return Math.min(lastSunday, firstTournamentDay(desk, conferencePlace) - 2);
}
