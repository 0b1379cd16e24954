/** Records of lineups: what teams did with five athletes on the floor, and with and without each athlete. */
import { z } from "zod";
import { integer, nullableNumber, nullableText, number, text } from "./shared-shapes.ts";

/** Made, attempted and percent (0-100) of one kind of shot; percent 0 where nothing was tried. */
const CountedShooting = z.strictObject({ made: integer, attempted: integer, pct: number });

/** What one side did while the five were on the floor. Rates are computed from the counts; one with nothing under the line is 0, true shooting null. */
export const LineupUnitStats = z.strictObject({
  possessions: integer,
  points: integer,
  blocks: integer,
  assists: integer,
  steals: integer,
  turnovers: integer,
  defensiveRebounds: integer,
  offensiveRebounds: integer,
  trueShooting: nullableNumber,
  fieldGoals: CountedShooting,
  twoPointers: CountedShooting.extend({
    tipIns: CountedShooting,
    dunks: CountedShooting,
    layups: CountedShooting,
    jumpers: CountedShooting,
  }),
  threePointers: CountedShooting,
  freeThrows: CountedShooting,
  fourFactors: z.strictObject({
    effectiveFieldGoalPct: number,
    turnoverRatio: number,
    offensiveReboundPct: number,
    freeThrowRate: number,
  }),
});
export type LineupUnitStats = z.infer<typeof LineupUnitStats>;

/** A time on the floor. The ratings are null where nobody had the ball, pace where there was no time. */
const timeOnFloor = {
  totalSeconds: integer,
  /** Possessions of a team per 40 minutes, both teams averaged. */
  pace: nullableNumber,
  /** Points per 100 possessions: scored, allowed, and the difference. */
  offenseRating: nullableNumber,
  defenseRating: nullableNumber,
  netRating: nullableNumber,
  teamStats: LineupUnitStats,
  opponentStats: LineupUnitStats,
} as const;

/** Five athletes of a team who were on the floor together. */
export const LineupStats = z.strictObject({
  teamId: integer,
  team: text,
  conference: nullableText,
  /** The five athlete ids, ascending, joined by `-`. */
  idHash: text,
  /** In the order of `idHash`. */
  athletes: z.array(z.strictObject({ name: text, id: integer })),
  ...timeOnFloor,
});
export type LineupStats = z.infer<typeof LineupStats>;

const TimeOnFloor = z.strictObject(timeOnFloor);
export type TimeOnFloor = z.infer<typeof TimeOnFloor>;

/** A team with one of its athletes on the floor and without him: both add up to the team in its games, but for the time in which the five are not known. */
export const OnOffStats = z.strictObject({
  teamId: integer,
  team: text,
  conference: nullableText,
  athleteId: integer,
  name: text,
  position: nullableText,
  /** Games of the team that tell who is on the floor, and those of them he was on the floor in. */
  games: integer,
  gamesPlayed: integer,
  /** Seconds of these games in which the five are not known: neither on nor off. */
  unknownSeconds: integer,
  on: TimeOnFloor,
  off: TimeOnFloor,
  /** Net rating on less net rating off. */
  netDifference: nullableNumber,
});
export type OnOffStats = z.infer<typeof OnOffStats>;
