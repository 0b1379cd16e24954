/**
 * One game out of what several sources state of it: the better source of each fact. Pure: the same statements give the same game in whatever
 * order they came in.
 */
import { easternMidnight } from "#lib/basketball/eastern-date.ts";
import type { SourceIds } from "#lib/basketball/entity-facts.ts";
import type { GameStatus, Side, Source } from "#lib/basketball/enums.ts";
import { otherSide } from "#lib/basketball/enums.ts";
import type { GameFact, LineFact } from "#lib/basketball/game-facts.ts";
import { calendarSeasonType } from "#lib/basketball/season.ts";
import { recordSourceId } from "#lib/basketball/source-id.ts";
import { computePlaysWhole } from "#lib/statistics/plays-whole.ts";
import type { ResolvedEntities, StoredGameFact } from "#lib/store/game-facts.ts";
import { gameSourceRank } from "./authority.ts";
import { mergeLines, turnLine } from "./merge-lines.ts";

/** A source's statement turned so that its home side is the game's home side. */
export interface GameStatement {
  fact: GameFact;
  resolved: ResolvedEntities;
}

export interface MergedSide {
  teamId: number;
  seed: number | null;
  points: number | null;
  periodPoints: number[] | null;
  winner: boolean | null;
}

export interface MergedGame {
  sources: Source[];
  sourceId: string;
  league: GameFact["league"];
  season: number;
  seasonType: NonNullable<GameFact["seasonType"]>;
  /** Whether a source says it; else the calendar decides. */
  seasonTypeStated: boolean;
  startDate: string;
  easternDate: string;
  startTimeTbd: boolean;
  neutralSite: boolean;
  /** Null where no source says; the memberships of the teams then decide. */
  conferenceGame: boolean | null;
  gameType: string | null;
  tournament: string | null;
  notes: string | null;
  status: GameStatus;
  period: number | null;
  clock: string | null;
  attendance: number | null;
  venueId: number | null;
  broadcasts: NonNullable<GameFact["broadcasts"]>;
  /** One a provider, of all sources. */
  lines: LineFact[];
  sides: Record<Side, MergedSide>;
  /** The statement whose team box scores are served; null when none has any. */
  boxScore: GameStatement | null;
  athleteBoxScores: GameStatement | null;
  plays: GameStatement | null;
  playsWhole: boolean;
  /** The statement stints come from: its own stints, the floors or the substitutions of its plays. */
  stints: GameStatement | null;
}

/** How far a status is: what has happened is believed before what was planned, whoever says it. */
const STATUS_PROGRESS: Record<GameStatus, number> = {
  final: 0,
  in_progress: 1,
  cancelled: 2,
  postponed: 2,
  scheduled: 3,
};

/** Merges the statements of one game. Throws when there is none: a game without facts does not exist. */
export function mergeGame(stored: readonly StoredGameFact[]): MergedGame {
  const bySource = [...stored].sort(
    (a, b) =>
      gameSourceRank(a.fact.source) - gameSourceRank(b.fact.source) || compareText(a.fact.sourceId, b.fact.sourceId),
  );
  const best = bySource[0];
  if (!best) throw new Error("a game needs at least one statement");
  const statements = bySource.map((statement) => facing(statement, best.resolved.homeTeamId));
  const first = <T>(read: (fact: GameFact) => T | null): T | null => {
    for (const { fact } of statements) {
      const value = read(fact);
      if (value !== null) return value;
    }
    return null;
  };
  const byProgress = [...statements].sort((a, b) => STATUS_PROGRESS[a.fact.status] - STATUS_PROGRESS[b.fact.status]);
  const latest = byProgress[0] ?? best;
  const withResult = byProgress.filter(({ fact }) => fact.status === latest.fact.status);
  const sides = { home: mergeSide("home", statements, withResult), away: mergeSide("away", statements, withResult) };
  const { plays, whole } = choosePlays(withResult, sides);
  const easternDate = best.fact.easternDate;
  return {
    sources: [...new Set(statements.map(({ fact }) => fact.source))],
    sourceId:
      recordSourceId(mergeIds(statements)) ??
      `${best.fact.source}:${best.fact.ids[best.fact.source] ?? best.fact.sourceId}`,
    league: best.fact.league,
    season: best.fact.season,
    seasonType: first((fact) => fact.seasonType) ?? calendarSeasonType(easternDate),
    seasonTypeStated: first((fact) => fact.seasonType) !== null,
    startDate: first((fact) => fact.startDate) ?? easternMidnight(easternDate),
    easternDate,
    startTimeTbd: first((fact) => (fact.startDate === null ? null : fact.startTimeTbd)) ?? true,
    neutralSite: first((fact) => fact.neutralSite) ?? false,
    conferenceGame: first((fact) => fact.conferenceGame),
    gameType: first((fact) => fact.gameType),
    tournament: first((fact) => fact.tournament),
    notes: first((fact) => fact.notes),
    status: latest.fact.status,
    period: latest.fact.status === "in_progress" ? latest.fact.period : null,
    clock: latest.fact.status === "in_progress" ? latest.fact.clock : null,
    attendance: first((fact) => fact.attendance),
    venueId: statements.find(({ resolved }) => resolved.venueId !== null)?.resolved.venueId ?? null,
    broadcasts: first((fact) => fact.broadcasts) ?? [],
    lines: mergeLines(statements.map(({ fact }) => fact)),
    sides,
    boxScore: withResult.find(({ fact }) => fact.home.boxScore !== null && fact.away.boxScore !== null) ?? null,
    athleteBoxScores: withResult.find(({ fact }) => (fact.athleteBoxScores ?? []).length > 0) ?? null,
    plays,
    playsWhole: whole,
    stints: chooseStints(withResult, plays),
  };
}

