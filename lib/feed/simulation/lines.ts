/**
 * Betting lines of simulated games. Each bookmaker opens with what the game is expected to come to and an error of its own; until the tip all of
 * them drift towards one opinion of the market, whose error is smaller. A line hangs on seed, game, bookmaker and moment alone.
 */
import type { LineFact, LineQuoteFact } from "#lib/basketball/game-facts.ts";
import type { ExpectedGame } from "./game/expectation.ts";
import { LINE_PROVIDERS, type SimulatedLineProvider } from "./line-providers.ts";
import { moneylinesOf } from "./moneylines.ts";
import { type Random, randomOf } from "./random.ts";
import type { SimulatedGame } from "./schedule-model.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours before the tip at which a bookmaker opens. */
const OPENS_BEFORE = { earliest: 40, latest: 18 };
/** Minutes that bookmakers need at least and at most after a game is known, and what share of the time left they may take of it at most. */
const OPENS_AFTER_KNOWN = { soonest: 20, latest: 180, share: 0.5 };
/** The last quote stands this many minutes before the tip at the latest. */
const CLOSES_BEFORE = 3;
const MOVES = { fewest: 2, most: 6 };
/** Standard deviations of the market's opinion around what the game is expected to come to, in points. */
const MARKET_NOISE = { spread: 0.8, total: 1.6 };
/** Standard deviations of a quote around the way from the opening to the market. */
const QUOTE_NOISE = { spread: 0.4, total: 0.7 };

/**
 * What every bookmaker offers at a moment, with all it has offered before; by bookmaker. Bookmakers that have not opened are missing; an exhibition
 * has no lines, and those of a game that is postponed or cancelled stand still from its announcement on.
 *
 * @param at UTC with milliseconds
 */
export function linesAt(game: SimulatedGame, expectation: ExpectedGame, seed: string, at: string): LineFact[] {
  return LINE_PROVIDERS.flatMap((provider) => {
    const history = quotesOf(game, expectation, seed, provider).filter((quote) => quote.at <= at);
    const first = history[0];
    const last = history.at(-1);
    if (!first || !last) return [];
    const { at: _at, ...offered } = last;
    return [{ provider: provider.name, ...offered, spreadOpen: first.spread, overUnderOpen: first.overUnder, history }];
  });
}

/** The moments at which a line of the game opens or changes, UTC with milliseconds, each once, in order. */
export function lineChanges(game: SimulatedGame, expectation: ExpectedGame, seed: string): string[] {
  const moments = LINE_PROVIDERS.flatMap((provider) => quotesOf(game, expectation, seed, provider).map(({ at }) => at));
  return [...new Set(moments)].sort();
}

/** Everything one bookmaker offers on a game from the opening to the tip; a quote differs from the one before in something. */
function quotesOf(
  game: SimulatedGame,
  expectation: ExpectedGame,
  seed: string,
  provider: SimulatedLineProvider,
): LineQuoteFact[] {
  if (game.exhibition) return [];
  const market = marketOf(game, expectation, seed);
  const random = randomOf(seed, "line", game.id, provider.id);
  const opening = {
    spread: random.normal(-expectation.margin, provider.spreadNoise),
    total: random.normal(expectation.total, provider.totalNoise),
  };
  const quotes: LineQuoteFact[] = [];
  for (const { at, progress } of momentsOf(game, random)) {
    const noise = progress === 0 ? { spread: 0, total: 0 } : QUOTE_NOISE;
    const spread = halfPoint(random.normal(between(opening.spread, market.spread, progress), noise.spread));
    const overUnder = halfPoint(random.normal(between(opening.total, market.total, progress), noise.total));
    const last = quotes.at(-1);
    if (last && (last.at === at || (last.spread === spread && last.overUnder === overUnder))) continue;
    quotes.push({ at, spread, overUnder, ...pricesOf(spread, provider) });
  }
  const { fate } = game;
  return fate.kind === "played" ? quotes : quotes.filter(({ at }) => at < fate.announcedAt);
}

/** What all bookmakers come to think of a game. */
function marketOf(game: SimulatedGame, expectation: ExpectedGame, seed: string): { spread: number; total: number } {
  const random = randomOf(seed, "market", game.id);
  return {
    spread: random.normal(-expectation.margin, MARKET_NOISE.spread),
    total: random.normal(expectation.total, MARKET_NOISE.total),
  };
}

/** The opening and the moves after it, and how far each is on the way from the opening (0) to the market (1). None where there is no time for any. */
function momentsOf(game: SimulatedGame, random: Random): { at: string; progress: number }[] {
  const tip = Date.parse(game.tip);
  const opens = openingOf(game, tip, random);
  const moves = random.integer(MOVES.fewest, MOVES.most);
  const lasts = tip - CLOSES_BEFORE * MINUTE - opens;
  if (lasts < 0) return [];
  const parts = Array.from({ length: moves }, () => random.next()).sort((a, b) => a - b);
  return [0, ...parts].map((part, place) => ({
    at: wholeMinute(opens + part * lasts),
    progress: place / moves,
  }));
}

/** Hours before the tip; where the game or its time is known only later, soon after that. */
function openingOf(game: SimulatedGame, tip: number, random: Random): number {
  const planned = tip - random.between(OPENS_BEFORE.latest, OPENS_BEFORE.earliest) * HOUR;
  const delay = random.between(OPENS_AFTER_KNOWN.soonest, OPENS_AFTER_KNOWN.latest) * MINUTE;
  const known = Math.max(momentOf(game.knownFrom), momentOf(game.tipAnnouncedAt));
  const left = tip - known;
  return Math.max(planned, known + Math.min(delay, Math.max(0, left * OPENS_AFTER_KNOWN.share)));
}

function momentOf(time: string | null): number {
  return time === null ? Number.NEGATIVE_INFINITY : Date.parse(time);
}

function wholeMinute(milliseconds: number): string {
  return new Date(Math.floor(milliseconds / MINUTE) * MINUTE).toISOString();
}

function between(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}

/** Adding 0 makes the negative zero of a rounded small number a plain one. */
function halfPoint(points: number): number {
  return Math.round(points * 2) / 2 + 0;
}

function pricesOf(
  spread: number,
  provider: SimulatedLineProvider,
): Pick<LineQuoteFact, "homeMoneyline" | "awayMoneyline"> {
  if (Math.abs(spread) > provider.moneylineUpTo) return { homeMoneyline: null, awayMoneyline: null };
  const { home, away } = moneylinesOf(spread);
  return { homeMoneyline: home, awayMoneyline: away };
}
