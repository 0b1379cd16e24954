/**
 * What the plays say about who is on the floor: substitutions, and everything an athlete can do only on the floor.
 *
 * Substitutions at one stoppage form a group: in and out plays of one second, with nothing but timeouts and remarks between them. Inside
 * a group the feed's order is arbitrary, so only its net effect counts; an athlete both in and out stays as he was.
 */
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";

export type FloorStep =
  | { kind: "group"; play: number; ins: string[]; outs: string[] }
  | { kind: "act"; play: number; athletes: string[] };

/** One mention of an athlete: he came in, went out or acted. */
export interface FloorMark {
  play: number;
  kind: "in" | "out" | "act";
}

/** The steps of one side in the order of the plays. */
export function collectFloorSteps(
  plays: readonly PlayFact[],
  side: Side,
  sideOf: ReadonlyMap<string, Side>,
): FloorStep[] {
  const steps: FloorStep[] = [];
  for (let index = 0; index < plays.length; index++) {
    const play = plays[index];
    if (play === undefined) continue;
    if (play.event.kind === "substitution") {
      const end = groupEnd(plays, index);
      const group = netGroup(plays.slice(index, end), side, sideOf);
      if (group.ins.length + group.outs.length > 0) steps.push({ kind: "group", play: index, ...group });
      index = end - 1;
      continue;
    }
    const athletes = actingAthletes(play).filter((athlete) => sideOf.get(athlete) === side);
    if (athletes.length > 0) steps.push({ kind: "act", play: index, athletes });
  }
  return steps;
}

/** Marks of every athlete in the steps, each list in the order of the plays. */
export function marksByAthlete(steps: readonly FloorStep[]): Map<string, FloorMark[]> {
  const marks = new Map<string, FloorMark[]>();
  const add = (athlete: string, mark: FloorMark) => marks.set(athlete, [...(marks.get(athlete) ?? []), mark]);
  for (const step of steps) {
    if (step.kind === "act") for (const athlete of step.athletes) add(athlete, { play: step.play, kind: "act" });
    else {
      for (const athlete of step.outs) add(athlete, { play: step.play, kind: "out" });
      for (const athlete of step.ins) add(athlete, { play: step.play, kind: "in" });
    }
  }
  return marks;
}

/** Athletes who must be on the floor for the play to happen. A technical foul can be called on the bench. */
export function actingAthletes({ event }: PlayFact): string[] {
  switch (event.kind) {
    case "field_goal":
      return [event.athlete, event.assistedBy].filter((athlete) => athlete !== null);
    case "free_throw":
    case "rebound":
    case "turnover":
    case "steal":
    case "block":
      return event.athlete === null ? [] : [event.athlete];
    case "foul":
      return event.athlete === null || event.bench || event.foul === "technical" ? [] : [event.athlete];
    default:
      return [];
  }
}

/** Index after the last substitution of the group that starts at `start`. */
function groupEnd(plays: readonly PlayFact[], start: number): number {
  const first = plays[start];
  let end = start + 1;
  for (let index = start + 1; index < plays.length; index++) {
    const play = plays[index];
    if (play?.period !== first?.period || play?.secondsRemaining !== first?.secondsRemaining) break;
    if (play?.event.kind === "substitution") end = index + 1;
    else if (play?.event.kind !== "timeout" && play?.event.kind !== "other") break;
  }
  return end;
}

function netGroup(
  group: readonly PlayFact[],
  side: Side,
  sideOf: ReadonlyMap<string, Side>,
): { ins: string[]; outs: string[] } {
  const net = new Map<string, number>();
  for (const { event } of group) {
    if (event.kind !== "substitution" || event.athlete === null || sideOf.get(event.athlete) !== side) continue;
    net.set(event.athlete, (net.get(event.athlete) ?? 0) + (event.direction === "in" ? 1 : -1));
  }
  const pick = (sign: number) => [...net].filter(([, count]) => Math.sign(count) === sign).map(([athlete]) => athlete);
  return { ins: pick(1), outs: pick(-1) };
}
