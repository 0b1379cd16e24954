/** When and where conferences hold their tournaments, and who is invited. */
import { dayOf } from "./calendar-day.ts";
import type { SeasonDesk } from "./season-desk.ts";

export interface TournamentForm {
  /** Schools invited, the best of the standings. */
  field: number;
  /** At the better seed's home, with days between the rounds; otherwise in one arena, day after day. */
  atCampus: boolean;
  /** Numbers of the days of the rounds. */
  days: number[];
}

/** Days of the finals, counted from Selection Sunday, for conferences in the order of their prestige; the last of a row holds for all after it. */
const FINALS = {
  tiny: [0, -1],
  demo: [0, -1, 0, -1, -4, -5],
  full: [0, 0, -1, 0, -1, 0, -1, 0, -1, -1, -7, -1, -6, -5, -1, -1, -7, -6, -5, -1, -5],
} as const;
/** Finals of conferences that play at campuses. */
const CAMPUS_FINALS = [-4, -5, -7, -4, -1];
/** Conferences at the end of the order that play at campuses, and the schools they invite: a third of the real ones do so. */
const CAMPUS_CONFERENCES = { tiny: 0, demo: 0, full: 9 } as const;
const CAMPUS_FIELD = 8;
const DAYS_BETWEEN_CAMPUS_ROUNDS = 3;
const DAYS_OF_WEEK = 7;

/** The tournament of a conference. */
export function tournamentForm(desk: SeasonDesk, conferenceId: number): TournamentForm {
  const { conferences, scale } = desk.league;
  const rank = conferences
    .toSorted((one, other) => other.prestige - one.prestige || one.id - other.id)
    .findIndex(({ id }) => id === conferenceId);
  const schools = desk.teams.filter((team) => team.conferenceId === conferenceId).length;
  const campusPlace = rank - (conferences.length - CAMPUS_CONFERENCES[scale]);
  const atCampus = campusPlace >= 0;
  const field = atCampus ? Math.min(CAMPUS_FIELD, schools) : schools;
  const finals: readonly number[] = atCampus ? CAMPUS_FINALS : FINALS[scale];
  const place = atCampus ? campusPlace % finals.length : Math.min(rank, finals.length - 1);
  const final = dayOf(desk.dates.selectionSunday) + (finals[place] ?? 0);
  const rounds = roundsOf(field);
  const apart = atCampus ? DAYS_BETWEEN_CAMPUS_ROUNDS : 1;
  return { field, atCampus, days: Array.from({ length: rounds }, (_, round) => final - (rounds - 1 - round) * apart) };
}

/** Rounds that a field needs: up to eight schools play a bracket of eight, beyond them come one and two rounds before it (`seededBracket`). */
function roundsOf(field: number): number {
  if (field <= 2) return 1;
  if (field <= 4) return 2;
  if (field <= 8) return 3;
  return field <= 12 ? 4 : 5;
}

/** The last day of a conference's own season: the Sunday before Selection Sunday, or two days before its tournament where that is earlier. */
export function lastRegularDay(desk: SeasonDesk, conferenceId: number): number {
  const lastSunday = dayOf(desk.dates.selectionSunday) - DAYS_OF_WEEK;
  return Math.min(lastSunday, (tournamentForm(desk, conferenceId).days[0] as number) - 2);
}
