/** The simulated league as a whole: its schools, teams and games, and what comes of them. Everything is made when it is asked for. */
import type { Fact } from "#lib/basketball/facts.ts";
import type { ExpectedGame } from "./game/expectation.ts";
import type { PlayedGame } from "./game-model.ts";
import type { LeagueKey, SimulatedTeam } from "./league-model.ts";
import type { ResultOf, SimulatedGame } from "./schedule-model.ts";

/** What a league says once, apart from its games: from a moment on, and then for good. */
export interface Notice {
  /** `season/2026`, `poll/2026/ap/5`: unique in the league. */
  key: string;
  /** UTC with milliseconds. */
  knownFrom: string;

  facts(): Fact[];
}

export interface World {
  readonly key: LeagueKey;
  /** The season that is the current one at a moment. */
  currentSeason(at: string): number;
  /** The moment from which a season is the current one, and anything is said of it; UTC with milliseconds. */
  opensAt(season: number): string;
  /** Games of a season that are known at a moment, by tip and then id. */
  games(season: number, at: string): readonly SimulatedGame[];
  /** What is said of a season besides its games, by the moment it is known from. */
  notices(season: number): readonly Notice[];
  /** What is said of the league whatever the season: conferences, venues, schools, bookmakers. */
  leagueFacts(): Fact[];
  team(season: number, schoolId: number): SimulatedTeam;
  expectation(game: SimulatedGame): ExpectedGame;
  /** Plays a game, any game, alone. The last few are remembered. */
  play(game: SimulatedGame): PlayedGame;
  /** The same for a game that nobody will ask for again soon. */
  replay(game: SimulatedGame): PlayedGame;
  resultOf: ResultOf;
}
