/** What the makers of a season's games share: teams, dates, who is free when, who meets whom anyway. */
import type { League } from "#lib/feed/simulation/league-model.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import { DayLoad } from "./day-load.ts";
import type { SeasonTeam } from "./draft-game.ts";
import { SCALE_PLANS, type ScalePlan } from "./scale-plan.ts";
import { type SeasonDates, seasonDates } from "./season-dates.ts";
import { TeamDays } from "./team-days.ts";

export interface SeasonDesk {
  league: League;
  season: number;
  /** In the order of their schools' ids. */
  teams: readonly SeasonTeam[];
  plan: ScalePlan;
  dates: SeasonDates;
  days: TeamDays;
  load: DayLoad;
  /** Keys (`pairKey`) of schools that are not to be paired any more: they meet already, or are at the same event. */
  met: Set<string>;
  /** Games a school has so far, its event's among them. */
  games: Map<number, number>;
  /** @throws RangeError for a school that has no team in the season */
  teamOf(schoolId: number): SeasonTeam;
  /** Chance of one part of the calendar of this season. */
  random(...part: (string | number)[]): Random;
}

export function openDesk(league: League, strengthOf: (schoolId: number) => number, season: number): SeasonDesk {
  const plan = SCALE_PLANS[league.scale];
  const dates = seasonDates(season);
  const teams = league.schools.map(
    (school): SeasonTeam => ({ school, conferenceId: school.conferenceId, strength: strengthOf(school.id) }),
  );
  const byId = new Map(teams.map((team) => [team.school.id, team]));
  return {
    league,
    season,
    teams: [...teams].sort((one, other) => one.school.id - other.school.id),
    plan,
    dates,
    days: new TeamDays(),
    load: new DayLoad(dates, plan.weekdays),
    met: new Set(),
    games: new Map(),
    teamOf(schoolId) {
      const team = byId.get(schoolId);
      if (team === undefined) throw new RangeError(`No team of season ${season} has school ${schoolId}.`);
      return team;
    },
    random: (...part) => randomOf(league.seed, "calendar", season, ...part),
  };
}

/** Counts games that a school has. */
export function countGames(desk: SeasonDesk, schoolId: number, games = 1): void {
  desk.games.set(schoolId, (desk.games.get(schoolId) ?? 0) + games);
}
