/** Where a team stands in the polls of a season. */
import { easternMidnight } from "#lib/basketball/eastern-date.ts";
import type { SeasonType } from "#lib/basketball/enums.ts";
import { POLLS, type Poll } from "#lib/basketball/poll-facts.ts";
import type { PollStanding } from "#lib/records/overview-records.ts";
import type { Database } from "#lib/store/connection.ts";
import { type PollRow, selectPolls, selectPollTeams } from "#lib/store/polls.ts";

const UNAVAILABLE: PollStanding = { state: "unavailable", date: null, week: null, seasonType: null, rank: null };

/** Parts of the season as they follow each other. */
const PLACE: Record<SeasonType, number> = { preseason: 0, regular: 1, postseason: 2 };

/** The team's standing in the last poll of each kind: of the season, or published before a day (US Eastern). */
export async function readPollStandings(
  db: Database,
  teamId: number,
  season: number,
  asOf: string | undefined,
): Promise<Record<Poll, PollStanding>> {
  const weeks = publishedBefore(await selectPolls(db, { season }), asOf);
  const last = POLLS.map((poll) => lastOf(weeks.filter((week) => week.poll === poll)));
  const ids = last.flatMap((week) => (week === null ? [] : [week.id]));
  const rows = ids.length === 0 ? [] : await selectPollTeams(db, ids, [teamId]);
  const [ap = null, coaches = null] = last.map((week) =>
    week === null ? null : pollStanding(week, rows.find((row) => row.poll === week.poll)?.rank ?? null),
  );
  return { coaches: coaches ?? UNAVAILABLE, ap: ap ?? UNAVAILABLE };
}

/** Ranked with a rank, unranked without one: teams that only receive votes have none. */
function pollStanding({ date, week, seasonType }: PollRow, rank: number | null): PollStanding {
  return { state: rank === null ? "unranked" : "ranked", date, week, seasonType, rank };
}

/** A poll whose time nobody tells is not known to have been there on a day. */
function publishedBefore(polls: readonly PollRow[], asOf: string | undefined): readonly PollRow[] {
  if (asOf === undefined) return polls;
  const moment = easternMidnight(asOf);
  return polls.filter(({ date }) => date !== null && date < moment);
}

/** The latest by part of the season, then week: not every feed tells the date. */
function lastOf(weeks: readonly PollRow[]): PollRow | null {
  return weeks.reduce<PollRow | null>(
    (latest, week) => (latest === null || follows(week, latest) ? week : latest),
    null,
  );
}

function follows(one: PollRow, other: PollRow): boolean {
  const parts = PLACE[one.seasonType] - PLACE[other.seasonType];
  return parts > 0 || (parts === 0 && one.week > other.week);
}
