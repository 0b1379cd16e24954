/** What happened in an event of a simulated game: raw -> fact. Its type and the parts its players had decide, never its text. */
import type { PlayEvent, ShotKind } from "#lib/basketball/play-event.ts";
import type { RawEvent, RawParticipant } from "./game-model.ts";

type Reader = (raw: RawEvent) => PlayEvent;

/** Key of the athlete who had a part in the event; null when nobody had. */
function athleteOf(raw: RawEvent, role: RawParticipant["role"]): string | null {
  const participant = raw.participants.find((named) => named.role === role);
  return participant ? String(participant.athleteId) : null;
}

const fieldGoal =
  (shot: ShotKind): Reader =>
  (raw) => ({
    kind: "field_goal",
    athlete: athleteOf(raw, "shooter"),
    made: raw.scoringPlay,
    points: raw.scoreValue === 3 ? 3 : 2,
    shot,
    assistedBy: raw.scoringPlay ? athleteOf(raw, "assister") : null,
    inPaint: raw.inPaint,
    fastBreak: raw.fastBreak,
    offTurnover: raw.offTurnover,
  });

const freeThrow: Reader = (raw) => ({
  kind: "free_throw",
  athlete: athleteOf(raw, "shooter"),
  made: raw.scoringPlay,
  fastBreak: raw.fastBreak,
  offTurnover: raw.offTurnover,
});

const rebound =
  (end: "offensive" | "defensive", deadBall: boolean): Reader =>
  (raw) => ({ kind: "rebound", athlete: athleteOf(raw, "rebounder"), end, deadBall });

const foul: Reader = (raw) => ({
  kind: "foul",
  athlete: athleteOf(raw, "fouler"),
  foul: raw.foul ?? "personal",
  bench: raw.bench,
});

const substitution: Reader = (raw) => {
  const comer = athleteOf(raw, "in");
  return { kind: "substitution", athlete: comer ?? athleteOf(raw, "out"), direction: comer === null ? "out" : "in" };
};

const turnover: Reader = (raw) => ({ kind: "turnover", athlete: athleteOf(raw, "turnover") });
const steal: Reader = (raw) => ({ kind: "steal", athlete: athleteOf(raw, "stealer") });
const block: Reader = (raw) => ({ kind: "block", athlete: athleteOf(raw, "blocker") });

const BY_TYPE: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  [402, () => ({ kind: "game_end" })],
  [412, () => ({ kind: "period_end" })],
  [420, foul],
  [437, fieldGoal("tip")],
  [449, rebound("offensive", true)],
  [519, foul],
  [521, foul],
  [540, freeThrow],
  [558, fieldGoal("jumper")],
  [572, fieldGoal("layup")],
  [574, fieldGoal("dunk")],
  [578, () => ({ kind: "timeout" })],
  [579, () => ({ kind: "timeout" })],
  [580, () => ({ kind: "timeout" })],
  [584, substitution],
  [586, rebound("offensive", false)],
  [587, rebound("defensive", false)],
  [598, turnover],
  [601, turnover],
  [607, steal],
  [615, () => ({ kind: "jump_ball" })],
  [618, block],
]);

/**
 * The event of a line of play-by-play. A dead ball rebound does not say which end it was at: `lastShot` is the line of the last try before it, and where the
 * other side made that, it is a defensive one.
 *
 * @throws RangeError for a type that the simulation does not use
 */
export function mapPlayEvent(raw: RawEvent, lastShot: RawEvent | null): PlayEvent {
  const event = BY_TYPE.get(raw.typeId)?.(raw);
  if (event === undefined) throw new RangeError(`The simulation has no events of type ${raw.typeId}.`);
  if (event.kind !== "rebound" || !event.deadBall || lastShot === null) return event;
  return { ...event, end: lastShot.side === raw.side ? "offensive" : "defensive" };
}
