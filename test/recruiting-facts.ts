/** Facts of fictional recruits, transfers and draft picks of which nothing is known but what `stated` says. */
import type { DraftPickFact, DraftTeamFact } from "#lib/basketball/draft-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { RecruitFact, RecruitingRankingFact, TransferFact } from "#lib/basketball/recruiting-facts.ts";

export function recruitFact(source: Source, sourceId: string, stated: Partial<RecruitFact> = {}): Fact {
  const recruit: RecruitFact = {
    source,
    sourceId,
    year: 2025,
    type: null,
    name: "Jo Quill",
    position: null,
    school: null,
    hometown: null,
    heightInches: null,
    weightPounds: null,
    stars: null,
    rating: null,
    ranking: null,
    committedTo: null,
    athleteIds: {},
    ...stated,
  };
  return { kind: "recruit", league: null, recruit };
}

export function rankingFact(recruitingRanking: RecruitingRankingFact): Fact {
  return { kind: "recruitingRanking", league: null, recruitingRanking };
}

export function transferFact(source: Source, sourceId: string, stated: Partial<TransferFact> = {}): Fact {
  const transfer: TransferFact = {
    source,
    sourceId,
    year: 2025,
    firstName: "Abe",
    lastName: "Farrow",
    position: null,
    origin: null,
    destination: null,
    eligibility: null,
    yearsRemaining: null,
    stars: null,
    rating: null,
    athleteIds: {},
    ...stated,
  };
  return { kind: "transfer", league: null, transfer };
}

export function draftTeam(source: Source, sourceId: string, location: string, name: string): DraftTeamFact {
  const abbreviation = location.slice(0, 3).toUpperCase();
  return { source, sourceId, location, name, displayName: `${location} ${name}`, abbreviation };
}

export function pickFact(
  source: Source,
  overall: number,
  picking: DraftTeamFact,
  stated: Partial<DraftPickFact> = {},
): Fact {
  const draftPick: DraftPickFact = {
    source,
    year: 2025,
    overall,
    round: 1,
    pick: overall,
    draftTeam: picking,
    name: "Cy Brandt",
    position: null,
    heightInches: null,
    weightPounds: null,
    overallRank: null,
    positionRank: null,
    college: null,
    sourceTeam: null,
    athleteIds: {},
    ...stated,
  };
  return { kind: "draftPick", league: null, draftPick };
}
