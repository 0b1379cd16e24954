/** A team's conferences over the seasons, kept as spans that grow as feeds state more. */

import type { Database } from "#lib/store/connection.ts";
import { markSeasonGamesStale, markTeamGamesStale } from "#lib/store/derived-games.ts";
import { type MembershipRow, replaceTeamMemberships, selectTeamMemberships } from "#lib/store/membership-facts.ts";
import { selectLatestMembershipSeason } from "#lib/store/memberships.ts";

/** Later than any season: how an open end compares. */
const OPEN_END = 32_767;

export interface MembershipSpan {
  conferenceId: number;
  startSeason: number;
  /** Null: still a member. */
  endSeason: number | null;
}

/**
 * Spans of a team after `stated` is added with `authority`. Where spans of two conferences overlap, the greater authority keeps the
 * seasons and the other is cut; an equal one stays as it was. Touching spans of one conference become one. Pure.
 */
export function addMembership(
  spans: readonly MembershipRow[],
  teamId: number,
  stated: MembershipSpan,
  authority: number,
): MembershipRow[] {
  const incoming: MembershipRow = { teamId, ...stated, authority };
  const [kept, added] = spans.some(
    (span) => overlaps(span, incoming) && span.conferenceId !== incoming.conferenceId && span.authority >= authority,
  )
    ? [
        spans,
        cut(
          [incoming],
          spans.filter((span) => span.authority >= authority && span.conferenceId !== incoming.conferenceId),
        ),
      ]
    : [cut(spans, [incoming]), [incoming]];
  return joinTouching([...kept, ...added]);
}

/**
 * Writes the membership and says whether anything changed. A change makes the team's games stale; one of the latest season known also those of
 * the seasons after it, into which memberships reach as long as nothing is known there.
 */
export async function stateMembership(
  db: Database,
  teamId: number,
  stated: MembershipSpan,
  authority: number,
): Promise<boolean> {
  const before = await selectTeamMemberships(db, teamId);
  const after = addMembership(before, teamId, stated, authority);
  if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))) return false;
  const latestBefore = await selectLatestMembershipSeason(db);
  await replaceTeamMemberships(db, teamId, after);
  const latest = await selectLatestMembershipSeason(db);
  await markTeamGamesStale(db, teamId);
  if (latest !== latestBefore) {
    for (const season of [latestBefore, latest]) {
      if (season !== null) await markSeasonGamesStale(db, season + 1);
    }
  }
  return true;
}

function end(span: { endSeason: number | null }): number {
  return span.endSeason ?? OPEN_END;
}

function overlaps(a: MembershipRow, b: MembershipRow): boolean {
  return a.startSeason <= end(b) && b.startSeason <= end(a);
}

/** What is left of `spans` of other conferences outside `blockers`. */
function cut(spans: readonly MembershipRow[], blockers: readonly MembershipRow[]): MembershipRow[] {
  let left = [...spans];
  for (const blocker of blockers) {
    left = left.flatMap((span) => {
      if (span.conferenceId === blocker.conferenceId || !overlaps(span, blocker)) return [span];
      const pieces: MembershipRow[] = [];
      if (span.startSeason < blocker.startSeason) pieces.push({ ...span, endSeason: blocker.startSeason - 1 });
      if (end(span) > end(blocker)) pieces.push({ ...span, startSeason: end(blocker) + 1 });
      return pieces;
    });
  }
  return left;
}

function joinTouching(spans: readonly MembershipRow[]): MembershipRow[] {
  const joined: MembershipRow[] = [];
  for (const span of sorted(spans)) {
    const last = joined.find(
      (earlier) => earlier.conferenceId === span.conferenceId && end(earlier) + 1 >= span.startSeason,
    );
    if (!last) joined.push({ ...span });
    else {
      last.endSeason = end(span) > end(last) ? span.endSeason : last.endSeason;
      last.authority = Math.max(last.authority, span.authority);
    }
  }
  return joined;
}

function sorted(spans: readonly MembershipRow[]): MembershipRow[] {
  return [...spans].sort((a, b) => a.startSeason - b.startSeason || a.conferenceId - b.conferenceId);
}
