/**
 * Floor changes from substitutions, for feeds that list who comes in and who goes out.
 *
 * Such lists have holes: changes at half time that are not listed, an "in" without its "out", an athlete who acts without having come in. The
 * floor is therefore walked period by period with five a side as the rule. Where a stoppage does not leave five, the athlete whose next mention
 * shows that he must have gone (he comes in again) or come (he acts, or goes out) is taken; what had to be guessed is a finding.
 */
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import type { Finding } from "./finding.ts";
import { ATHLETES_A_SIDE, type FloorChange, type FloorMoment, momentOf } from "./floor.ts";
import { collectFloorSteps, type FloorMark, type FloorStep, marksByAthlete } from "./floor-evidence.ts";
import { breakBefore, statedFloor } from "./floor-stated.ts";

export interface SubstitutedSide {
  side: Side;
  /** Starters by the box score; empty when unknown. */
  starters: readonly string[];
  sideOf: ReadonlyMap<string, Side>;
  /** Minutes by the box score, to choose between athletes the plays say nothing of. */
  minutes: ReadonlyMap<string, number>;
}

/** The changes of one side, with findings where the feed's substitutions had to be completed. */
export function substitutedFloorChanges(
  plays: readonly PlayFact[],
  input: SubstitutedSide,
  format: PeriodFormat,
): { changes: FloorChange[]; findings: Finding[] } {
  const walk = new FloorWalk(plays, input, format);
  walk.run();
  return { changes: walk.changes, findings: walk.findings };
}

class FloorWalk {
  readonly changes: FloorChange[] = [];
  readonly findings: Finding[] = [];
  private readonly plays: readonly PlayFact[];
  private readonly input: SubstitutedSide;
  private readonly format: PeriodFormat;
  private readonly steps: FloorStep[];
  private readonly marks: Map<string, FloorMark[]>;
  private readonly groups: Map<number, { ins: string[]; outs: string[] }>;
  private on = new Set<string>();

  constructor(plays: readonly PlayFact[], input: SubstitutedSide, format: PeriodFormat) {
    this.plays = plays;
    this.input = input;
    this.format = format;
    this.steps = collectFloorSteps(plays, input.side, input.sideOf);
    this.marks = marksByAthlete(this.steps);
    this.groups = new Map(this.steps.flatMap((step) => (step.kind === "group" ? [[step.play, step] as const] : [])));
  }

  run(): void {
    let step = 0;
    for (const [start, end] of periodBounds(this.plays)) {
      this.startPeriod(start, end);
      for (let next = this.steps[step]; next !== undefined && next.play < end; next = this.steps[step]) {
        if (next.kind === "group") this.substitute(next.play, next.ins, next.outs, end);
        else
          for (const athlete of next.athletes)
            if (!this.on.has(athlete)) this.actsOffFloor(athlete, next.play, start, end);
        step += 1;
      }
    }
  }

  /** The five who start a period: those the period shows to be there first, then those who ended the last one. Starters of the game are known. */
  private startPeriod(start: number, end: number): void {
    const expected = this.expectedStarters(start);
    const known = start === 0 && expected.length === ATHLETES_A_SIDE;
    const five = new Set(known ? expected : this.rankStarters(expected, start, end).slice(0, ATHLETES_A_SIDE));
    const play = this.plays[start];
    if (play === undefined) return;
    const times = breakBefore(play, this.plays[start - 1], this.format);
    for (const athlete of this.on) if (!five.has(athlete)) this.change(athlete, "out", start, times.out);
    for (const athlete of five) if (!this.on.has(athlete)) this.change(athlete, "in", start, times.in);
    this.on = five;
    if (five.size < ATHLETES_A_SIDE) {
      this.find("floor_start_unknown", start, `only ${five.size} of the five who start the period are known`);
    }
  }

  /** Candidates for the start of a period: who acts or goes out before he comes in, the expected ones first, then the expected ones the period says nothing of. */
  private rankStarters(expected: readonly string[], start: number, end: number): string[] {
    const first = (athlete: string) => this.nextMark(athlete, start, end);
    const seen = [...this.marks.keys()]
      .filter((athlete) => ["act", "out"].includes(first(athlete)?.kind ?? "none"))
      .sort((a, b) => (first(a)?.play ?? 0) - (first(b)?.play ?? 0));
    const silent = expected
      .filter((athlete) => first(athlete) === undefined)
      .sort((a, b) => (this.input.minutes.get(b) ?? 0) - (this.input.minutes.get(a) ?? 0));
    return [
      ...seen.filter((athlete) => expected.includes(athlete)),
      ...seen.filter((athlete) => !expected.includes(athlete)),
      ...silent,
    ];
  }

  /** Who should start a period: whom the feed states, else the starters of the game, else those who ended the last period. */
  private expectedStarters(start: number): string[] {
    const play = this.plays[start];
    const stated = play === undefined ? null : statedFloor(play, this.input.side, this.input.sideOf);
    if (stated !== null) return stated;
    return start === 0 ? [...this.input.starters] : [...this.on];
  }

  private substitute(play: number, ins: readonly string[], outs: readonly string[], end: number): void {
    const before = this.on;
    const after = new Set([...before].filter((athlete) => !outs.includes(athlete)));
    for (const athlete of ins) after.add(athlete);
    while (after.size < ATHLETES_A_SIDE) {
      const athlete = this.bestArrival(after, outs, play, end);
      if (athlete === undefined) break;
      after.add(athlete);
      this.find("substitution_inferred", play, `${athlete} must have come in`);
    }
    while (after.size > ATHLETES_A_SIDE) {
      const athlete = this.bestLeaver(after, ins, play, end);
      if (athlete === undefined) break;
      after.delete(athlete);
      this.find("substitution_inferred", play, `${athlete} must have gone out`);
    }
    const at = this.momentAt(play);
    for (const athlete of before) if (!after.has(athlete)) this.change(athlete, "out", play, at);
    for (const athlete of after) if (!before.has(athlete)) this.change(athlete, "in", play, at);
    this.on = after;
  }