function mergeSide(side: Side, statements: readonly GameStatement[], withResult: readonly GameStatement[]): MergedSide {
  const teamId = statements[0]?.resolved[side === "home" ? "homeTeamId" : "awayTeamId"] ?? 0;
  const scored = withResult.find(({ fact }) => fact[side].points !== null);
  const periods = withResult.find(
    ({ fact }) => fact[side].periodPoints !== null && fact[side].points === scored?.fact[side].points,
  );
  return {
    teamId,
    seed: firstOf(statements, ({ fact }) => fact[side].seed),
    points: scored?.fact[side].points ?? null,
    periodPoints: periods?.fact[side].periodPoints ?? null,
    winner: winnerOf(side, scored?.fact),
  };
}

/** The feed's word; else the score of a final decides. Nobody has won a game that is said to be over with the score level. */
function winnerOf(side: Side, fact: GameFact | undefined): boolean | null {
  if (fact?.status !== "final") return null;
  const stated = fact[side].winner;
  if (stated !== null) return stated;
  const own = fact[side].points;
  const other = fact[otherSide(side)].points;
  return own === null || other === null || own === other ? null : own > other;
}

/** The best source whose plays are whole; else the best that has any. A statement of plays without a score must come to that of the game. */
function choosePlays(
  statements: readonly GameStatement[],
  sides: Record<Side, MergedSide>,
): { plays: GameStatement | null; whole: boolean } {
  const scored = (fact: GameFact, side: Side) => {
    const { points, periodPoints } = sides[side];
    return fact[side].points === null ? { ...fact[side], points, periodPoints } : fact[side];
  };
  const withPlays = statements.filter(({ fact }) => (fact.plays ?? []).length > 0);
  const plays = withPlays.find(({ fact }) => {
    return computePlaysWhole({ ...fact, home: scored(fact, "home"), away: scored(fact, "away") }).whole;
  });
  return { plays: plays ?? withPlays[0] ?? null, whole: plays !== undefined };
}

/** Stated stints first; else the plays that are served, if they tell who is on the floor; else any source that tells it. */
function chooseStints(statements: readonly GameStatement[], plays: GameStatement | null): GameStatement | null {
  const stated = statements.find(({ fact }) => (fact.stints ?? []).length > 0);
  if (stated) return stated;
  if (plays && tellsFloor(plays.fact)) return plays;
  return statements.find(({ fact }) => tellsFloor(fact)) ?? null;
}

function tellsFloor(fact: GameFact): boolean {
  return (fact.plays ?? []).some((play) => play.onFloor !== null || play.event.kind === "substitution");
}

function mergeIds(statements: readonly GameStatement[]): SourceIds {
  return Object.assign({}, ...statements.toReversed().map(({ fact }) => fact.ids));
}

function firstOf<T>(statements: readonly GameStatement[], read: (statement: GameStatement) => T | null): T | null {
  for (const statement of statements) {
    const value = read(statement);
    if (value !== null) return value;
  }
  return null;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The statement as seen with `homeTeamId` at home: on neutral floors feeds disagree on who is the home team. */
function facing(statement: StoredGameFact, homeTeamId: number): GameStatement {
  const { fact, resolved } = statement;
  if (resolved.homeTeamId === homeTeamId) return statement;
  const turn = (side: Side | null) => (side === null ? null : otherSide(side));
  return {
    resolved: { ...resolved, homeTeamId: resolved.awayTeamId, awayTeamId: resolved.homeTeamId },
    fact: {
      ...fact,
      home: fact.away,
      away: fact.home,
      athletes: fact.athletes.map((athlete) => ({ ...athlete, side: otherSide(athlete.side) })),
      stints: fact.stints?.map((stint) => ({ ...stint, side: otherSide(stint.side) })) ?? null,
      plays:
        fact.plays?.map((play) => ({
          ...play,
          side: turn(play.side),
          homeScore: play.awayScore,
          awayScore: play.homeScore,
          homeWinProbability: play.homeWinProbability === null ? null : 1 - play.homeWinProbability,
        })) ?? null,
      lines: fact.lines?.map(turnLine) ?? null,
    },
  };
}
