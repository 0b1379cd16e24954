/** Writing a poll: its teams found or made, its entries in place of what the source said of that week before. */
import type { PollFact } from "#lib/basketball/poll-facts.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import type { Database } from "#lib/store/connection.ts";
import { type StatedPollEntry, upsertPoll } from "#lib/store/poll-facts.ts";
import { entityAuthority } from "./authority.ts";
import type { ResolverMemory } from "./entity-resolver.ts";
import { resolveTeam } from "./resolve-team.ts";

/**
 * Writes a week of a poll and says whether that changed anything. A poll is a list made to be read, so of two sources that state one week the one
 * whose lists are believed of teams is believed of polls too.
 *
 * @throws FeedFault `team_ranked_twice`
 */
export async function applyPoll(db: Database, memory: ResolverMemory, fact: PollFact): Promise<boolean> {
  const { source, poll, season, seasonType, week, date } = fact;
  const entries = new Map<number, StatedPollEntry>();
  for (const { team, rank, points, firstPlaceVotes } of fact.entries) {
    // A poll names teams in passing: what it says of one never replaces what a list of teams says.
    const { id: teamId } = await resolveTeam(db, memory, source, "game", team);
    if (entries.has(teamId)) {
      throw new FeedFault(
        "team_ranked_twice",
        `week ${week} of the ${poll} poll of ${season} has "${team.school}" twice, or another team that is taken for it`,
        "if they are two schools, tell them apart in lib/basketball/team-aliases.ts",
      );
    }
    entries.set(teamId, { teamId, rank, points, firstPlaceVotes });
  }
  const authority = entityAuthority(source, "list");
  return upsertPoll(db, { source, authority, poll, season, seasonType, week, date }, [...entries.values()]);
}
