/** Writes the lines of the play-by-play. */
import { clockText } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { RawEvent, RawParticipant } from "#lib/feed/simulation/game-model.ts";
import type { GameState } from "./game-state.ts";
import type { Performer } from "./performer.ts";

/** Ids in PLAY_TYPES of the events a game has. Threes are jump shots worth 3 points, as today's feeds have them. */
export const EVENT = {
  endGame: 402,
  endPeriod: 412,
  charge: 420,
  tip: 437,
  deadBallRebound: 449,
  foul: 519,
  technicalFoul: 521,
  freeThrow: 540,
  jumper: 558,
  layup: 572,
  dunk: 574,
  longTimeout: 578,
  shortTimeout: 579,
  televisionTimeout: 580,
  substitution: 584,
  offensiveRebound: 586,
  defensiveRebound: 587,
  turnover: 598,
  foulTurnover: 601,
  steal: 607,
  jumpBall: 615,
  block: 618,
} as const;

/** What an event says besides the moment and the score, which the game knows. */
export type EventWords = Pick<RawEvent, "typeId" | "text" | "side"> &
  Partial<
    Pick<
      RawEvent,
      | "participants"
      | "scoringPlay"
      | "shootingPlay"
      | "scoreValue"
      | "location"
      | "inPaint"
      | "fastBreak"
      | "offTurnover"
      | "foul"
      | "bench"
    >
  >;

/** Appends an event at the game's moment with its score. Scores must have been counted before. */
export function record(game: GameState, words: EventWords): void {
  game.events.push({
    sequence: game.events.length + 1,
    typeId: words.typeId,
    text: words.text,
    period: game.period,
    clock: clockText(game.clock),
    secondsRemaining: game.clock,
    wallclock: wallclockOf(game),
    side: words.side,
    participants: words.participants ?? [],
    homeScore: game.teams.home.counts.points,
    awayScore: game.teams.away.counts.points,
    scoringPlay: words.scoringPlay ?? false,
    shootingPlay: words.shootingPlay ?? false,
    scoreValue: words.scoreValue ?? null,
    location: words.location ?? null,
    inPaint: words.inPaint ?? null,
    fastBreak: words.fastBreak ?? null,
    offTurnover: words.offTurnover ?? null,
    foul: words.foul ?? null,
    bench: words.bench ?? false,
  });
}

/** Many events share a moment, and writing one is dear. */
function wallclockOf(game: GameState): string {
  if (game.told.at !== game.wallclock) game.told = { at: game.wallclock, text: new Date(game.wallclock).toISOString() };
  return game.told.text;
}

export function participant(performer: Performer, role: RawParticipant["role"]): RawParticipant {
  return { athleteId: performer.player.id, role };
}

/** A line about the side as a whole: timeouts, rebounds nobody held. */
export function recordTeam(game: GameState, typeId: number, side: Side | null, text: string): void {
  record(game, { typeId, side, text });
}
