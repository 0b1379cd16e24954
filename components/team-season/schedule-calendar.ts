/** The games a team has still to play, and those it has played, as a calendar. */
import { scheduleDay } from "#lib/format/calendar.ts";
import { type CalendarEvent, formatCalendar } from "#lib/format/ics.ts";
import { gamePath } from "#lib/format/paths.ts";
import type { ProfileGame, TeamSeasonOverview } from "#lib/records/overview-records.ts";

/** From the tip to the end of an ordinary game. */
const GAME_MINUTES = 135;

function summary(school: string, game: ProfileGame): string {
  const { opponent, location } = game;
  const matchup = {
    home: `${opponent} at ${school}`,
    away: `${school} at ${opponent}`,
    neutral: `${school} vs. ${opponent}`,
  }[location];
  if (game.status === "postponed") return `Postponed: ${matchup}`;
  if (game.teamPoints === null || game.opponentPoints === null) return matchup;
  return `${matchup} (${game.result === null ? "" : `${game.result} `}${game.teamPoints}–${game.opponentPoints})`;
}

function event(school: string, game: ProfileGame, origin: string): CalendarEvent {
  // Without a time the day is all there is to enter, and of a postponed game not even a time that may be on record holds.
  const wholeDay = game.startTimeTbd || game.status === "postponed";
  return {
    uid: `game-${game.id}@courtside`,
    start: wholeDay ? scheduleDay(game.startDate) : game.startDate,
    minutes: GAME_MINUTES,
    summary: summary(school, game),
    location: game.venue,
    description: game.eligibility === "exhibition" ? "Exhibition" : null,
    url: `${origin}${gamePath(game.id)}`,
    cancelled: game.status === "cancelled",
  };
}

/** `origin`: scheme and host of this site, for the games' addresses. */
export function scheduleCalendar(overview: TeamSeasonOverview, origin: string): string {
  const { school } = overview.team;
  return formatCalendar(
    `${school} ${overview.seasonLabel}`,
    overview.schedule.games.map((game) => event(school, game, origin)),
    overview.generatedAt,
  );
}
