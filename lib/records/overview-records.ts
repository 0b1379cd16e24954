/** The record of a team's season, all in one: record, polls, ratings, efficiency, shots, players, schedule, sources. */
import { z } from "zod";
import { GAME_STATUSES, SEASON_TYPES } from "#lib/basketball/enums.ts";
import { ELIGIBILITIES } from "#lib/basketball/game-eligibility.ts";
import { ProfilePlayer } from "./overview-player-records.ts";
import { Coverage, ShootingLine } from "./overview-shapes.ts";
import { dateTime, nullableBoolean, nullableNumber, nullableText, number, Rebounds, text } from "./shared-shapes.ts";

/** `unresolved`: games that count and were played, whose winner no feed tells. `games` is the sum of the other three. */
export const CountRecord = z.strictObject({ games: number, wins: number, losses: number, unresolved: number });
export type CountRecord = z.infer<typeof CountRecord>;

export const POLL_STATES = ["ranked", "unranked", "unavailable"] as const;

/** `unavailable`: the store has no such poll of the season; `unranked`: it has, and the team is not among its ranked ones. Only `ranked` has a rank. */
export const PollStanding = z.strictObject({
  state: z.enum(POLL_STATES),
  date: dateTime.nullable(),
  week: nullableNumber,
  seasonType: z.enum(SEASON_TYPES).nullable(),
  rank: nullableNumber,
});
export type PollStanding = z.infer<typeof PollStanding>;

const RatedValue = z.strictObject({ value: number, rank: number });

/** Points per 100 possessions against the mean team, one decimal; ranks among the `population` teams of the season that have the rating. */
export const AdjustedRatings = z.strictObject({
  offense: RatedValue,
  defense: RatedValue,
  net: RatedValue,
  population: number,
});
export type AdjustedRatings = z.infer<typeof AdjustedRatings>;

export const TeamBoxScore = z.strictObject({
  fieldGoals: ShootingLine,
  twoPointFieldGoals: ShootingLine,
  threePointFieldGoals: ShootingLine,
  freeThrows: ShootingLine,
  rebounds: Rebounds,
  assists: nullableNumber,
  steals: nullableNumber,
  blocks: nullableNumber,
  turnovers: nullableNumber,
  fouls: nullableNumber,
  minutes: nullableNumber,
  teamTurnovers: nullableNumber,
  technicalFouls: nullableNumber,
  flagrantFouls: nullableNumber,
  pointsInPaint: nullableNumber,
  pointsOffTurnovers: nullableNumber,
  fastBreakPoints: nullableNumber,
  trueShootingPct: nullableNumber,
});
export type TeamBoxScore = z.infer<typeof TeamBoxScore>;

/** What a team, or all its opponents together, did over the games with whole box scores. */
export const UnitMetrics = z.strictObject({
  /** Only in format 2. */
  boxScore: TeamBoxScore.optional(),
  points: nullableNumber,
  possessions: nullableNumber,
  rawRating: nullableNumber,
  effectiveFieldGoalPct: nullableNumber,
  turnoverPct: nullableNumber,
  offensiveReboundPct: nullableNumber,
  freeThrowRate: nullableNumber,
});
export type UnitMetrics = z.infer<typeof UnitMetrics>;

export const SHOT_BUCKETS = ["at_rim", "two_point_jumper", "three_point_jumper", "unknown"] as const;
export type ShotBucketKey = (typeof SHOT_BUCKETS)[number];

/** `attemptPct`: share of the tries whose kind is known; null for the unknown ones. Attempts of all buckets add up to `trackedAttempts`. */
export const ShotBucket = z.strictObject({
  key: z.enum(SHOT_BUCKETS),
  attempts: number,
  made: number,
  attemptPct: nullableNumber,
  fieldGoalPct: nullableNumber,
});
export type ShotBucket = z.infer<typeof ShotBucket>;

export const GAME_LOCATIONS = ["home", "away", "neutral"] as const;
/** A game from the team's side. What is not `counted` is in no total. Points and result are null unless it is final. `calendarDate` is the day of `startDate` in UTC. */
export const ProfileGame = z.strictObject({
  id: number,
  opponentId: number,
  opponent: text,
  opponentHasProfile: z.boolean(),
  startDate: dateTime,
  calendarDate: z.iso.date(),
  startTimeTbd: z.boolean(),
  location: z.enum(GAME_LOCATIONS),
  status: z.enum(GAME_STATUSES),
  seasonType: z.enum(SEASON_TYPES),
  gameType: nullableText,
  eligibility: z.enum(ELIGIBILITIES),
  conferenceGame: nullableBoolean,
  teamPoints: nullableNumber,
  opponentPoints: nullableNumber,
  result: z.enum(["W", "L"]).nullable(),
  venue: nullableText,
});
export type ProfileGame = z.infer<typeof ProfileGame>;

export const MOST_NOTES = 20;
export const LONGEST_NOTE = 500;

export const TeamSeasonOverview = z.strictObject({
  formatVersion: z.union([z.literal(1), z.literal(2)]),
  teamId: number,
  season: number,
  seasonLabel: text,
  /** When what the answer is made of was last written; not when it was asked for. */
  generatedAt: dateTime,
  team: z.strictObject({
    /** Null outside every conference. */
    conference: z.strictObject({ id: number, name: text, abbreviation: text }).nullable(),
    sourceId: nullableText,
    mascot: nullableText,
    school: text,
  }),
  record: z.strictObject({
    /** Counted games of which nothing says whether they are conference games. */
    unknownConferenceGames: number,
    /** Games of which nothing says whether they count. */
    unknownEligibilityGames: number,
    /** Whether nothing above is unknown and no game is unresolved. */
    complete: z.boolean(),
    conference: CountRecord,
    overall: CountRecord,
  }),
  ratings: z.strictObject({
    polls: z.strictObject({ coaches: PollStanding, ap: PollStanding }),
    srs: nullableNumber,
    elo: nullableNumber,
    adjusted: AdjustedRatings.nullable(),
  }),
  efficiency: z.strictObject({
    defense: UnitMetrics,
    offense: UnitMetrics,
    paceGames: number,
    pace: nullableNumber,
    coverage: Coverage,
  }),
  shooting: z.strictObject({ buckets: z.array(ShotBucket), trackedAttempts: number, coverage: Coverage }),
  players: z.strictObject({ rows: z.array(ProfilePlayer), coverage: Coverage }),
  schedule: z.strictObject({ games: z.array(ProfileGame) }),
  sources: z.strictObject({
    notes: z.array(z.string().max(LONGEST_NOTE)).max(MOST_NOTES),
    latestFinalStartDate: dateTime.nullable(),
    leaderboardUpdatedAt: dateTime.nullable(),
  }),
});
export type TeamSeasonOverview = z.infer<typeof TeamSeasonOverview>;
