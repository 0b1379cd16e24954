/** The plays of a game: in playing order, with what holds for all of them together. */
import { clockText, periodSeconds } from "#lib/basketball/clock.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { mapPlay, type PlayContext } from "./map-play.ts";
import type { RawPlay } from "./raw-summary.ts";
import type { WarningList } from "./warnings.ts";

/**
 * Maps the plays. Their order is the feed's own within a second; plays out of the order of the clock are put in place. (ESPN's
 * `sequenceNumber` is no better: it puts the end of a period before the last shot in it.) Warnings: scores that fall, a clock that rises, one play
 * twice, a clock beyond the length of a period.
 */
export function mapPlays(raw: readonly RawPlay[], context: PlayContext): PlayFact[] {
  const { format, warnings } = context;
  const plays: PlayFact[] = [];
  const seen = new Set<string>();
  for (const play of raw) {
    if (seen.has(play.id)) {
      warnings.add("duplicate_play", `play ${play.id} is there twice; the first is kept`);
      continue;
    }
    seen.add(play.id);
    const fact = mapPlay(play, plays.at(-1), context);
    if (fact.secondsRemaining > periodSeconds(format, fact.period)) {
      warnings.add("clock_beyond_period", `play ${play.id} is at ${fact.clock} in period ${fact.period}`);
    }
    warnAboutOrder(plays.at(-1), fact, warnings);
    plays.push(fact);
  }
  plays.sort((a, b) => a.period - b.period || b.secondsRemaining - a.secondsRemaining);
  warnAboutScores(plays, warnings);
  return plays.map((play, index) => ({ ...play, event: settleRebound(plays, index) }));
}

function warnAboutOrder(before: PlayFact | undefined, play: PlayFact, warnings: WarningList): void {
  if (before === undefined || play.period > before.period) return;
  if (play.period === before.period && play.secondsRemaining <= before.secondsRemaining) return;
  warnings.add(
    "clock_rises",
    `play ${play.sourceId} at ${moment(play)} comes after one at ${moment(before)}; put in order`,
  );
}

function warnAboutScores(plays: readonly PlayFact[], warnings: WarningList): void {
  for (const [index, play] of plays.entries()) {
    const before = plays[index - 1];
    if (before === undefined || (play.homeScore >= before.homeScore && play.awayScore >= before.awayScore)) continue;
    const scores = `${before.homeScore}-${before.awayScore} to ${play.homeScore}-${play.awayScore}`;
    warnings.add("score_decreases", `the score goes from ${scores} at ${moment(play)}`);
  }
}

function moment({ period, secondsRemaining }: PlayFact): string {
  return `${clockText(secondsRemaining)} of period ${period}`;
}

/**
 * The event of a play, with what only its neighbours tell of a rebound. Seasons without the type "Dead Ball Rebound" write a team's offensive
 * rebound after a free throw that is missed and not the last; no box score counts it. And a dead ball rebound itself does not say which end it
 * was at: it is a defensive one when the other side took the last shot.
 */
function settleRebound(plays: readonly PlayFact[], index: number): PlayFact["event"] {
  const play = plays[index];
  if (play === undefined) throw new RangeError(`no play ${index}`);
  const { event } = play;
  if (event.kind !== "rebound" || event.athlete !== null) return event;
  const shot = lastShot(plays, index);
  if (event.deadBall) {
    return shot === undefined ? event : { ...event, end: shot.side === play.side ? "offensive" : "defensive" };
  }
  const next = plays[index + 1];
  const between =
    shot === plays[index - 1] &&
    shot?.event.kind === "free_throw" &&
    !shot.event.made &&
    next?.event.kind === "free_throw" &&
    next.event.athlete === shot.event.athlete &&
    next.period === shot.period &&
    next.secondsRemaining === shot.secondsRemaining;
  return between ? { ...event, deadBall: true } : event;
}

function lastShot(plays: readonly PlayFact[], index: number): PlayFact | undefined {
  for (let earlier = index - 1; earlier >= 0; earlier--) {
    const play = plays[earlier];
    if (play?.shot) return play;
  }
  return undefined;
}
