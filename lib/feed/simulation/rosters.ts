/** Every team of every season of the league, and what happens between two seasons. Nothing hangs on the results of games. */
import type { League, LeagueKey, SimulatedPlayer, SimulatedSchool, SimulatedTeam } from "./league-model.ts";
import { offseasonOf } from "./offseason.ts";
import type { Offseason } from "./offseason-model.ts";
import { bodyOf } from "./roster/body.ts";
import type { Career } from "./roster/career.ts";
import { coachOf } from "./roster/coaches.ts";
import { type LeagueHistory, leagueHistory } from "./roster/league-history.ts";
import { talentsOf } from "./roster/talents.ts";
import { playerValue, teamStrength } from "./strength.ts";

export interface Rosters {
  /** The team of a school in a season. Throws a RangeError for a season or school that the league has not. */
  team(season: number, schoolId: number): SimulatedTeam;
  /** All teams of a season by school id. Throws a RangeError for what is no season of the league. */
  teams(season: number): ReadonlyMap<number, SimulatedTeam>;
  /** What happened between the season before and this one. Throws a RangeError for what is no season of the league. */
  offseason(season: number): Offseason;
}

/** The rosters of a league. Seasons from FIRST_SEASON of roster/seasons.ts; what was made is remembered. */
export function createRosters(league: League): Rosters {
  const history = leagueHistory(league);
  const seasons = new Map<number, ReadonlyMap<number, SimulatedTeam>>();
  const offseasons = new Map<number, Offseason>();
  const teams = (season: number) =>
    remembered(
      seasons,
      season,
      () => new Map(league.schools.map((school) => [school.id, teamOf(league, history, season, school)])),
    );
  return {
    teams,
    offseason: (season) => remembered(offseasons, season, () => offseasonOf(league, history.turn(season))),
    team(season, schoolId) {
      const team = teams(season).get(schoolId);
      if (team === undefined) throw new RangeError(`The simulated league has no school ${schoolId}.`);
      return team;
    },
  };
}

function teamOf(league: League, history: LeagueHistory, season: number, school: SimulatedSchool): SimulatedTeam {
  const careers = history.careers(season)[school.id - 1] ?? [];
  const coach = coachOf(league, season, school.id);
  const players = careers
    .map((career) => playerOf(league, season, career))
    .map((player) => ({ player, value: playerValue(player.talents) }))
    .sort((one, other) => other.value - one.value || one.player.id - other.player.id)
    .map(({ player }) => player);
  return { school, conferenceId: school.conferenceId, coach, players, strength: teamStrength(players, coach) };
}

function playerOf(key: LeagueKey, season: number, career: Career): SimulatedPlayer {
  const { player, jersey, classYear } = career;
  const { id, firstName, lastName, position, hometown } = player;
  const { heightInches, weightPounds, dateOfBirth } = bodyOf(key.seed, player, classYear);
  const size = { heightInches, weightPounds };
  const talents = talentsOf(key, season, career);
  return { id, firstName, lastName, position, jersey, ...size, hometown, dateOfBirth, classYear, talents };
}

function remembered<V>(memory: Map<number, V>, season: number, make: () => V): V {
  const known = memory.get(season);
  if (known !== undefined) return known;
  const made = make();
  memory.set(season, made);
  return made;
}
