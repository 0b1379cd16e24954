/** Teams and picks of the professional draft: records to facts. Pure. */
import type { DraftTeamFact } from "#lib/basketball/draft-facts.ts";
import type { League } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { idsOf, mapPosition, namedTeam } from "./map-entities.ts";
import type { RawDraftPick, RawDraftTeam } from "./raw-recruiting-and-draft.ts";

export function mapDraftTeam(raw: RawDraftTeam, league: League): Fact {
  const { location, name, displayName, abbreviation } = raw;
  const ids = idsOf(raw.id, raw.sourceId === null ? null : String(raw.sourceId));
  return {
    kind: "draftTeam",
    league,
    draftTeam: { source: "cbbd", sourceId: String(raw.id), ids, location, name, displayName, abbreviation },
  };
}

export function mapDraftPick(raw: RawDraftPick, league: League): Fact {
  const { year, overall, round, pick, name, overallRank, positionRank } = raw;
  return {
    kind: "draftPick",
    league,
    draftPick: {
      source: "cbbd",
      year,
      overall,
      round,
      pick,
      draftTeam: inPassing(raw),
      name,
      position: mapPosition(raw.position),
      heightInches: raw.height,
      weightPounds: raw.weight,
      overallRank,
      positionRank,
      college:
        raw.sourceTeamCollegeId === null || raw.sourceTeamLocation === null
          ? null
          : namedTeam(raw.sourceTeamCollegeId, raw.sourceTeamLocation),
      sourceTeam: {
        sourceId: raw.sourceTeamId === null ? null : String(raw.sourceTeamId),
        location: raw.sourceTeamLocation,
        name: raw.sourceTeamName,
        leagueAffiliation: raw.sourceTeamLeagueAffiliation,
      },
      athleteIds: idsOf(raw.athleteId),
    },
  };
}

/** A pick names the team that picks by its display name alone. */
function inPassing({ draftTeamId, draftTeam }: RawDraftPick): DraftTeamFact {
  return {
    source: "cbbd",
    sourceId: String(draftTeamId),
    location: "",
    name: "",
    displayName: draftTeam,
    abbreviation: "",
  };
}
