/** The listings of recruits, transfers and the draft, each whole: no server cuts them. */
import type { League } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { CbbdClient } from "./cbbd-client.ts";
import { mapDraftPick, mapDraftTeam } from "./map-draft.ts";
import { mapRecruit, mapRecruitingRanking, mapTransfer } from "./map-recruiting.ts";
import type { RawRecord } from "./parse-record.ts";
import type { FactKind } from "./record-kind.ts";

export interface ListingToRead {
  path: string;
  read(): Promise<{ content: unknown; mapped: Fact[] }>;
}

/** In the order in which they are to be read: picks name the teams that pick. */
export function recruitingAndDraftListings(client: CbbdClient, league: League): ListingToRead[] {
  return [
    listing(client, "recruit", "/recruiting/players", (record) => mapRecruit(record, league)),
    listing(client, "recruitingRanking", "/recruiting/teams", (record) => mapRecruitingRanking(record, league)),
    listing(client, "transfer", "/recruiting/portal", (record) => mapTransfer(record, league)),
    listing(client, "draftTeam", "/draft/teams", (record) => mapDraftTeam(record, league)),
    listing(client, "draftPick", "/draft/picks", (record) => mapDraftPick(record, league)),
  ];
}

function listing<K extends FactKind>(
  client: CbbdClient,
  kind: K,
  path: string,
  map: (record: RawRecord<K>) => Fact,
): ListingToRead {
  return {
    path,
    async read() {
      const content = await client.list(kind, path);
      return { content, mapped: content.map(map) };
    },
  };
}
