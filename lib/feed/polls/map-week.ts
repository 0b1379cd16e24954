/** A week of ranks by team name to a poll. Pure. */
import { easternMidnight } from "#lib/basketball/eastern-date.ts";
import type { MappedDocument } from "#lib/feed/feed.ts";
import { namedTeam } from "#lib/feed/named-team.ts";
import type { RawWeek } from "./raw-polls.ts";

export interface WeekOfPoll {
  season: number;
  week: number;
  /** YYYY-MM-DD; null where the file does not say. */
  date: string | null;
  ranks: RawWeek;
}

/**
 * The writers' poll of a week. The file knows ranks and no points; of the time only the day, so the poll counts from the beginning of that day in US
 * Eastern time. A rank that nobody has is a warning: a team is missing.
 */
export function mapWeek({ season, week, date, ranks }: WeekOfPoll): MappedDocument {
  const entries = Object.entries(ranks).sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
  const missing = missingRanks(entries.map(([, rank]) => rank));
  const detail = `week ${week} of ${season} has nobody ranked ${missing.join(", ")}`;
  return {
    facts: [
      {
        kind: "poll",
        league: "mens",
        poll: {
          source: "polls",
          poll: "ap",
          season,
          seasonType: "regular",
          week,
          date: date === null ? null : easternMidnight(date),
          entries: entries.map(([school, rank]) => ({
            team: namedTeam(school.trim()),
            rank,
            points: null,
            firstPlaceVotes: null,
          })),
        },
      },
    ],
    warnings: missing.length === 0 ? [] : [{ code: "rank_missing", detail }],
  };
}

/** Ranks up to the last that nobody has. `ranks` ascending; where two share 4, nobody is fifth and nobody is missing. */
function missingRanks(ranks: readonly number[]): number[] {
  const missing: number[] = [];
  for (const [place, rank] of ranks.entries()) {
    while (place + 1 + missing.length < rank) missing.push(place + 1 + missing.length);
  }
  return missing;
}
