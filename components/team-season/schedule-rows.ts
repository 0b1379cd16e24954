/** A team's schedule as its page shows it: each game with its margin and the record after it. */
import { scheduleDay } from "#lib/format/calendar.ts";
import type { ProfileGame } from "#lib/records/overview-records.ts";

export interface ScheduleRow {
  game: ProfileGame;
  /** Day of the schedule (US Eastern), YYYY-MM-DD. */
  day: string;
  /** Own points less the opponent's; null unless the game is over with both known. */
  margin: number | null;
  /** Wins and losses after the game; null of games that are not in the record. */
  record: { wins: number; losses: number } | null;
  /** The next game there is to play, or the one being played. */
  next: boolean;
}

export const LOCATION_FILTERS = ["all", "home", "away", "neutral"] as const;
export type LocationFilter = (typeof LOCATION_FILTERS)[number];

export interface ScheduleFilter {
  location: LocationFilter;
  /** Only games within the conference. */
  conference: boolean;
}

/** True of games in the team's record, now or once they are played. */
function counts(game: ProfileGame): boolean {
  return game.eligibility === "counted";
}

function isToPlay(game: ProfileGame, today: string): boolean {
  if (game.status === "in_progress") return true;
  // A game of the past that no feed has ended is not the next one.
  return game.status === "scheduled" && scheduleDay(game.startDate) >= today;
}

/** Rows in the order of the games. `today` is the day of the schedule that it is. */
export function scheduleRows(games: readonly ProfileGame[], today: string): ScheduleRow[] {
  const record = { wins: 0, losses: 0 };
  const next = games.find((game) => isToPlay(game, today));
  return games.map((game) => {
    const decided = counts(game) && game.result !== null;
    if (decided && game.result === "W") record.wins += 1;
    if (decided && game.result === "L") record.losses += 1;
    return {
      game,
      day: scheduleDay(game.startDate),
      margin: game.teamPoints === null || game.opponentPoints === null ? null : game.teamPoints - game.opponentPoints,
      record: decided ? { ...record } : null,
      next: game === next,
    };
  });
}

export function filterSchedule(rows: readonly ScheduleRow[], filter: ScheduleFilter): ScheduleRow[] {
  return rows.filter(
    ({ game }) =>
      (filter.location === "all" || game.location === filter.location) &&
      (!filter.conference || game.conferenceGame === true),
  );
}

/** Wins and losses among some rows that are in the record. */
export function recordOf(rows: readonly ScheduleRow[]): { wins: number; losses: number } {
  const decided = rows.filter((row) => row.record !== null);
  const wins = decided.filter(({ game }) => game.result === "W").length;
  return { wins, losses: decided.length - wins };
}

/** Before the opponent's name: nothing at home, `at` on the road, `vs.` on a neutral floor. */
export const LOCATION_WORDS = { home: "", away: "at", neutral: "vs." } as const;
