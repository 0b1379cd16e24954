/** Plays and athletes of an invented game, as a feed would state them, for tests of what is computed from them. */
import { parseClock } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { AthleteBoxScore, GameAthleteFact, PlayFact } from "#lib/basketball/game-facts.ts";
import type { PlayEvent, ShotKind } from "#lib/basketball/play-event.ts";
import { athleteFact } from "./game-facts.ts";

/** A play at `period clock`, for example `1 19:40`. */
export function playFact(time: string, side: Side | null, event: PlayEvent, more: Partial<PlayFact> = {}): PlayFact {
  const [period = "", clock = ""] = time.split(" ");
  return {
    sourceId: `${time} ${event.kind}`,
    id: null,
    typeId: 0,
    typeName: null,
    period: Number(period),
    clock,
    secondsRemaining: parseClock(clock) ?? 0,
    homeScore: 0,
    awayScore: 0,
    side,
    scoringPlay: null,
    shootingPlay: null,
    scoreValue: null,
    wallclock: null,
    text: null,
    homeWinProbability: null,
    participants: "athlete" in event && event.athlete !== null ? [event.athlete] : [],
    onFloor: null,
    shot: null,
    event,
    ...more,
  };
}

type FieldGoal = Extract<PlayEvent, { kind: "field_goal" }>;

/** A jumper for two that is missed, with no marks, unless said otherwise. */
export function fieldGoal(athlete: string | null, more: Partial<FieldGoal> = {}): FieldGoal {
  const shot: ShotKind = "jumper";
  const marks = { inPaint: null, fastBreak: null, offTurnover: null };
  return { kind: "field_goal", athlete, made: false, points: 2, shot, assistedBy: null, ...marks, ...more };
}

export function freeThrow(athlete: string | null, made: boolean): PlayEvent {
  return { kind: "free_throw", athlete, made, fastBreak: null, offTurnover: null };
}

export function rebound(athlete: string | null, end: "offensive" | "defensive", deadBall = false): PlayEvent {
  return { kind: "rebound", athlete, end, deadBall };
}

export function substitution(athlete: string, direction: "in" | "out"): PlayEvent {
  return { kind: "substitution", athlete, direction };
}

/** Athletes of one side: `athletes("home", "h1", "h2")`. */
export function athletes(side: Side, ...keys: string[]): GameAthleteFact[] {
  return keys.map((key) => ({ key, side, athlete: athleteFact(key) }));
}

/** A box-score line that says no more than who started and how long he played. */
export function minutesLine(athlete: string, starter: boolean, minutes: number | null): AthleteBoxScore {
  return {
    athlete,
    starter,
    minutes,
    ejected: null,
    points: null,
    fieldGoalsMade: null,
    fieldGoalsAttempted: null,
    threePointFieldGoalsMade: null,
    threePointFieldGoalsAttempted: null,
    freeThrowsMade: null,
    freeThrowsAttempted: null,
    offensiveRebounds: null,
    defensiveRebounds: null,
    totalRebounds: null,
    assists: null,
    steals: null,
    blocks: null,
    turnovers: null,
    fouls: null,
  };
}
