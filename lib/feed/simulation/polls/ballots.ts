/** Voters, what they think from week to week, and their ballots counted. */
import type { Poll } from "#lib/basketball/poll-facts.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import type { SeasonSoFar } from "./season-so-far.ts";

/** Voters of each poll: about as many as the real ones have. */
export const VOTERS: Record<Poll, number> = { ap: 60, coaches: 30 };

/** Share of last week's opinion in this week's. */
const INERTIA = 0.4;
/** How much of a voter's opinion is the record, the rest is strength: from one voter to another. */
const RECORD_SHARE = { least: 0.3, most: 0.6 };
/** Points that a win above the edge, and a loss of the week at its worst, are worth. */
const POINTS_OF_WIN = 2.2;
const POINTS_OF_LOSS = 2.5;
/** Points that the national title is worth; a shorter run by the square of its share. Hardly a champion was not first in the final poll. */
const POINTS_OF_TITLE = 14;
/** Standard deviations of what a voter thinks of a team for no reason, all season and this week, in points. */
const FAVOUR = 0.7;
const MOOD = 0.4;

/** Opinions by school, in points; the greater the better. */
export type Opinions = ReadonlyMap<number, number>;

export interface Voter {
  recordShare: number;
  favour: Opinions;
}

export function votersOf(seed: string, season: number, poll: Poll, schoolIds: readonly number[]): Voter[] {
  return Array.from({ length: VOTERS[poll] }, (_, place) => {
    const random = randomOf(seed, "voter", season, poll, place);
    return {
      recordShare: random.between(RECORD_SHARE.least, RECORD_SHARE.most),
      favour: new Map(schoolIds.map((id) => [id, random.normal(0, FAVOUR)])),
    };
  });
}

/** What a voter thinks this week, after what he thought the week before; null before the first. */
export function opinionsOf(
  voter: Voter,
  seasons: ReadonlyMap<number, SeasonSoFar>,
  before: Opinions | null,
  random: Random,
): Opinions {
  const opinions = new Map<number, number>();
  for (const [id, { power, winsAboveEdge, recentLosses, titleRun }] of seasons) {
    const merit =
      (1 - voter.recordShare) * power +
      voter.recordShare * POINTS_OF_WIN * winsAboveEdge +
      POINTS_OF_TITLE * titleRun * titleRun;
    const fresh = merit - POINTS_OF_LOSS * recentLosses + (voter.favour.get(id) ?? 0);
    const held = before?.get(id);
    const settled = held === undefined ? fresh : INERTIA * held + (1 - INERTIA) * fresh;
    opinions.set(id, settled + random.normal(0, MOOD));
  }
  return opinions;
}

export interface PollEntry {
  schoolId: number;
  /** Null for a team that receives votes without being ranked. */
  rank: number | null;
  points: number;
  firstPlaceVotes: number;
}

/**
 * Counts ballots of the `ranked` best teams of each voter: as many points as teams for the first, 1 for the last. Teams with equal points share a
 * rank. By points, then first-place votes, then school.
 */
export function countBallots(ballots: readonly Opinions[], ranked: number): PollEntry[] {
  const counts = new Map<number, { points: number; firstPlaceVotes: number }>();
  for (const opinions of ballots) {
    const best = [...opinions].sort(([a, one], [b, other]) => other - one || a - b).slice(0, ranked);
    for (const [place, [id]] of best.entries()) {
      const count = counts.get(id) ?? { points: 0, firstPlaceVotes: 0 };
      count.points += ranked - place;
      if (place === 0) count.firstPlaceVotes++;
      counts.set(id, count);
    }
  }
  const entries = [...counts]
    .map(([schoolId, count]) => ({ schoolId, ...count }))
    .sort((a, b) => b.points - a.points || b.firstPlaceVotes - a.firstPlaceVotes || a.schoolId - b.schoolId);
  return entries.map(({ schoolId, points, firstPlaceVotes }) => {
    const rank = 1 + entries.findIndex((entry) => entry.points === points);
    return { schoolId, rank: rank <= ranked ? rank : null, points, firstPlaceVotes };
  });
}
