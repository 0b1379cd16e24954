/** Simulated polls to facts. Pure. */
import type { TeamFact } from "#lib/basketball/entity-facts.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { SimulatedPoll } from "./polls.ts";

/** A poll with its teams as the feed names them elsewhere. */
export function mapPoll({ entries, ...poll }: SimulatedPoll, teamFact: (schoolId: number) => TeamFact): Fact {
  return {
    kind: "poll",
    league: "mens",
    poll: {
      source: "simulation",
      ...poll,
      entries: entries.map(({ schoolId, ...entry }) => ({ team: teamFact(schoolId), ...entry })),
    },
  };
}
