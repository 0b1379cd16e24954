/**
 * What happened in a play, out of its record. Records give the type by name, in the spellings of many years; the text tells what the type leaves
 * open. Marks of paint, fast break and points off turnovers are in no record.
 */
import type { ShotFact } from "#lib/basketball/facts.ts";
import type { PlayEvent, ShotKind } from "#lib/basketball/play-event.ts";
import type { RawPlay } from "./raw-plays.ts";

const SHOT_KINDS: Readonly<Record<string, ShotKind>> = {
  DunkShot: "dunk",
  LayUpShot: "layup",
  LayupShot: "layup",
  TipShot: "tip",
  JumpShot: "jumper",
  RegularJumpShot: "jumper",
  "Three Pointer": "jumper",
  "Three Point Jump Shot": "jumper",
};

/** `participants` are keys; the first one acted where the play has one actor. */
export function mapPlayEvent(play: RawPlay, shot: ShotFact | null, participants: readonly string[]): PlayEvent {
  const { playType } = play;
  const text = play.playText?.toLowerCase() ?? "";
  const athlete = participants[0] ?? null;
  if (Object.hasOwn(SHOT_KINDS, playType) || playType === "Shot") return fieldGoal(play, shot, athlete, text);
  switch (playType) {
    case "MadeFreeThrow":
    case "Free Throw 1 of 1": {
      const made = shot?.made ?? play.scoringPlay ?? false;
      return { kind: "free_throw", athlete: shot?.shooter ?? athlete, made, fastBreak: null, offTurnover: null };
    }
    case "Offensive Rebound":
      return { kind: "rebound", athlete, end: "offensive", deadBall: isDeadBall(text) };
    case "Defensive Rebound":
      return { kind: "rebound", athlete, end: "defensive", deadBall: isDeadBall(text) };
    case "Dead Ball Rebound":
      return { kind: "rebound", athlete, end: text.includes("defensive") ? "defensive" : "offensive", deadBall: true };
    case "Lost Ball Turnover":
    case "Foul Turnover":
      return { kind: "turnover", athlete };
    case "Steal":
      return { kind: "steal", athlete };
    case "Block Shot":
      return { kind: "block", athlete };
    case "PersonalFoul":
    case "Technical Foul":
    case "Offensive Charge":
      return { kind: "foul", athlete, foul: foulKind(playType, text), bench: text.includes("bench") };
    case "Substitution":
      return substitution(athlete, text);
    case "RegularTimeOut":
    case "ShortTimeOut":
    case "OfficialTVTimeOut":
      return { kind: "timeout" };
    case "Jumpball":
      return { kind: "jump_ball" };
    case "End Period":
      return { kind: "period_end" };
    case "End Game":
      return { kind: "game_end" };
    default:
      return { kind: "other" };
  }
}

function fieldGoal(play: RawPlay, shot: ShotFact | null, athlete: string | null, text: string): PlayEvent {
  const three =
    shot?.range === "three_pointer" ||
    play.scoreValue === 3 ||
    /three/i.test(play.playType) ||
    text.includes("three point");
  return {
    kind: "field_goal",
    athlete: shot?.shooter ?? athlete,
    made: shot?.made ?? play.scoringPlay ?? false,
    points: three ? 3 : 2,
    shot: SHOT_KINDS[play.playType] ?? kindInText(text),
    assistedBy: shot?.assistedBy ?? null,
    inPaint: null,
    fastBreak: null,
    offTurnover: null,
  };
}

function kindInText(text: string): ShotKind {
  if (text.includes("dunk")) return "dunk";
  if (text.includes("tip")) return "tip";
  return text.includes("layup") || text.includes("lay up") ? "layup" : "jumper";
}

function isDeadBall(text: string): boolean {
  return /dead ?ball/.test(text);
}

function foulKind(playType: string, text: string): "personal" | "offensive" | "technical" | "flagrant" {
  if (text.includes("flagrant")) return "flagrant";
  if (playType === "Technical Foul" || text.includes("technical")) return "technical";
  return playType === "Offensive Charge" || text.includes("offensive foul") ? "offensive" : "personal";
}

function substitution(athlete: string | null, text: string): PlayEvent {
  const words = / (?:subbing|substituted) (in|out)\b/.exec(text) ?? /\b(enters|leaves) the game\b/.exec(text);
  const word = words?.[1];
  if (word === undefined) return { kind: "other" };
  return { kind: "substitution", athlete, direction: word === "in" || word === "enters" ? "in" : "out" };
}
