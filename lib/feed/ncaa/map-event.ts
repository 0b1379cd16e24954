/** Events of the feed as the events of the game: decided from the text, checked against nothing but itself. */
import type { PlayEvent, ShotKind } from "#lib/basketball/play-event.ts";
import type { EventDescription } from "./description.ts";

/** Ids in PLAY_TYPES. */
const TYPE = {
  unknown: 0,
  challengeOverturned: 215,
  challengeStands: 216,
  shot: 91,
  tip: 437,
  deadBallRebound: 449,
  foul: 519,
  technical: 521,
  freeThrow: 540,
  jumper: 558,
  layup: 572,
  dunk: 574,
  fullTimeout: 578,
  shortTimeout: 579,
  substitution: 584,
  offensiveRebound: 586,
  defensiveRebound: 587,
  turnover: 598,
  foulTurnover: 601,
  steal: 607,
  jumpBall: 615,
  block: 618,
} as const;

const SHOT_TYPES: Record<ShotKind, number> = { tip: TYPE.tip, layup: TYPE.layup, dunk: TYPE.dunk, jumper: TYPE.jumper };

export interface MappedEvent {
  event: PlayEvent;
  typeId: number;
}

/**
 * @param athlete key of the athlete the event names; null for the team
 * @param assister key of the athlete whose assist a made shot is
 */
export function mapEvent(description: EventDescription, athlete: string | null, assister: string | null): MappedEvent {
  const { action, words } = description;
  const has = (word: string) => words.includes(word);
  switch (action) {
    case "2pt":
    case "3pt": {
      const made = has("made");
      const shot = shotKind(words[0] ?? "");
      const marks = { inPaint: has("pointsinthepaint"), fastBreak: has("fastbreak"), offTurnover: has("fromturnover") };
      const points = action === "3pt" ? 3 : 2;
      return {
        event: { kind: "field_goal", athlete, made, points, shot, assistedBy: made ? assister : null, ...marks },
        typeId: shot === null ? TYPE.shot : SHOT_TYPES[shot],
      };
    }
    case "freethrow":
      return {
        event: {
          kind: "free_throw",
          athlete,
          made: has("made"),
          fastBreak: has("fastbreak"),
          offTurnover: has("fromturnover"),
        },
        typeId: TYPE.freeThrow,
      };
    case "rebound": {
      const deadBall = words[0]?.endsWith("deadball") === true;
      const end = words[0]?.startsWith("offensive") === true ? "offensive" : "defensive";
      const live = end === "offensive" ? TYPE.offensiveRebound : TYPE.defensiveRebound;
      return { event: { kind: "rebound", athlete, end, deadBall }, typeId: deadBall ? TYPE.deadBallRebound : live };
    }
    case "turnover":
      return {
        event: { kind: "turnover", athlete },
        typeId: words[0] === "offensive" ? TYPE.foulTurnover : TYPE.turnover,
      };
    case "steal":
      return { event: { kind: "steal", athlete }, typeId: TYPE.steal };
    case "block":
      return { event: { kind: "block", athlete }, typeId: TYPE.block };
    case "foul":
      return mapFoul(words, athlete);
    case "substitution":
      return {
        event: { kind: "substitution", athlete, direction: has("in") ? "in" : "out" },
        typeId: TYPE.substitution,
      };
    case "timeout":
      return { event: { kind: "timeout" }, typeId: has("short") ? TYPE.shortTimeout : TYPE.fullTimeout };
    case "jumpball":
      return { event: { kind: "jump_ball" }, typeId: TYPE.jumpBall };
    case "headcoachchallenge":
      return { event: { kind: "other" }, typeId: has("accepted") ? TYPE.challengeOverturned : TYPE.challengeStands };
    case "foulon":
      return { event: { kind: "other" }, typeId: TYPE.unknown };
  }
}

/** `tipindunk` is a tip. An `alleyoop` is a dunk: of 216 in a week of games 89 % went in, of dunks 87 %, of layups 55 %. */
function shotKind(detail: string): ShotKind | null {
  if (detail.startsWith("tipin")) return "tip";
  if (detail.endsWith("layup")) return "layup";
  if (detail === "dunk" || detail === "alleyoop") return "dunk";
  return detail.endsWith("jumpshot") || detail === "hookshot" ? "jumper" : null;
}

/**
 * `personal`, `offensive`, `technical`, or `coachTechnical`, `benchTechnical` and `adminTechnical`, each with qualifiers such as `flagrant1`. The last three are charged
 * to no athlete; an administrative one, or one of class B, is none of the team's fouls.
 */
function mapFoul(words: readonly string[], athlete: string | null): MappedEvent {
  const kind = words[0] ?? "";
  const bench = /^(coach|bench|admin)Technical$/.test(kind);
  const technical = bench || kind === "technical";
  const flagrant = words.some((word) => word.startsWith("flagrant"));
  const foul = technical ? "technical" : flagrant ? "flagrant" : kind === "offensive" ? "offensive" : "personal";
  return {
    event: {
      kind: "foul",
      athlete: bench ? null : athlete,
      foul,
      bench,
      ...(kind === "adminTechnical" ? { administrative: true } : {}),
    },
    typeId: technical ? TYPE.technical : TYPE.foul,
  };
}
