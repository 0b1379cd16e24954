/**
 * What happened in a play. The type decides where it says enough; the text where types are shared: of old seasons `Foul Turnover` (601) stands for fouls and
 * turnovers alike, and `Free Throw 1 of 1` (97) for every free throw.
 */
import type { PlayEvent, ShotKind } from "#lib/basketball/play-event.ts";

/** The fields of a play that decide its event. */
export interface PlaySigns {
  typeId: number;
  typeName: string | null;
  text: string | null;
  /** Athletes named, the actor first; the second of a made shot is the assister. Athletes of the text where the feed names none. */
  actor: string | null;
  assister: string | null;
  scoringPlay: boolean | null;
  shootingPlay: boolean | null;
  scoreValue: number | null;
}

type Reader = (signs: PlaySigns) => PlayEvent;

const OTHER: PlayEvent = { kind: "other" };

const freeThrow: Reader = ({ actor, scoringPlay, text }) => ({
  kind: "free_throw",
  athlete: actor,
  made: isMade(scoringPlay, text),
  fastBreak: null,
  offTurnover: null,
});

const fieldGoal: Reader = (signs) => {
  const made = isMade(signs.scoringPlay, signs.text);
  return {
    kind: "field_goal",
    athlete: signs.actor,
    made,
    points: isThree(signs) ? 3 : 2,
    shot: shotKind(signs),
    assistedBy: made ? signs.assister : null,
    inPaint: null,
    fastBreak: null,
    offTurnover: null,
  };
};

const foul: Reader = ({ typeId, actor, text }) => {
  const words = text ?? "";
  const technical = typeId === 521 || /\btechnical\b/i.test(words);
  return {
    kind: "foul",
    athlete: actor,
    foul: technical
      ? "technical"
      : /\bflagrant\b/i.test(words)
        ? "flagrant"
        : typeId === 420 || /\b(?:offensive foul|charge|charging)\b/i.test(words)
          ? "offensive"
          : "personal",
    // ESPN counts a technical foul on the team as the team's; only one on the bench or the coach is nobody's on the floor.
    bench: technical && /\b(?:bench|coach)\b/i.test(words),
  };
};

const rebound =
  (end: "offensive" | "defensive", deadBall: boolean): Reader =>
  ({ actor }) => ({ kind: "rebound", athlete: actor, end, deadBall });

const turnover: Reader = ({ actor }) => ({ kind: "turnover", athlete: actor });
const steal: Reader = ({ actor }) => ({ kind: "steal", athlete: actor });
const block: Reader = ({ actor }) => ({ kind: "block", athlete: actor });

const substitution: Reader = ({ actor, text }) => {
  const direction = /\bsubbing (in|out)\b/i.exec(text ?? "")?.[1]?.toLowerCase();
  return direction === "in" || direction === "out" ? { kind: "substitution", athlete: actor, direction } : OTHER;
};

/** Fouls and turnovers of old seasons share a type. A turnover by an offensive foul is the turnover; the foul has a play of its own. */
const foulOrTurnover: Reader = (signs) => (/\bfoul on\b/i.test(signs.text ?? "") ? foul(signs) : turnover(signs));

/** The opening of a game has the type of a jump ball as well. */
const jumpBall: Reader = ({ text }) => (/\bjump ball\b/i.test(text ?? "jump ball") ? { kind: "jump_ball" } : OTHER);

const TYPES: readonly (readonly [readonly number[], Reader])[] = [
  [[97, 540], freeThrow],
  [[91, 437, 558, 572, 574, 20424, 20429, 20437, 20558, 20572, 20574, 30495, 30558], fieldGoal],
  [[586], rebound("offensive", false)],
  [[587], rebound("defensive", false)],
  [[449], rebound("offensive", true)],
  [[598], turnover],
  [[601], foulOrTurnover],
  [[420, 519, 521], foul],
  [[607], steal],
  [[618], block],
  [[584], substitution],
  [[578, 579, 580], () => ({ kind: "timeout" })],
  [[615], jumpBall],
  [[412], () => ({ kind: "period_end" })],
  [[402], () => ({ kind: "game_end" })],
  [[215, 216], () => OTHER],
];

const BY_TYPE: ReadonlyMap<number, Reader> = new Map(
  TYPES.flatMap(([ids, reader]) => ids.map((id) => [id, reader] as const)),
);

/** For types that say nothing (0) or that are new. */
const BY_TEXT: readonly (readonly [RegExp, Reader])[] = [
  [/\b(?:made|makes|missed|misses) free throw\b/i, freeThrow],
  [/\b(?:made|makes|missed|misses)\b/i, fieldGoal],
  [/\bdead ?ball\b.*\brebou/i, rebound("offensive", true)],
  [/\boffensive rebou/i, rebound("offensive", false)],
  [/\bdefensive rebou/i, rebound("defensive", false)],
  [/\bturnover\b/i, turnover],
  [/\bfoul\b/i, foul],
  [/\bsteal\.?$/i, steal],
  [/\bblock\.?$/i, block],
  [/\bsubbing (?:in|out)\b/i, substitution],
  [/\btimeout\b/i, () => ({ kind: "timeout" })],
  [/\bjump ball\b/i, () => ({ kind: "jump_ball" })],
  [/^end of game/i, () => ({ kind: "game_end" })],
  [/^end of\b/i, () => ({ kind: "period_end" })],
];

/** The event of a play; `other` where neither type nor text tells. */
export function mapPlayEvent(signs: PlaySigns): PlayEvent {
  const reader = BY_TYPE.get(signs.typeId);
  if (reader) return reader(signs);
  const text = signs.text ?? "";
  const byText = BY_TEXT.find(([pattern]) => pattern.test(text))?.[1];
  if (byText) return byText(signs);
  return signs.shootingPlay === true ? fieldGoal(signs) : OTHER;
}

/** The scoring mark decides; the text where it is missing. */
function isMade(scoringPlay: boolean | null, text: string | null): boolean {
  return scoringPlay ?? /\b(?:made|makes)\b/i.test(text ?? "");
}

/** By the value of the try; old seasons give a miss no value, and then type and text decide. */
function isThree({ scoreValue, typeName, text }: PlaySigns): boolean {
  if (scoreValue === 3 || scoreValue === 2) return scoreValue === 3;
  return /\bthree\b/i.test(typeName ?? "") || /\bthree point\b/i.test(text ?? "");
}

/**
 * By text first: types of old seasons call a hook a layup, texts of new ones a tip `tip in layup`. Null where neither says, and for a jumper of which
 * nothing says whether it was for two or three.
 */
function shotKind({ typeName, text, scoreValue }: PlaySigns): ShotKind | null {
  for (const words of [shotWords(text), typeName ?? ""]) {
    if (/\btip\b|tipshot/i.test(words)) return "tip";
    if (/\bdunk\b|dunkshot/i.test(words)) return "dunk";
    if (/lay-?up/i.test(words)) return "layup";
    if (/three/i.test(words)) return "jumper";
    if (/jump|hook/i.test(words)) return text === null && scoreValue !== 2 && scoreValue !== 3 ? null : "jumper";
  }
  return null;
}

/** What a text says of the shot, without the names around it: `24-foot three point jumper` of `Ann Hook makes 24-foot three point jumper (Bo Ray assists)`. */
function shotWords(text: string | null): string {
  return text?.replace(/^.*?\b(?:made|makes|missed|misses)\b/i, "").replace(/\(.*|\bassisted by\b.*/i, "") ?? "";
}
