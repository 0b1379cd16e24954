/** A play: record to fact. Pure. */
import type { PlayFact, ShotFact } from "#lib/basketball/game-facts.ts";
import { PLAY_TYPES } from "#lib/basketball/play-types.ts";
import { mapPlayEvent } from "#lib/feed/espn/map-play-event.ts";
import type { RawPlay } from "./raw-plays.ts";

/** An id no catalogue has: the play keeps its type's name instead. */
const UNKNOWN_TYPE_ID = -1;

/** Records name the type; where several ids have the name, the first one is meant, which the service counts in all its statistics. */
const TYPE_IDS = new Map(PLAY_TYPES.toReversed().map((type) => [type.name, type.id]));

/** Athlete keys of a play's participants and of those on the floor, in the record's order. */
export interface PlayAthletes {
  participants: string[];
  onFloor: string[];
}

export interface PlayContext {
  /** Keys of the athletes of the game. */
  known: ReadonlySet<string>;
  /** Whether any play of the game says who is on the floor; where none does, an empty floor means that nobody knows. */
  floorsStated: boolean;
  /** Whether the record comes from a Courtside, which leaves no shooter open that could be told. */
  courtside: boolean;
}

export function mapPlay(play: RawPlay, athletes: PlayAthletes, context: PlayContext): PlayFact {
  const participants = athletes.participants.filter((key) => context.known.has(key));
  const shot = mapShot(play, athletes.participants, context);
  const typeId = TYPE_IDS.get(play.playType);
  const { scoringPlay, shootingPlay, scoreValue, playText: text } = play;
  const actor = shot ? shot.shooter : actorOf(play, athletes.participants, context);
  return {
    sourceId: play.sourceId,
    id: play.id,
    typeId: typeId ?? UNKNOWN_TYPE_ID,
    typeName: typeId === undefined ? play.playType : null,
    period: play.period,
    clock: play.clock,
    secondsRemaining: play.secondsRemaining,
    homeScore: play.homeScore,
    awayScore: play.awayScore,
    side: play.isHomeTeam === null ? null : play.isHomeTeam ? "home" : "away",
    scoringPlay,
    shootingPlay,
    scoreValue,
    wallclock: play.wallclock,
    text,
    homeWinProbability: play.homeWinProbability,
    participants,
    onFloor: context.floorsStated ? athletes.onFloor.filter((key) => context.known.has(key)) : null,
    shot,
    // Types and texts of the interface are the upstream's own, so its rules tell what happened.
    event: mapPlayEvent({
      typeId: typeId ?? UNKNOWN_TYPE_ID,
      typeName: play.playType,
      text,
      actor,
      assister: shot?.assistedBy ?? null,
      scoringPlay,
      shootingPlay,
      scoreValue,
    }),
  };
}

/** Keys of the shooter and his assistant are found through the participants, who stand in the same order as their keys. */
function mapShot(play: RawPlay, keys: readonly string[], { known, courtside }: PlayContext): ShotFact | null {
  const { shotInfo } = play;
  if (!shotInfo) return null;
  const keyOf = (id: number | null | undefined): string | null => {
    const index = play.participants.findIndex((participant) => participant.id === id);
    const key = keys[index];
    return key !== undefined && known.has(key) ? key : null;
  };
  const { made, range, assisted, location } = shotInfo;
  const named = shotInfo.shooter?.id ?? null;
  return {
    shooter: keyOf(named ?? (courtside ? null : shooterInText(play))),
    made,
    range,
    assisted,
    assistedBy: keyOf(shotInfo.assistedBy?.id),
    location: location && location.x !== null && location.y !== null ? { x: location.x, y: location.y } : null,
  };
}

/** Who acted: of several participants, whose order means nothing, the one the text names first; the first one where it names none. */
function actorOf({ participants, playText }: RawPlay, keys: readonly string[], { known }: PlayContext): string | null {
  const places = participants.map(({ name }) => playText?.indexOf(name) ?? -1);
  const earliest = Math.min(...places.filter((place) => place >= 0));
  const key = keys[Math.max(0, places.indexOf(earliest))];
  return key !== undefined && known.has(key) ? key : null;
}

/** The reference service names no shooter of a miss in which two athletes took part (`X misses layup (Y blocks)`); the text does. */
function shooterInText({ participants, playText }: RawPlay): number | null {
  const shooters = participants.filter(({ name }) => /^ (?:made|makes|missed|misses)\b/.test(after(playText, name)));
  return shooters.length === 1 ? (shooters[0]?.id ?? null) : null;
}

function after(text: string | null, name: string): string {
  return text?.startsWith(name) ? text.slice(name.length) : "";
}
