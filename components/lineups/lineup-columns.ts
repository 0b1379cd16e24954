/** Columns of the tables of lineups and of teams with and without an athlete. */
import { clockText } from "#lib/basketball/clock.ts";
import type { Statistic } from "#lib/basketball/glossary.ts";
import { formatNumber, formatPct, formatSigned } from "#lib/format/number.ts";
import type { OnOffStats, TimeOnFloor } from "#lib/records/lineup-records.ts";

export interface FloorColumn<R> {
  id: string;
  head: string;
  /** What the glossary explains it by. */
  statistic: Statistic;
  /** Explains the head in words where the glossary's entry is not enough. */
  note?: string;
  value: (row: R) => number | null;
  text: (row: R) => string;
  /** The value says little of few possessions and is muted there. */
  rate?: boolean;
}

/**
 * Possessions of both sides together below which a rate is muted. A possession brings 1.2 points give or take: over 10 at each end chance alone
 * moves a net rating by 100 * 1.2 * sqrt(2 / 10) = 54 points.
 */
export const SMALL_SAMPLE = 20;

export function possessionsOf({ teamStats, opponentStats }: TimeOnFloor): number {
  return teamStats.possessions + opponentStats.possessions;
}

/** Whether the rates of a time on the floor rest on too little. */
export function isSmallSample(time: TimeOnFloor): boolean {
  return possessionsOf(time) < SMALL_SAMPLE;
}

/** Team points less opponent points. */
export function plusMinusOf({ teamStats, opponentStats }: TimeOnFloor): number {
  return teamStats.points - opponentStats.points;
}

type Column = FloorColumn<TimeOnFloor>;

function count(id: string, head: string, statistic: Statistic, note: string, value: Column["value"]): Column {
  return { id, head, statistic, note, value, text: (time) => formatNumber(value(time)) };
}

function rating(id: string, head: string, statistic: Statistic, note: string, value: Column["value"]): Column {
  const signed = statistic === "netRating";
  const text: Column["text"] = (time) => (signed ? formatSigned(value(time), 1) : formatPct(value(time)));
  return { id, head, statistic, note, value, text, rate: true };
}

/** A share of attempts or possessions: null, not 0, where there were none. */
function share(
  id: string,
  head: string,
  statistic: Statistic,
  note: string,
  of: (time: TimeOnFloor) => { value: number; base: number },
): Column {
  const value: Column["value"] = (time) => {
    const { value: percent, base } = of(time);
    return base === 0 ? null : percent;
  };
  return { id, head, statistic, note, value, text: (time) => formatPct(value(time)), rate: true };
}

const time: Column = {
  id: "time",
  head: "Time",
  statistic: "minutes",
  note: "Minutes and seconds on the floor together.",
  value: ({ totalSeconds }) => totalSeconds,
  text: ({ totalSeconds }) => clockText(totalSeconds),
};

const net = rating("net", "Net", "netRating", "Offense less defense.", (row) => row.netRating);

export const BASIC_LINEUP_COLUMNS: readonly Column[] = [
  time,
  {
    id: "plusMinus",
    head: "+/−",
    statistic: "plusMinus",
    value: plusMinusOf,
    text: (row) => formatSigned(plusMinusOf(row)),
  },
  net,
  count("possessions", "Poss", "possessions", "The team's own.", (row) => row.teamStats.possessions),
  count("for", "For", "points", "Points scored meanwhile.", (row) => row.teamStats.points),
  count("against", "Agst", "points", "Points allowed meanwhile.", (row) => row.opponentStats.points),
];

export const ADVANCED_LINEUP_COLUMNS: readonly Column[] = [
  time,
  net,
  rating("offense", "ORtg", "rating", "Points scored per 100 possessions.", (row) => row.offenseRating),
  rating(
    "defense",
    "DRtg",
    "rating",
    "Points allowed per 100 possessions; less is better.",
    (row) => row.defenseRating,
  ),
  rating("pace", "Pace", "pace", "Both teams averaged.", (row) => row.pace),
  share("effective", "eFG%", "effectiveFieldGoalPct", "The team's own.", ({ teamStats }) => ({
    value: teamStats.fourFactors.effectiveFieldGoalPct,
    base: teamStats.fieldGoals.attempted,
  })),
  share(
    "effectiveAllowed",
    "eFG% agst",
    "effectiveFieldGoalPct",
    "The opponent's; less is better.",
    ({ opponentStats }) => ({
      value: opponentStats.fourFactors.effectiveFieldGoalPct,
      base: opponentStats.fieldGoals.attempted,
    }),
  ),
  share("turnovers", "TO%", "turnoverRatio", "The team's own; less is better.", ({ teamStats }) => ({
    value: teamStats.fourFactors.turnoverRatio,
    base: teamStats.possessions,
  })),
  share("rebounds", "OREB%", "offensiveReboundPct", "The team's own.", ({ teamStats, opponentStats }) => ({
    value: teamStats.fourFactors.offensiveReboundPct,
    base: teamStats.offensiveRebounds + opponentStats.defensiveRebounds,
  })),
  share("freeThrows", "FTR", "freeThrowRate", "The team's own.", ({ teamStats }) => ({
    value: teamStats.fourFactors.freeThrowRate,
    base: teamStats.fieldGoals.attempted,
  })),
];

type OnOffColumn = FloorColumn<OnOffStats>;

const onOffTime: OnOffColumn = {
  id: "time",
  head: "Time",
  statistic: "minutes",
  note: "Minutes and seconds on the floor.",
  value: ({ on }) => on.totalSeconds,
  text: ({ on }) => clockText(on.totalSeconds),
};

function onOffRating(id: string, head: string, note: string, value: OnOffColumn["value"], signed = false): OnOffColumn {
  const text: OnOffColumn["text"] = (row) => (signed ? formatSigned(value(row), 1) : formatPct(value(row)));
  return { id, head, statistic: signed ? "netRating" : "rating", note, value, text, rate: true };
}

const difference = onOffRating(
  "difference",
  "Diff",
  "Net rating on less net rating off.",
  (row) => row.netDifference,
  true,
);

export const BASIC_ON_OFF_COLUMNS: readonly OnOffColumn[] = [
  onOffTime,
  {
    id: "plusMinus",
    head: "+/−",
    statistic: "plusMinus",
    value: ({ on }) => plusMinusOf(on),
    text: ({ on }) => formatSigned(plusMinusOf(on)),
  },
  onOffRating("on", "Net on", "Net rating of the team with the player on the floor.", ({ on }) => on.netRating, true),
  onOffRating("off", "Net off", "Net rating of the team without the player.", ({ off }) => off.netRating, true),
  difference,
];

export const ADVANCED_ON_OFF_COLUMNS: readonly OnOffColumn[] = [
  onOffTime,
  onOffRating(
    "onOffense",
    "ORtg on",
    "Points scored per 100 possessions with the player on the floor.",
    ({ on }) => on.offenseRating,
  ),
  onOffRating(
    "offOffense",
    "ORtg off",
    "Points scored per 100 possessions without the player.",
    ({ off }) => off.offenseRating,
  ),
  onOffRating(
    "onDefense",
    "DRtg on",
    "Points allowed per 100 possessions with the player on the floor; less is better.",
    ({ on }) => on.defenseRating,
  ),
  onOffRating(
    "offDefense",
    "DRtg off",
    "Points allowed per 100 possessions without the player; less is better.",
    ({ off }) => off.defenseRating,
  ),
  difference,
];

/** Whether a difference of on and off rests on too little on either side. */
export function isSmallOnOff({ on, off }: OnOffStats): boolean {
  return isSmallSample(on) || isSmallSample(off);
}
