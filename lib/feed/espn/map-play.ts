/** One play: raw -> fact. */
import { clockText, type PeriodFormat, parseClock, periodSeconds } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import type { PlayEvent } from "#lib/basketball/play-event.ts";
import { playTypeName } from "#lib/basketball/play-types.ts";
import type { GameAthletes } from "./game-athletes.ts";
import { mapPlayEvent } from "./map-play-event.ts";
import { mapShot } from "./map-shot.ts";
import type { RawPlay } from "./raw-summary.ts";
import { actorName, assisterName } from "./text-athlete.ts";
import type { WarningList } from "./warnings.ts";

/** What a play needs to know of its game. */
export interface PlayContext {
  format: PeriodFormat;
  athletes: GameAthletes;
  sideOfTeam: ReadonlyMap<string, Side>;
  /** Home win probability by play id. */
  winProbability: ReadonlyMap<string, number>;
  warnings: WarningList;
}

/** Type ids of free throws: always shots, although some seasons do not mark them so. */
const FREE_THROWS: ReadonlySet<number> = new Set([97, 540]);

/**
 * Maps a play. `previous` is the play before it in the feed: a play with an unreadable clock takes over its time, or that of the period's start,
 * with a warning, for it happened no earlier.
 */
export function mapPlay(raw: RawPlay, previous: PlayFact | undefined, context: PlayContext): PlayFact {
  const { athletes, warnings } = context;
  const side = mapSide(raw, context);
  const text = raw.text?.replace(/\s+/g, " ") ?? null;
  const named = (raw.participants ?? []).flatMap(({ athlete }) => (athlete ? [athlete.id] : []));
  const participants = athletes.participants(named, side, text);
  const knownName = playTypeName(raw.type.id);
  if (knownName === null)
    warnings.add("unknown_play_type", `type ${raw.type.id} (${raw.type.text ?? "no name"}) is new`);
  const assistNamed = text === null ? null : assisterName(text);
  const assister = participants[1] ?? athletes.keyOfName(side, assistNamed);
  const event = mapPlayEvent({
    typeId: raw.type.id,
    typeName: raw.type.text ?? knownName,
    text,
    actor: participants[0] ?? (named.length > 0 || text === null ? null : athletes.keyOfName(side, actorName(text))),
    assister: assister === participants[0] ? null : assister,
    scoringPlay: raw.scoringPlay,
    shootingPlay: raw.shootingPlay,
    scoreValue: raw.scoreValue,
  });
  const { clock, secondsRemaining } = mapClock(raw, previous, context);
  return {
    sourceId: raw.id,
    id: null,
    typeId: raw.type.id,
    typeName: knownName === null ? raw.type.text : null,
    period: raw.period.number,
    clock,
    secondsRemaining,
    homeScore: raw.homeScore,
    awayScore: raw.awayScore,
    side,
    scoringPlay: raw.scoringPlay,
    shootingPlay: FREE_THROWS.has(raw.type.id) ? true : raw.shootingPlay,
    scoreValue: valueOfTry(event) ?? raw.scoreValue,
    wallclock: mapWallclock(raw.wallclock),
    text,
    homeWinProbability: context.winProbability.get(raw.id) ?? null,
    participants,
    onFloor: null,
    shot: mapShot(event, assister !== null || assistNamed !== null, side, raw.coordinate),
    event,
  };
}

function mapSide({ id, team }: RawPlay, { sideOfTeam, warnings }: PlayContext): Side | null {
  if (team === null) return null;
  const side = sideOfTeam.get(team.id);
  if (side === undefined)
    warnings.add("unknown_team", `play ${id} belongs to team ${team.id}, which does not take part`);
  return side ?? null;
}

function mapClock(
  { id, period, clock }: RawPlay,
  previous: PlayFact | undefined,
  { format, warnings }: PlayContext,
): Pick<PlayFact, "clock" | "secondsRemaining"> {
  const text = clock?.displayValue ?? "";
  const secondsRemaining = parseClock(text);
  if (secondsRemaining !== null) return { clock: text, secondsRemaining };
  warnings.add(
    "clock_unreadable",
    `play ${id} has the clock "${text.slice(0, 20)}" and is put right after the play before it`,
  );
  if (previous?.period === period.number) return { clock: previous.clock, secondsRemaining: previous.secondsRemaining };
  const start = periodSeconds(format, period.number);
  return { clock: clockText(start), secondsRemaining: start };
}

/** The value of the try even when missed: old seasons state it of made shots only. Null when the play is no shot. */
function valueOfTry(event: PlayEvent): number | null {
  if (event.kind === "free_throw") return 1;
  return event.kind === "field_goal" ? event.points : null;
}

function mapWallclock(text: string | null): string | null {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
