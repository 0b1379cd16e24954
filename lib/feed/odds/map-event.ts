/** What bookmakers offered on one game: lines of a file to a game with its lines. Pure. */
import { easternDateOf } from "#lib/basketball/eastern-date.ts";
import type { League } from "#lib/basketball/enums.ts";
import type { GameFact, GameSideFact, LineFact, LineQuoteFact } from "#lib/basketball/game-facts.ts";
import { seasonOfDate } from "#lib/basketball/season.ts";
import type { FeedWarning, MappedDocument } from "#lib/feed/feed.ts";
import { namedTeam } from "#lib/feed/named-team.ts";
import type { QuoteLine } from "./quote-line.ts";

/** Odds on the whole game; on a half or quarter they are of another game, as it were. */
const WHOLE_GAME = new Set([null, "full_game"]);

/**
 * The game with a line for each bookmaker: his last quote before the tip, and all of them where there are several. What he offered while the game was
 * on is left out, because it tells the score and not what was expected. No quote is known to be the first, so nothing is said of openings.
 */
export function mapEvent(quotes: readonly QuoteLine[], league: League): MappedDocument {
  const [first] = quotes;
  if (!first) return { facts: [], warnings: [] };
  const ofGame = quotes.filter((quote) => WHOLE_GAME.has(quote.period));
  const before = ofGame.filter((quote) => quote.fetched_at <= quote.commence_time);
  const warnings: FeedWarning[] =
    before.length < ofGame.length
      ? [
          {
            code: "odds_in_play",
            detail: `${ofGame.length - before.length} quotes of a game that was on are left out`,
            gameSourceId: first.event,
          },
        ]
      : [];
  const lines = [...Map.groupBy(before, (quote) => quote.book)].map(([book, ofBook]) => mapLine(book, ofBook));
  if (lines.length === 0) return { facts: [], warnings };
  return { facts: [{ kind: "game", game: gameFact(first, lines, league) }], warnings };
}

function mapLine(provider: string, ofBook: readonly QuoteLine[]): LineFact {
  const history = [...Map.groupBy(ofBook, (quote) => quote.fetched_at)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, quotes]): LineQuoteFact => {
      const value = (read: (quote: QuoteLine) => number | null) =>
        quotes.map(read).find((found) => found !== null) ?? null;
      return {
        at,
        spread: value((quote) => quote.spread),
        overUnder: value((quote) => quote.total),
        homeMoneyline: value((quote) => quote.moneyline_home),
        awayMoneyline: value((quote) => quote.moneyline_away),
      };
    });
  const last = history.at(-1);
  return {
    provider,
    spread: last?.spread ?? null,
    overUnder: last?.overUnder ?? null,
    homeMoneyline: last?.homeMoneyline ?? null,
    awayMoneyline: last?.awayMoneyline ?? null,
    spreadOpen: null,
    overUnderOpen: null,
    ...(history.length > 1 && { history }),
  };
}

function gameFact(quote: QuoteLine, lines: LineFact[], league: League): GameFact {
  const easternDate = easternDateOf(quote.commence_time);
  return {
    source: "odds",
    sourceId: quote.event,
    ids: { odds: quote.event },
    league,
    season: seasonOfDate(easternDate),
    seasonType: null,
    startDate: quote.commence_time,
    easternDate,
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
    lines,
    home: sideFact(quote.home_team_name),
    away: sideFact(quote.away_team_name),
    athletes: [],
    athleteBoxScores: null,
    plays: null,
    stints: null,
  };
}

/** Only the whole name is known, school and mascot in one. */
function sideFact(name: string): GameSideFact {
  return {
    team: namedTeam(name, { displayName: name }),
    conference: null,
    seed: null,
    points: null,
    periodPoints: null,
    winner: null,
    boxScore: null,
  };
}
