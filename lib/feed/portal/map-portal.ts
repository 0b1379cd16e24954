/** Players with the schools they left and went to as transfers. Pure. */
import type { Fact } from "#lib/basketball/facts.ts";
import { splitName } from "#lib/basketball/person-names.ts";
import { positionAbbreviation } from "#lib/basketball/positions.ts";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import { FeedFault, type FeedWarning, type MappedDocument } from "#lib/feed/feed.ts";
import { namedTeam } from "#lib/feed/named-team.ts";
import { correctedSchool } from "./corrections.ts";
import { RawPlayer } from "./raw-portal.ts";

/**
 * Maps the players of one list, whose transfers are of the spring of `year`. Players of one name share an entry and an id there, so a transfer
 * is told from others by the school that is left as well. An entry that cannot be used is a warning with its key.
 *
 * @throws FeedFault `nothing_usable`
 */
export function mapPortal(players: Readonly<Record<string, unknown>>, year: number): MappedDocument {
  const facts: Fact[] = [];
  const warnings: FeedWarning[] = [];
  const seen = new Set<string>();
  for (const [key, raw] of Object.entries(players)) {
    const parsed = RawPlayer.safeParse(raw);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      warnings.push({ code: "bad_player", detail: `${key}: ${issue?.path.join(".")} ${issue?.message}` });
      continue;
    }
    for (const fact of transfersOf(parsed.data, year)) {
      if (fact.kind !== "transfer" || seen.has(fact.transfer.sourceId)) {
        warnings.push({ code: "duplicate_transfer", detail: `${key} leaves the same school twice` });
        continue;
      }
      seen.add(fact.transfer.sourceId);
      facts.push(fact);
    }
  }
  const [warning] = warnings;
  if (facts.length === 0) {
    throw new FeedFault(
      "nothing_usable",
      warning ? `No player can be used: ${warning.detail}.` : "The list has no players.",
      "Check that it is a list of transfers.",
    );
  }
  return { facts, warnings };
}

function transfersOf(player: RawPlayer, year: number): Fact[] {
  return player.schools.map(({ from, to }) => ({
    kind: "transfer",
    // The list does not say which league it is of.
    league: null,
    transfer: {
      source: "portal",
      sourceId: `${player.realgm_id}/${from === null ? "" : teamNameKey(from).replaceAll(" ", "-")}`,
      year,
      ...splitName(player.name),
      position: positionAbbreviation(player.position),
      origin: from === null ? null : namedTeam(correctedSchool(from)),
      destination: to === null ? null : namedTeam(correctedSchool(to)),
      eligibility: null,
      yearsRemaining: null,
      stars: null,
      rating: null,
      athleteIds: {},
    },
  }));
}
