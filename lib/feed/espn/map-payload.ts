import type { MappedDocument } from "#lib/feed/feed.ts";
import { mapHeaderScoreboard } from "./map-header-scoreboard.ts";
import { mapConferenceList, mapSingleTeam, mapTeamList } from "./map-lists.ts";
import { mapScoreboard } from "./map-scoreboard.ts";
import { mapSummary } from "./map-summary.ts";
import { parsePayload } from "./payload.ts";

/** Maps any payload of ESPN, given as parsed JSON. Throws a FeedFault for everything that is none. */
export function mapPayload(value: unknown): MappedDocument {
  const payload = parsePayload(value);
  switch (payload.kind) {
    case "summary":
      return mapSummary(payload.summary);
    case "scoreboard":
      return mapScoreboard(payload.scoreboard);
    case "header_scoreboard":
      return mapHeaderScoreboard(payload.scoreboard);
    case "team_list":
      return mapTeamList(payload.list);
    case "team":
      return mapSingleTeam(payload.single);
    case "conference_list":
      return mapConferenceList(payload.list);
  }
}
