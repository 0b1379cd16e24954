/**
 * The facts a feed can state. A mapper turns raw payloads into these; nothing else leaves a feed.
 *
 * Rule for every field: what the feed does not say is null. Never a default, never 0, never today's date.
 */
import type { DraftPickFact, DraftTeamFact } from "./draft-facts.ts";
import type { ConferenceFact, MembershipFact, RosterFact, TeamFact, VenueFact } from "./entity-facts.ts";
import type { League, Source } from "./enums.ts";
import type { GameFact, LineProviderFact } from "./game-facts.ts";
import type { PollFact } from "./poll-facts.ts";
import type { RecruitFact, RecruitingRankingFact, TransferFact } from "./recruiting-facts.ts";

/** What a mapper hands over: one of these per payload or record. */
export type Fact =
  | { kind: "game"; game: GameFact }
  | {
      kind: "team";
      source: Source;
      league: League | null;
      team: TeamFact;
      conference: ConferenceFact | null;
      season: number | null;
    }
  | { kind: "conference"; source: Source; league: League | null; conference: ConferenceFact }
  | { kind: "venue"; source: Source; venue: VenueFact }
  | { kind: "membership"; source: Source; league: League | null; membership: MembershipFact }
  | { kind: "roster"; source: Source; league: League | null; roster: RosterFact }
  | { kind: "lineProvider"; source: Source; lineProvider: LineProviderFact }
  | { kind: "poll"; league: League | null; poll: PollFact }
  | { kind: "recruit"; league: League | null; recruit: RecruitFact }
  | { kind: "recruitingRanking"; league: League | null; recruitingRanking: RecruitingRankingFact }
  | { kind: "transfer"; league: League | null; transfer: TransferFact }
  | { kind: "draftTeam"; league: League | null; draftTeam: DraftTeamFact }
  | { kind: "draftPick"; league: League | null; draftPick: DraftPickFact };
