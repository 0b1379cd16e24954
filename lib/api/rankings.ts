/** Polls as records. */
import { easternMidnight } from "#lib/basketball/eastern-date.ts";
import { POLL_NAMES } from "#lib/basketball/poll-facts.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { rankings } from "#lib/records/poll-endpoints.ts";
import type { PollTeamInfo } from "#lib/records/poll-records.ts";
import { selectConferences } from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";
import { type PollRow, type PollTeamRow, selectPolls, selectPollTeams } from "#lib/store/polls.ts";
import { selectTeamIdsByName } from "#lib/store/teams.ts";
import { inParts, type Listing } from "./listing.ts";
import { conferencesByTeam } from "./teams.ts";

export async function listRankings(db: Database, values: ValuesOf<typeof rankings>): Promise<Listing> {
  const { season, seasonType, week, pollType, team, conference, asOf } = values;
  const stated = await selectPolls(db, { season, seasonType, week, poll: pollType });
  const polls = asOf === undefined ? stated : latestBefore(stated, easternMidnight(asOf));
  const bySeason = [...Map.groupBy(polls, (poll) => poll.season)];
  const filter: TeamFilter = {
    teamIds: team === undefined ? undefined : await selectTeamIdsByName(db, team),
    conferenceIds: conference === undefined ? undefined : (await selectConferences(db, conference)).map(({ id }) => id),
  };
  return {
    batches: () => inParts(bySeason, 1, async ([part]) => (part ? readSeason(db, ...part, filter) : [])),
  };
}

/** Of each poll and season the latest week published before a moment. */
function latestBefore(polls: readonly PollRow[], moment: string): PollRow[] {
  const latest = new Map<string, PollRow>();
  for (const poll of polls) {
    if (poll.date === null || poll.date >= moment) continue;
    const key = `${poll.season} ${poll.poll}`;
    const known = latest.get(key);
    if (!known || poll.date > (known.date ?? "")) latest.set(key, poll);
  }
  return [...latest.values()];
}

/** Undefined does not narrow; an empty list matches nothing. */
interface TeamFilter {
  teamIds: readonly number[] | undefined;
  conferenceIds: readonly number[] | undefined;
}

async function readSeason(
  db: Database,
  season: number,
  polls: readonly PollRow[],
  filter: TeamFilter,
): Promise<string[]> {
  const ids = polls.map((poll) => poll.id);
  const rows = filter.teamIds?.length === 0 ? [] : await selectPollTeams(db, ids, filter.teamIds);
  const conferences = await conferencesByTeam(db, season);
  const abbreviationOf = (row: PollTeamRow) => conferences.get(row.teamId)?.abbreviation ?? null;
  const wanted = filter.conferenceIds && new Set(filter.conferenceIds);
  return rows
    .filter((row) => !wanted || wanted.has(conferences.get(row.teamId)?.id ?? 0))
    .map((row) => JSON.stringify(pollTeamInfo(row, abbreviationOf(row))));
}

function pollTeamInfo(row: PollTeamRow, conference: string | null): PollTeamInfo {
  return {
    season: row.season,
    seasonType: row.seasonType,
    week: row.week,
    pollDate: row.date,
    pollType: POLL_NAMES[row.poll],
    teamId: row.teamId,
    team: row.school,
    conference,
    ranking: row.rank,
    points: row.points,
    firstPlaceVotes: row.firstPlaceVotes,
  };
}
