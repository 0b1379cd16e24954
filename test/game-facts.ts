/** Game facts of fictional schools, as a feed would state them, for tests of what happens after the feed. */
import { createHash } from "node:crypto";
import type { AthleteFact, ConferenceFact, SourceIds, TeamFact } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { BoxCounts, GameFact, GameSideFact, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import type { FeedDocument, FeedReader } from "#lib/feed/feed.ts";

export function teamFact(school: string, ids: SourceIds = {}): TeamFact {
  return {
    ids,
    school,
    mascot: null,
    abbreviation: null,
    displayName: null,
    shortDisplayName: null,
    primaryColor: null,
    secondaryColor: null,
    logos: null,
    venue: null,
  };
}

export function athleteFact(name: string, ids: SourceIds = {}): AthleteFact {
  return {
    ids,
    name,
    firstName: null,
    lastName: null,
    jersey: null,
    position: null,
    heightInches: null,
    weightPounds: null,
    hometown: null,
    dateOfBirth: null,
  };
}

export function conferenceFact(abbreviation: string, ids: SourceIds = {}): ConferenceFact {
  return { ids, name: `${abbreviation} Conference`, abbreviation, shortName: abbreviation };
}

/** A plausible team box score with the counts that are named. */
export function teamBox(counts: Partial<TeamBoxScore> = {}): TeamBoxScore {
  return {
    points: 70,
    fieldGoalsMade: 25,
    fieldGoalsAttempted: 60,
    threePointFieldGoalsMade: 8,
    threePointFieldGoalsAttempted: 20,
    freeThrowsMade: 12,
    freeThrowsAttempted: 16,
    offensiveRebounds: 10,
    defensiveRebounds: 24,
    totalRebounds: 34,
    assists: 14,
    steals: 6,
    blocks: 3,
    turnovers: 11,
    fouls: 17,
    teamTurnovers: 1,
    technicalFouls: 0,
    flagrantFouls: 0,
    pointsInPaint: null,
    pointsOffTurnovers: null,
    fastBreakPoints: null,
    largestLead: null,
    possessions: null,
    ...counts,
  };
}

/** A plausible line of an athlete with the counts that are named. */
export function athleteBox(counts: Partial<BoxCounts> = {}): BoxCounts {
  return {
    points: 10,
    fieldGoalsMade: 4,
    fieldGoalsAttempted: 9,
    threePointFieldGoalsMade: 1,
    threePointFieldGoalsAttempted: 3,
    freeThrowsMade: 1,
    freeThrowsAttempted: 2,
    offensiveRebounds: 1,
    defensiveRebounds: 3,
    totalRebounds: 4,
    assists: 2,
    steals: 1,
    blocks: 0,
    turnovers: 2,
    fouls: 2,
    ...counts,
  };
}

export function sideFact(team: TeamFact, stated: Partial<GameSideFact> = {}): GameSideFact {
  return {
    team,
    conference: null,
    seed: null,
    points: null,
    periodPoints: null,
    winner: null,
    boxScore: null,
    ...stated,
  };
}

/** A game between two teams of which nothing but the day is known, and what `stated` adds. */
export function gameFact(
  source: Source,
  sourceId: string,
  stated: Partial<GameFact> & Pick<GameFact, "home" | "away">,
): GameFact {
  return {
    source,
    sourceId,
    ids: { [source]: sourceId },
    league: "mens",
    season: 2026,
    seasonType: null,
    startDate: null,
    easternDate: "2026-01-10",
    startTimeTbd: null,
    neutralSite: null,
    conferenceGame: null,
    gameType: null,
    tournament: null,
    notes: null,
    status: "scheduled",
    period: null,
    clock: null,
    attendance: null,
    venue: null,
    broadcasts: null,
    lines: null,
    athletes: [],
    athleteBoxScores: null,
    plays: null,
    stints: null,
    ...stated,
  };
}

/** A document whose content is its facts. */
export function factDocument(key: string, facts: Fact[]): FeedDocument {
  return {
    key,
    origin: `made/${key}`,
    contentHash: createHash("sha256").update(JSON.stringify(facts)).digest("hex"),
    map: () => ({ facts, warnings: [] }),
  };
}

export function gameDocument(game: GameFact): FeedDocument {
  return factDocument(`game/${game.sourceId}`, [{ kind: "game", game }]);
}

/** A reader of made documents. */
export function readerOf(source: Source, documents: readonly FeedDocument[]): FeedReader {
  return {
    source,
    total: documents.length,
    async *documents() {
      yield* documents;
    },
  };
}
