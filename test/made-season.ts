/** A season whose teams' true strengths are known: the yardstick of the ratings. Simple on purpose, and nothing of the simulation's. */
import { randomOf } from "#lib/feed/simulation/random.ts";
import type { EfficiencyGame } from "#lib/statistics/efficiency-game.ts";

export interface MadeSeason {
  games: EfficiencyGame[];
  conferences: Map<number, number>;
  /** Points per 100 possessions better than the mean team. */
  trueNet: Map<number, number>;
}

const CONFERENCES = 31;
const TEAMS_OF_CONFERENCE = 12;
const ROUNDS_OUTSIDE = 12;
const ROUNDS_INSIDE = 19;
const FIRST_DAY = Date.UTC(2025, 10, 3);
const DAYS_BETWEEN_ROUNDS = 4;
/**
 * Standard deviations in points per 100 possessions, rounded from the published games of season 2026: of conferences, of teams within one, and of what a game adds by
 * chance for one side. The shared part moves offense and defense (of a game: both sides' points) together.
 */
const CONFERENCE = { shared: 5, own: 3.5 };
const TEAM = { shared: 3, own: 3.5 };
const CHANCE = { shared: 6, own: 10.5 };
const EFFICIENCY = 108;
const HOME_ADVANTAGE = 4;
const PACE = { mean: 68, deviation: 2.5, chance: 3 };

interface Strength {
  /** Points per 100 possessions above the mean team's; of the defense, allowed. */
  offense: number;
  defense: number;
  /** Possessions a game above the mean team's. */
  pace: number;
}

const MEAN: Strength = { offense: 0, defense: 0, pace: 0 };

/** 372 teams in 31 conferences, 31 games each, the first twelve outside their conference: strong ones at home to weak ones more often than not. */
export function makeSeason(seed: string): MadeSeason {
  const random = randomOf(seed, "made season");
  const teams = Array.from({ length: CONFERENCES * TEAMS_OF_CONFERENCE }, (_none, place) => place + 1);
  const conferences = new Map(teams.map((team) => [team, 1 + (team % CONFERENCES)]));
  const drawStrength = (mean: Strength, { shared, own }: typeof TEAM): Strength => {
    const better = random.normal(0, shared);
    return {
      offense: mean.offense + better + random.normal(0, own),
      defense: mean.defense - better + random.normal(0, own),
      pace: random.normal(0, PACE.deviation),
    };
  };
  const ofConference = new Map([...new Set(conferences.values())].map((id) => [id, drawStrength(MEAN, CONFERENCE)]));
  const strengths = new Map(
    teams.map((team) => [team, drawStrength(ofConference.get(conferences.get(team) ?? 0) ?? MEAN, TEAM)]),
  );
  const strengthOf = (team: number) => strengths.get(team) ?? MEAN;
  const netOf = (team: number) => strengthOf(team).offense - strengthOf(team).defense;

  const games: EfficiencyGame[] = [];
  const play = (round: number, one: number, other: number) => {
    const neutralSite = random.chance(0.1);
    const hostsStronger = round < ROUNDS_OUTSIDE && random.chance(0.7);
    const [home, away] = hostsStronger && netOf(other) > netOf(one) ? [other, one] : [one, other];
    const [host, guest] = [strengthOf(home), strengthOf(away)];
    const possessions = Math.round(random.normal(PACE.mean + host.pace + guest.pace, PACE.chance));
    const venue = neutralSite ? 0 : HOME_ADVANTAGE / 2;
    const whistle = random.normal(0, CHANCE.shared);
    const points = (efficiency: number) =>
      Math.round(((efficiency + whistle + random.normal(0, CHANCE.own)) * possessions) / 100);
    games.push({
      id: games.length + 1,
      date: new Date(FIRST_DAY + round * DAYS_BETWEEN_ROUNDS * 86_400_000).toISOString().slice(0, 10),
      home,
      away,
      homePoints: points(EFFICIENCY + host.offense + guest.defense + venue),
      awayPoints: points(EFFICIENCY + guest.offense + host.defense - venue),
      neutralSite,
      homePossessions: possessions,
      awayPossessions: possessions,
      minutes: 40,
    });
  };
  const playPairs = (round: number, order: readonly number[]) => {
    for (let place = 0; place + 1 < order.length; place += 2) play(round, order[place] ?? 0, order[place + 1] ?? 0);
  };
  for (let round = 0; round < ROUNDS_OUTSIDE; round++) playPairs(round, random.shuffled(teams));
  for (let round = ROUNDS_OUTSIDE; round < ROUNDS_OUTSIDE + ROUNDS_INSIDE; round++) {
    for (const members of Map.groupBy(teams, (team) => conferences.get(team)).values()) {
      playPairs(round, random.shuffled(members));
    }
  }
  const mean = teams.reduce((sum, team) => sum + netOf(team), 0) / teams.length;
  return { games, conferences, trueNet: new Map(teams.map((team) => [team, netOf(team) - mean])) };
}
