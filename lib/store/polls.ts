/** Polls and their teams: the read side. */
import type { Selectable } from "kysely";
import type { SeasonType } from "#lib/basketball/enums.ts";
import type { Poll } from "#lib/basketball/poll-facts.ts";
import type { Database } from "./connection.ts";
import type { PollTable } from "./poll-tables.ts";

export type PollRow = Selectable<PollTable>;

/** What a listing asks for. A key that is undefined does not narrow. */
export interface PollFilter {
  season?: number | undefined;
  seasonType?: SeasonType | undefined;
  week?: number | undefined;
  poll?: Poll | undefined;
}

/** The weeks of polls that a filter means, each as its best source states it: by season descending, week, poll and part of the season. */
export function selectPolls(db: Database, filter: PollFilter): Promise<PollRow[]> {
  let query = db
    .selectFrom("poll")
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("poll as better")
            .select("better.id")
            .whereRef("better.season", "=", "poll.season")
            .whereRef("better.poll", "=", "poll.poll")
            .whereRef("better.seasonType", "=", "poll.seasonType")
            .whereRef("better.week", "=", "poll.week")
            .where((eb) =>
              eb.or([
                eb("better.authority", ">", eb.ref("poll.authority")),
                // Two sources of one authority: one of them, always the same.
                eb.and([
                  eb("better.authority", "=", eb.ref("poll.authority")),
                  eb("better.source", "<", eb.ref("poll.source")),
                ]),
              ]),
            ),
        ),
      ),
    );
  if (filter.season !== undefined) query = query.where("season", "=", filter.season);
  if (filter.seasonType !== undefined) query = query.where("seasonType", "=", filter.seasonType);
  if (filter.week !== undefined) query = query.where("week", "=", filter.week);
  if (filter.poll !== undefined) query = query.where("poll", "=", filter.poll);
  return query.orderBy("season", "desc").orderBy("week").orderBy("poll").orderBy("seasonType").execute();
}

/**
 * Teams of some weeks of polls, all or those named: by week, poll, rank (teams without one last), part of the season, points descending, school, id.
 */
export function selectPollTeams(db: Database, pollIds: readonly number[], teamIds?: readonly number[]) {
  let query = db
    .selectFrom("pollEntry")
    .innerJoin("poll", "poll.id", "pollEntry.pollId")
    .innerJoin("team", "team.id", "pollEntry.teamId")
    .select(["poll.season", "poll.seasonType", "poll.week", "poll.date", "poll.poll", "pollEntry.teamId"])
    .select(["team.school", "pollEntry.rank", "pollEntry.points", "pollEntry.firstPlaceVotes"])
    .where("pollEntry.pollId", "in", [...pollIds]);
  if (teamIds) query = query.where("pollEntry.teamId", "in", [...teamIds]);
  return query
    .orderBy("poll.week")
    .orderBy("poll.poll")
    .orderBy("pollEntry.rank", (order) => order.asc().nullsLast())
    .orderBy("poll.seasonType")
    .orderBy("pollEntry.points", (order) => order.desc().nullsLast())
    .orderBy("team.school")
    .orderBy("team.id")
    .execute();
}

export type PollTeamRow = Awaited<ReturnType<typeof selectPollTeams>>[number];
