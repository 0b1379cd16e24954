/** The play-by-play of a simulated game: raw -> facts. */
import type { ShotRange } from "#lib/basketball/enums.ts";
import type { PlayFact, ShotFact } from "#lib/basketball/game-facts.ts";
import type { PlayEvent } from "#lib/basketball/play-event.ts";
import type { RawEvent } from "./game-model.ts";
import { mapPlayEvent } from "./map-play-event.ts";

/** Digits of an event's number in the id of its play: `2601230017` is the 17th of game 260123. */
const SEQUENCE_DIGITS = 4;

/** The plays of the events of a game from its first on. Those of the first half are the same whether the second is there or not. */
export function mapPlays(gameId: number, events: readonly RawEvent[]): PlayFact[] {
  let lastShot: RawEvent | null = null;
  return events.map((raw) => {
    const play = mapPlay(gameId, raw, lastShot);
    if (raw.shootingPlay) lastShot = raw;
    return play;
  });
}

function mapPlay(gameId: number, raw: RawEvent, lastShot: RawEvent | null): PlayFact {
  const event = mapPlayEvent(raw, lastShot);
  return {
    sourceId: `${gameId}${String(raw.sequence).padStart(SEQUENCE_DIGITS, "0")}`,
    id: null,
    typeId: raw.typeId,
    typeName: null,
    period: raw.period,
    clock: raw.clock,
    secondsRemaining: raw.secondsRemaining,
    homeScore: raw.homeScore,
    awayScore: raw.awayScore,
    side: raw.side,
    scoringPlay: raw.scoringPlay,
    shootingPlay: raw.shootingPlay,
    scoreValue: raw.scoreValue,
    wallclock: raw.wallclock,
    text: raw.text,
    homeWinProbability: null,
    participants: raw.participants.map(({ athleteId }) => String(athleteId)),
    onFloor: null,
    shot: mapShot(event, raw.location),
    event,
  };
}

function mapShot(event: PlayEvent, location: RawEvent["location"]): ShotFact | null {
  if (event.kind === "free_throw") {
    const { athlete: shooter, made } = event;
    return { shooter, made, range: "free_throw", assisted: false, assistedBy: null, location: null };
  }
  if (event.kind !== "field_goal") return null;
  const { athlete: shooter, made, assistedBy } = event;
  return { shooter, made, range: shotRange(event), assisted: assistedBy !== null, assistedBy, location };
}

function shotRange({ points, shot }: Extract<PlayEvent, { kind: "field_goal" }>): ShotRange {
  if (points === 3) return "three_pointer";
  return shot === "jumper" ? "jumper" : "rim";
}
