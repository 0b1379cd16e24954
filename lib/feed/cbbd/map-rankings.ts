/** Rows of polls to weeks of polls. Pure. */
import type { League } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { POLL_NAMES, POLLS, type Poll } from "#lib/basketball/poll-facts.ts";
import type { MappedDocument } from "#lib/feed/feed.ts";
import { namedTeam } from "./map-entities.ts";
import type { RawRanking } from "./raw-lines-and-polls.ts";

/** What tells a week of a poll from another. */
export function pollKey({ season, seasonType, week, pollType }: RawRanking): string {
  return `${season}/${seasonType}/${week}/${pollType}`;
}

/** One fact a week of a poll. A poll that is none of the two known ones is left out with a warning. */
export function mapRankings(rows: readonly RawRanking[], league: League): MappedDocument {
  const mapped: MappedDocument = { facts: [], warnings: [] };
  const unknown = new Set<string>();
  for (const week of Map.groupBy(rows, pollKey).values()) {
    const [first] = week;
    if (!first) continue;
    const poll = POLLS.find((known) => POLL_NAMES[known] === first.pollType);
    if (poll) mapped.facts.push(pollFact(poll, first, week, league));
    else unknown.add(first.pollType);
  }
  for (const name of unknown) {
    mapped.warnings.push({ code: "unknown_poll", detail: `there is no poll called ${name}` });
  }
  return mapped;
}

function pollFact(poll: Poll, first: RawRanking, week: readonly RawRanking[], league: League): Fact {
  return {
    kind: "poll",
    league,
    poll: {
      source: "cbbd",
      poll,
      season: first.season,
      seasonType: first.seasonType,
      week: first.week,
      date: first.pollDate,
      entries: week.map(({ teamId, team, ranking, points, firstPlaceVotes }) => ({
        team: namedTeam(teamId, team),
        rank: ranking,
        points,
        firstPlaceVotes,
      })),
    },
  };
}

/**
 * Whether rows of one week of a poll can be all of it: several ranked teams, and no rank left out. A file may hold what a filter left of the
 * rankings, and a part must not pass for the whole.
 */
export function isWholePoll(week: readonly RawRanking[]): boolean {
  const ranks = week.flatMap(({ ranking }) => ranking ?? []).sort((a, b) => a - b);
  return ranks.length > 1 && ranks.every((rank, place) => rank === place + 1 || rank === ranks[place - 1]);
}