  /** Who is missing after a stoppage: the first to act or go out without coming in, or to come in where one too many does. */
  private bestArrival(on: ReadonlySet<string>, outs: readonly string[], play: number, end: number): string | undefined {
    return this.earliest(
      [...this.marks.keys()].filter((athlete) => !on.has(athlete) && !outs.includes(athlete)),
      play,
      end,
      (mark) => mark.kind !== "in" || this.surplus(mark.play) > 0,
    );
  }

  /** Who is one too many: the first to come in without going out, or to go out where one too few comes; else the longest silent. */
  private bestLeaver(on: ReadonlySet<string>, ins: readonly string[], play: number, end: number): string | undefined {
    const candidates = [...on].filter((athlete) => !ins.includes(athlete));
    const shown = this.earliest(
      candidates,
      play,
      end,
      (mark) => mark.kind === "in" || (mark.kind === "out" && this.surplus(mark.play) < 0),
    );
    return shown ?? this.longestSilent(candidates, play, end);
  }

  /** An athlete acts although five others are on: somebody went out for him unlisted. */
  private actsOffFloor(athlete: string, play: number, start: number, end: number): void {
    const next = this.nextMark(athlete, play + 1, end);
    const last = this.lastMark(athlete, play);
    if (last?.kind === "out" && this.sameSecond(last.play, play)) return;
    if (next?.kind === "in") {
      if (!this.sameSecond(next.play, play)) this.find("acts_off_floor", play, `${athlete} acts before he comes in`);
      return;
    }
    const others = [...this.on];
    const leaver =
      this.on.size < ATHLETES_A_SIDE
        ? undefined
        : (this.earliest(others, play, end, (mark) => mark.kind === "in") ?? this.longestSilent(others, play, end));
    if (leaver === undefined && this.on.size >= ATHLETES_A_SIDE) {
      this.find("acts_off_floor", play, `${athlete} acts while five others are on the floor`);
      return;
    }
    const evidence = Math.max(
      start,
      (last?.play ?? -1) + 1,
      leaver === undefined ? 0 : (this.lastMark(leaver, play)?.play ?? -1) + 1,
    );
    const from = this.lastStoppage(evidence, play);
    if (leaver !== undefined) {
      this.change(leaver, "out", from, this.momentAt(from));
      this.on.delete(leaver);
    }
    this.change(athlete, "in", from, this.momentAt(from));
    this.on.add(athlete);
    this.find(
      "substitution_inferred",
      from,
      leaver === undefined ? `${athlete} must have come in` : `${athlete} must have come in for ${leaver}`,
    );
  }

  private earliest(
    athletes: readonly string[],
    play: number,
    end: number,
    fits: (mark: FloorMark) => boolean,
  ): string | undefined {
    let best: { athlete: string; play: number } | undefined;
    for (const athlete of athletes) {
      const mark = this.nextMark(athlete, play + 1, end);
      if (mark !== undefined && fits(mark) && (best === undefined || mark.play < best.play))
        best = { athlete, play: mark.play };
    }
    return best?.athlete;
  }

  private longestSilent(athletes: readonly string[], play: number, end: number): string | undefined {
    return athletes
      .filter((athlete) => this.nextMark(athlete, play + 1, end) === undefined)
      .sort((a, b) => (this.lastMark(a, play)?.play ?? -1) - (this.lastMark(b, play)?.play ?? -1))[0];
  }

  private nextMark(athlete: string, from: number, end: number): FloorMark | undefined {
    return this.marks.get(athlete)?.find((mark) => mark.play >= from && mark.play < end);
  }

  private lastMark(athlete: string, before: number): FloorMark | undefined {
    return this.marks.get(athlete)?.findLast((mark) => mark.play < before);
  }

  /** How many more come in than go out at the group of a play. */
  private surplus(play: number): number {
    const group = this.groups.get(play);
    return group === undefined ? 0 : group.ins.length - group.outs.length;
  }

  private sameSecond(a: number, b: number): boolean {
    const [one, other] = [this.plays[a], this.plays[b]];
    return one?.period === other?.period && one?.secondsRemaining === other?.secondsRemaining;
  }

  /** The last play from `from` to `to` at which the ball was dead; `to` itself when there was none. */
  private lastStoppage(from: number, to: number): number {
    for (let play = to; play >= from; play--) {
      const kind = this.plays[play]?.event.kind;
      if (kind === "timeout" || kind === "foul" || kind === "substitution") return play;
    }
    return to;
  }

  private momentAt(play: number): FloorMoment {
    const found = this.plays[play];
    if (found === undefined) throw new RangeError(`no play ${play}`);
    return momentOf(found);
  }

  private change(athlete: string, direction: "in" | "out", play: number, at: FloorMoment): void {
    this.changes.push({ athlete, side: this.input.side, direction, play, at });
  }

  private find(code: string, play: number, what: string): void {
    const { period, secondsRemaining } = this.momentAt(play);
    this.findings.push({
      code,
      detail: `${this.input.side} side, period ${period}, ${secondsRemaining} s left: ${what}`,
    });
  }
}

/** First and past-the-last play of every period. */
function periodBounds(plays: readonly PlayFact[]): [number, number][] {
  const bounds: [number, number][] = [];
  let start = 0;
  for (let index = 1; index <= plays.length; index++) {
    if (index < plays.length && plays[index]?.period === plays[start]?.period) continue;
    bounds.push([start, index]);
    start = index;
  }
  return bounds;
}
