import { describe, expect, it } from "vitest";
import { mapPlayEvent, type PlaySigns } from "./map-play-event.ts";

function eventOf(typeId: number, text: string | null, changes: Partial<PlaySigns> = {}) {
  return mapPlayEvent({
    typeId,
    typeName: null,
    text,
    actor: "71",
    assister: null,
    scoringPlay: null,
    shootingPlay: null,
    scoreValue: null,
    ...changes,
  });
}

describe("mapPlayEvent", () => {
  it.each([
    // One type of old seasons, told apart by the text.
    [601, "Foul on Ann Lee", { kind: "foul", athlete: "71", foul: "personal", bench: false }],
    [601, "Ann Lee Turnover.", { kind: "turnover", athlete: "71" }],
    // A turnover by an offensive foul is a turnover; the foul has a play of its own.
    [598, "Ann Lee offensive foul turnover", { kind: "turnover", athlete: "71" }],
    [598, "Ann Lee bad pass turnover", { kind: "turnover", athlete: "71" }],
    [519, "Foul on Ann Lee.", { kind: "foul", athlete: "71", foul: "personal", bench: false }],
    [519, "Flagrant foul on Ann Lee.", { kind: "foul", athlete: "71", foul: "flagrant", bench: false }],
    [420, "Foul on Ann Lee.", { kind: "foul", athlete: "71", foul: "offensive", bench: false }],
    [519, "Offensive foul on Ann Lee", { kind: "foul", athlete: "71", foul: "offensive", bench: false }],
    [521, "Technical Foul on Ann Lee.", { kind: "foul", athlete: "71", foul: "technical", bench: false }],
    [521, "Technical Foul on Lakeshore bench.", { kind: "foul", athlete: "71", foul: "technical", bench: true }],
    [519, "Technical foul on Coach Hill", { kind: "foul", athlete: "71", foul: "technical", bench: true }],
    [586, "Ann Lee Offensive Rebound.", { kind: "rebound", athlete: "71", end: "offensive", deadBall: false }],
    [587, "Ann Lee Defensive Rebound.", { kind: "rebound", athlete: "71", end: "defensive", deadBall: false }],
    [607, "Ann Lee Steal.", { kind: "steal", athlete: "71" }],
    [618, "Ann Lee Block.", { kind: "block", athlete: "71" }],
    [584, "Ann Lee subbing in for Lakeshore", { kind: "substitution", athlete: "71", direction: "in" }],
    [584, "Ann Lee subbing out for Lakeshore", { kind: "substitution", athlete: "71", direction: "out" }],
    [584, "Ann Lee stretches", { kind: "other" }],
    [578, "Lakeshore Full Timeout.", { kind: "timeout" }],
    [580, null, { kind: "timeout" }],
    [615, "Jump Ball won by Lakeshore", { kind: "jump_ball" }],
    [615, "Start game", { kind: "other" }],
    [412, "End of 1st half", { kind: "period_end" }],
    [402, "End of Game", { kind: "game_end" }],
    [216, "Lakeshore Coach's Challenge (Stands)", { kind: "other" }],
    [0, null, { kind: "other" }],
    // Types that say nothing, and new ones: the text decides.
    [0, "Ann Lee Turnover.", { kind: "turnover", athlete: "71" }],
    [777, "Foul on Ann Lee.", { kind: "foul", athlete: "71", foul: "personal", bench: false }],
    [777, "Lakeshore Deadball Team Rebound.", { kind: "rebound", athlete: "71", end: "offensive", deadBall: true }],
    [
      777,
      "Ann Lee missed Free Throw.",
      { kind: "free_throw", athlete: "71", made: false, fastBreak: null, offTurnover: null },
    ],
    [777, "Ann Lee Block.", { kind: "block", athlete: "71" }],
  ])("type %i, %j", (typeId, text, event) => {
    expect(eventOf(typeId, text)).toEqual(event);
  });

  it("makes a new type that is marked a shot a field goal", () => {
    expect(eventOf(777, "Ann Lee heave", { shootingPlay: true, scoringPlay: false })).toMatchObject({
      kind: "field_goal",
      made: false,
    });
  });

  it.each([
    ["Ann Lee made Layup.", false, false],
    ["Ann Lee missed Layup.", true, true],
    ["Ann Lee makes layup", null, true],
    ["Ann Lee misses layup", null, false],
  ])("believes the scoring mark before the text: %s, marked %j", (text, scoringPlay, made) => {
    expect(eventOf(572, text, { scoringPlay })).toMatchObject({ made });
  });

  it.each([
    ["Obi Dunkley makes 3-foot layup", "layup"],
    ["Ann Lee makes dunk", "dunk"],
    ["Ann Lee makes 0-foot tip in layup", "tip"],
    ["Ann Lee makes 11-foot floating jump shot", "jumper"],
    // A name is no kind, whether the shooter's, the assister's or the blocker's.
    ["Joe Tip missed Three Point Jumper.", "jumper"],
    ["Ann Lee made Jumper. Assisted by Joe Tip.", "jumper"],
    ["Ann Lee misses 2-foot layup (Joe Tip blocks)", "layup"],
    ["Ann Jumper made Shot.", null],
    [null, null],
  ])("takes the kind of shot from the text: %s", (text, shot) => {
    expect(eventOf(91, text)).toMatchObject({ shot });
  });

  it("does not take a jumper for a two that neither text nor value says to be one", () => {
    expect(eventOf(558, null, { typeName: "JumpShot" })).toMatchObject({ shot: null });
    expect(eventOf(558, null, { typeName: "JumpShot", scoreValue: 2 })).toMatchObject({ shot: "jumper", points: 2 });
    expect(eventOf(20558, null, { typeName: "JumpShot", scoreValue: 3 })).toMatchObject({ shot: "jumper", points: 3 });
    expect(eventOf(20558, "Ann Lee missed Jumper.", { typeName: "JumpShot", scoreValue: 0 })).toMatchObject({
      shot: "jumper",
      points: 2,
    });
  });

  it.each([
    [572, "LayUpShot", "layup"],
    [20574, "DunkShot", "dunk"],
    [20437, "TipShot", "tip"],
    [30558, "Three Point Jump Shot", "jumper"],
  ])("and from the type %i without a text", (typeId, typeName, shot) => {
    expect(eventOf(typeId, null, { typeName })).toMatchObject({ shot });
  });
});
