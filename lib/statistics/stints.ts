/**
 * Stints and the ten on the floor.
 *
 * The floor of a game is a list of changes; from it follow the athletes on the floor at every play and every athlete's stints. Two
 * sources tell the changes: floors that the feed states with every play (floor-stated.ts) and substitutions (floor-substituted.ts). Where plays and
 * substitutions share a second, the feed's sequence decides who is on for which play.
 */
import { type PeriodFormat, periodFormat } from "#lib/basketball/clock.ts";
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameFact, PlayFact, StintFact } from "#lib/basketball/game-facts.ts";
import type { Finding } from "./finding.ts";
import {
  ATHLETES_A_SIDE,
  bothSides,
  type FloorChange,
  type FloorMoment,
  momentOf,
  replayFloor,
  sortFloorChanges,
} from "./floor.ts";
import { actingAthletes } from "./floor-evidence.ts";
import { statedFloorChanges } from "./floor-stated.ts";
import { type SubstitutedSide, substitutedFloorChanges } from "./floor-substituted.ts";
import { stintsOfFloor } from "./stints-of-floor.ts";

export interface GameStints {
  /** Null when the feed says neither floors nor substitutions. Home first, then by time in, then by athlete key. */
  stints: StintFact[] | null;
  /**
   * Athlete keys on the floor, one entry per play and in the order of `plays`, the home side's first; a side that does not come to five is left out.
   * A substitution play shows the floor after it. Null where `stints` is.
   */
  onFloor: string[][] | null;
  findings: Finding[];
}

export type StintInput = Pick<GameFact, "league" | "status" | "plays" | "athletes" | "athleteBoxScores">;

/** Computes the stints of a game and who was on the floor at every play. */
export function computeStints(game: StintInput): GameStints {
  const plays = game.plays ?? [];
  const last = plays.at(-1);
  if (last === undefined) return { stints: null, onFloor: null, findings: [] };
  const format = periodFormat(game.league);
  const sides = SIDES.map((side) => computeSide(plays, sideInput(game, side), format));
  if (sides.every((side) => side === null)) {
    const detail = "the feed states no floors and lists no substitutions";
    return { stints: null, onFloor: null, findings: [{ code: "no_substitutions", detail }] };
  }
  const changes = sortFloorChanges(sides.flatMap((side) => side?.changes ?? []));
  const floors = replayFloor(changes, plays.length);
  const end: FloorMoment = game.status === "final" ? { ...momentOf(last), secondsRemaining: 0 } : momentOf(last);
  const five = (keys: string[]) => (keys.length === ATHLETES_A_SIDE ? keys : []);
  return {
    stints: stintsOfFloor(changes, plays, end, format),
    onFloor: floors.map((floor) => bothSides({ home: five(floor.home), away: five(floor.away) })),
    findings: [...sides.flatMap((side) => side?.findings ?? []), ...notFive(plays, floors)],
  };
}

interface SideFloor {
  changes: FloorChange[];
  findings: Finding[];
}

/**
 * The floor of one side. Where the feed has both substitutions and floors, the account with fewer contradictions counts, and the stated floors when they are
 * even: substitutions may be missing, and of a floor that is stated late (floor-stated.ts) the substitution that would tell since when.
 */
function computeSide(plays: readonly PlayFact[], input: SubstitutedSide, format: PeriodFormat): SideFloor | null {
  const accounts: SideFloor[] = [];
  if (plays.some((play) => play.onFloor !== null)) {
    accounts.push({ changes: statedFloorChanges(plays, input.side, input.sideOf, format), findings: [] });
  }
  if (plays.some((play) => play.event.kind === "substitution")) {
    accounts.push(substitutedFloorChanges(plays, input, format));
  }
  const weighed = accounts.map((account) => ({ account, contradictions: countContradictions(plays, account, input) }));
  return (
    weighed.reduce((best: (typeof weighed)[0] | null, next) => {
      return best === null || next.contradictions < best.contradictions ? next : best;
    }, null)?.account ?? null
  );
}

/** Plays for which the floor has not five athletes of the side, or lacks one who acts. */
function countContradictions(plays: readonly PlayFact[], { changes }: SideFloor, input: SubstitutedSide): number {
  const floors = replayFloor(sortFloorChanges(changes), plays.length);
  return plays.filter((play, index) => {
    if (play.event.kind === "substitution") return false;
    const on = floors[index]?.[input.side] ?? [];
    const acting = actingAthletes(play).filter((athlete) => input.sideOf.get(athlete) === input.side);
    return on.length !== ATHLETES_A_SIDE || acting.some((athlete) => !on.includes(athlete));
  }).length;
}

function sideInput(game: StintInput, side: Side): SubstitutedSide {
  const sideOf = new Map(game.athletes.map((athlete) => [athlete.key, athlete.side]));
  const lines = (game.athleteBoxScores ?? []).filter((line) => sideOf.get(line.athlete) === side);
  return {
    side,
    starters: lines.filter((line) => line.starter === true).map((line) => line.athlete),
    sideOf,
    minutes: new Map(lines.flatMap((line) => (line.minutes === null ? [] : [[line.athlete, line.minutes] as const]))),
  };
}

/** One finding a side that does not come to five on some plays: how many, and the first of them. */
function notFive(plays: readonly PlayFact[], floors: readonly Record<Side, string[]>[]): Finding[] {
  return SIDES.flatMap((side) => {
    const odd = plays.flatMap((play, index) => {
      const count = floors[index]?.[side].length ?? 0;
      return play.event.kind !== "substitution" && count !== ATHLETES_A_SIDE ? [{ play, count }] : [];
    });
    const first = odd[0];
    if (first === undefined) return [];
    const where = `the first in period ${first.play.period} at ${first.play.clock} with ${first.count}`;
    return [
      { code: "floor_not_five", detail: `the ${side} side has not five on the floor on ${odd.length} plays, ${where}` },
    ];
  });
}
