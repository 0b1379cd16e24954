/** Fills a bracket with the schools that results bring forward. */
import type { DraftGame } from "#lib/feed/simulation/calendar/draft-game.ts";
import { finishGame, type GameFrame } from "#lib/feed/simulation/calendar/finish-game.ts";
import { behindEast } from "#lib/feed/simulation/calendar/local-time.ts";
import { gameIdOf } from "#lib/feed/simulation/calendar/season-numbers.ts";
import type { ResultOf, SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import type { Entrant, PlannedGame } from "./planned-game.ts";

/** A round is played on one day in the east, however far west the home side lives: minutes after midnight. */
const LATEST_EASTERN = 23.5 * 60;

/** Until when the world is known: a moment, UTC with milliseconds; null for the end of the season. */
export type Moment = string | null;

export interface Bracket {
  /** Games that feed others stand before them. */
  plan: readonly PlannedGame[];
  /** Games known already whose winners or losers go on, as the first rounds of early events. */
  given: readonly SimulatedGame[];
  /** The moment of the draw; null: before the season. */
  drawnAt: string | null;
}

interface Side {
  schoolId: number;
  seed: number | null;
  /** The moment it is known that he comes. */
  knownFrom: string | null;
}

interface Outcome {
  winner: Side;
  loser: Side;
}

export interface PlayedBracket {
  /** Games whose two schools are known at the moment, in the order of the plan. */
  games: SimulatedGame[];
  /** The winner of a game and the moment he was known; null where the game is not over at the moment. */
  winnerOf(number: number): { schoolId: number; at: string } | null;
}

/**
 * Games of a bracket that are known at a moment. Only results of games that had begun by then are asked for, and only where somebody goes on.
 *
 * @throws RangeError where a game of the bracket is not played: it would stop there
 */
export function playBracket(bracket: Bracket, resultOf: ResultOf, at: Moment, frame: GameFrame): PlayedBracket {
  const games = new Map(bracket.given.map((game) => [game.id, game]));
  const outcomes = new Map<number, Outcome | null>();

  const outcomeOf = (number: number): Outcome | null => {
    const known = outcomes.get(number);
    if (known !== undefined) return known;
    const game = games.get(gameIdOf(frame.season, number));
    const outcome = game === undefined ? null : outcomeAt(game, resultOf, at);
    outcomes.set(number, outcome);
    return outcome;
  };
  const sideOf = (entrant: Entrant): Side | null => {
    if (entrant.kind === "school") return { ...entrant, knownFrom: bracket.drawnAt };
    return outcomeOf(entrant.of)?.[entrant.kind] ?? null;
  };

  const known: SimulatedGame[] = [];
  for (const planned of bracket.plan) {
    const upper = sideOf(planned.upper);
    const lower = sideOf(planned.lower);
    if (upper === null || lower === null) continue;
    const game = gameBetween(planned, upper, lower, frame);
    games.set(game.id, game);
    known.push(game);
  }
  return {
    games: known,
    winnerOf(number) {
      const winner = outcomeOf(number)?.winner;
      return winner === undefined ? null : { schoolId: winner.schoolId, at: winner.knownFrom as string };
    },
  };
}

/** Who won a game that has ended at the moment. */
function outcomeAt(game: SimulatedGame, resultOf: ResultOf, at: Moment): Outcome | null {
  if (at !== null && game.tip > at) return null;
  const result = resultOf(game);
  if (result === null) throw new RangeError(`Game ${game.id} of a bracket was not played: nobody goes on.`);
  if (at !== null && result.endedAt > at) return null;
  const home: Side = { schoolId: game.homeId, seed: game.homeSeed, knownFrom: result.endedAt };
  const away: Side = { schoolId: game.awayId, seed: game.awaySeed, knownFrom: result.endedAt };
  return result.homePoints > result.awayPoints ? { winner: home, loser: away } : { winner: away, loser: home };
}

function gameBetween(planned: PlannedGame, upper: Side, lower: Side, frame: GameFrame): SimulatedGame {
  const [home, away] = (lower.seed ?? 0) < (upper.seed ?? 0) ? [lower, upper] : [upper, lower];
  const venue = planned.venue ?? frame.school(home.schoolId).venue;
  const behind = behindEast(planned.day, venue.timeZone);
  const draft: DraftGame & { minutes: number } = {
    day: planned.day,
    minutes: Math.min(planned.minutes, LATEST_EASTERN - behind),
    homeId: home.schoolId,
    awayId: away.schoolId,
    venue,
    neutralSite: planned.venue !== null,
    conferenceGame: planned.conferenceGame,
    exhibition: false,
    tournament: planned.tournament,
    notes: planned.notes,
  };
  return finishGame(
    draft,
    {
      number: planned.number,
      seasonType: planned.seasonType,
      stage: planned.stage,
      homeSeed: home.seed,
      awaySeed: away.seed,
      knownFrom: latest(upper.knownFrom, lower.knownFrom),
    },
    frame,
  );
}

/** The later of two moments; null is before all others. */
export function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
