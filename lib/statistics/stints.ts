/**
 * Stints and the ten on the floor.
 *
 * The floor of a game is a list of changes; from it follow the athletes on the floor at every play and every athlete's stints. Two
 * sources tell the changes: floors that the feed states with every play (floor-stated.ts) and substitutions (floor-substituted.ts). Where plays and substitutions
 * share a second, the feed's sequence decides who is on for which play.
 */
import { periodFormat } from "#lib/basketball/clock.ts";
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameFact, PlayFact, StintFact } from "#lib/basketball/facts.ts";
import type { Finding } from "./finding.ts";
import { ATHLETES_A_SIDE, bothSides, type FloorMoment, momentOf, replayFloor, sortFloorChanges } from "./floor.ts";
import { statedFloorChanges } from "./floor-stated.ts";
import { substitutedFloorChanges } from "./floor-substituted.ts";
import { stintsOfFloor } from "./stints-of-floor.ts";

export interface GameStints {
  /** Null when the feed says neither floors nor substitutions. Home first, then by time in, then by athlete key. */
  stints: StintFact[] | null;
  /**
   * Athlete keys on the floor, one entry per play and in the order of `plays`, the home side's first. Null where `stints` is. A floor inferred from
   * substitutions names only the sides that come to five; a stated one is passed on as it is. A substitution play shows the floor after it.
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
  const sideOf = new Map(game.athletes.map((athlete) => [athlete.key, athlete.side]));
  const end: FloorMoment = game.status === "final" ? { ...momentOf(last), secondsRemaining: 0 } : momentOf(last);

  if (plays.some((play) => play.onFloor !== null)) {
    const changes = statedFloorChanges(plays, sideOf, format);
    const onFloor = plays.map((play) => [...(play.onFloor ?? [])]);
    const floors = replayFloor(changes, plays.length);
    return { stints: stintsOfFloor(changes, plays, end, format), onFloor, findings: notFive(plays, floors) };
  }

  if (!plays.some((play) => play.event.kind === "substitution")) {
    return {
      stints: null,
      onFloor: null,
      findings: [{ code: "no_substitutions", detail: "the feed lists no substitutions" }],
    };
  }
  const lines = game.athleteBoxScores ?? [];
  const minutes = new Map(lines.map((line) => [line.athlete, line.minutes ?? 0]));
  const sides = SIDES.map((side) => {
    const starters = lines
      .filter((line) => line.starter === true && sideOf.get(line.athlete) === side)
      .map((line) => line.athlete);
    return substitutedFloorChanges(plays, { side, starters, sideOf, minutes }, format);
  });
  const changes = sortFloorChanges(sides.flatMap((result) => result.changes));
  const floors = replayFloor(changes, plays.length);
  const five = (keys: string[]) => (keys.length === ATHLETES_A_SIDE ? keys : []);
  return {
    stints: stintsOfFloor(changes, plays, end, format),
    onFloor: floors.map((floor) => bothSides({ home: five(floor.home), away: five(floor.away) })),
    findings: [...sides.flatMap((result) => result.findings), ...notFive(plays, floors)],
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
