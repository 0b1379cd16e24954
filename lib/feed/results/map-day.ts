/** The games of a day: lines to facts. Pure. */
import type { League } from "#lib/basketball/enums.ts";
import type { GameFact, GameSideFact, LineFact } from "#lib/basketball/game-facts.ts";
import { seasonOfDate } from "#lib/basketball/season.ts";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import type { FeedWarning, MappedDocument } from "#lib/feed/feed.ts";
import { namedTeam } from "#lib/feed/named-team.ts";
import type { ResultLine } from "./result-line.ts";

/** The files give one line a game, as it stood last, and no bookmaker's name. */
export const CLOSING_LINE = "Closing line";
/** No bookmaker gave more points: beyond it stands a number that is something else, such as the total. */
const MAXIMUM_SPREAD = 80;

/**
 * @param warnings what was wrong with lines of the day that could not be used
 */
export function mapDay(lines: readonly ResultLine[], warnings: readonly FeedWarning[], league: League): MappedDocument {
  const games = new Map<string, GameFact[]>();
  const notes = [...warnings];
  for (const line of lines) {
    const pair = `${line.date}/${slug(line.away)}/${slug(line.home)}`;
    const meetings = games.get(pair) ?? [];
    // The same two teams may meet twice on a day; the same score twice is one game told twice.
    const sourceId = meetings.length === 0 ? pair : `${pair}/${meetings.length + 1}`;
    const game = mapLine(line, sourceId, league);
    if (meetings.some((other) => other.home.points === game.home.points && other.away.points === game.away.points)) {
      notes.push({ code: "duplicate_line", detail: "the game stands in the file twice", gameSourceId: pair });
      continue;
    }
    if (line.spread !== null && game.lines === null) {
      notes.push({ code: "impossible_spread", detail: `a spread of ${line.spread} was left out`, gameSourceId: pair });
    }
    games.set(pair, [...meetings, game]);
  }
  const facts = [...games.values()].flat().map((game) => ({ kind: "game" as const, game }));
  return { facts, warnings: notes };
}

function slug(name: string): string {
  return teamNameKey(name).replaceAll(" ", "-");
}

function mapLine(line: ResultLine, sourceId: string, league: League): GameFact {
  return {
    source: "results",
    sourceId,
    ids: { results: sourceId },
    league,
    season: seasonOfDate(line.date),
    seasonType: null,
    startDate: null,
    easternDate: line.date,
    startTimeTbd: null,
    neutralSite: line.neutral,
    conferenceGame: null,
    gameType: null,
    tournament: null,
    notes: null,
    status: "final",
    period: null,
    clock: null,
    attendance: null,
    venue: null,
    broadcasts: null,
    lines: line.spread === null || Math.abs(line.spread) > MAXIMUM_SPREAD ? null : [mapSpread(line.spread)],
    home: mapSide(line.home, line.home_score),
    away: mapSide(line.away, line.away_score),
    athletes: [],
    athleteBoxScores: null,
    plays: null,
    stints: null,
  };
}

/**
 * The files count the spread from the home team's side as the points it gives: 12 means that the home team is favoured by 12 (over 14 seasons home teams with a positive
 * one win 76 % of the games). Ours is the bettor's: negative means that the home team is favoured.
 */
function mapSpread(expectedMargin: number): LineFact {
  return {
    provider: CLOSING_LINE,
    // A pick'em is 0, not -0.
    spread: 0 - expectedMargin,
    overUnder: null,
    homeMoneyline: null,
    awayMoneyline: null,
    spreadOpen: null,
    overUnderOpen: null,
  };
}

function mapSide(school: string, points: number): GameSideFact {
  return {
    team: namedTeam(school),
    conference: null,
    seed: null,
    points,
    periodPoints: null,
    winner: null,
    boxScore: null,
  };
}
