/** A game's lines as the card shows them: what each provider offers, and how it came out. */
import { formatMoneyline, formatPoints, formatSpread } from "#lib/format/line.ts";
import type { GameLineInfo, GameLines } from "#lib/records/line-records.ts";

/** Short names of the two teams. */
export interface LineNames {
  home: string;
  away: string;
}

/** What stands in the cells of a provider; null where there is nothing to say. */
export interface LineRow {
  provider: string;
  spreadOpen: string | null;
  spread: string | null;
  overUnderOpen: string | null;
  overUnder: string | null;
  awayMoneyline: string | null;
  homeMoneyline: string | null;
  /** Who did better than the spread, or a push; null while the game is not over or where there is no spread. */
  covered: string | null;
  /** Whether more points were made than the total, fewer, or as many. */
  total: string | null;
}

export interface FinalScore {
  home: number;
  away: number;
}

/** The final score of a record; null while the game is not over. */
export function finalScore({ homeScore, awayScore }: GameLines, isFinal: boolean): FinalScore | null {
  return isFinal && homeScore !== null && awayScore !== null ? { home: homeScore, away: awayScore } : null;
}

export function lineRows({ lines }: GameLines, names: LineNames, score: FinalScore | null): LineRow[] {
  return lines.map((line) => ({
    provider: line.provider,
    spreadOpen: line.spreadOpen === null ? null : formatSpread(line.spreadOpen, names),
    spread: line.spread === null ? null : formatSpread(line.spread, names),
    overUnderOpen: line.overUnderOpen === null ? null : formatPoints(line.overUnderOpen),
    overUnder: line.overUnder === null ? null : formatPoints(line.overUnder),
    awayMoneyline: line.awayMoneyline === null ? null : formatMoneyline(line.awayMoneyline),
    homeMoneyline: line.homeMoneyline === null ? null : formatMoneyline(line.homeMoneyline),
    covered: score && coveredBy(line, names, score),
    total: score && totalResult(line, score),
  }));
}

/** The spread is added to the home margin: above 0 the home team covered, below 0 the away team, at 0 nobody. */
function coveredBy({ spread }: GameLineInfo, names: LineNames, { home, away }: FinalScore): string | null {
  if (spread === null) return null;
  const beyond = home - away + spread;
  if (beyond === 0) return "Push";
  return beyond > 0 ? names.home : names.away;
}

function totalResult({ overUnder }: GameLineInfo, { home, away }: FinalScore): string | null {
  if (overUnder === null) return null;
  const points = home + away;
  if (points === overUnder) return "Push";
  return points > overUnder ? "Over" : "Under";
}

/** The middle of the providers' numbers, of an even count the lower of the two in the middle; null where none has one. */
function middle(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null).sort((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}

/**
 * The lines in a sentence: who is favored by how much and how many points are expected, by the middle of all providers; after the game how it
 * came out. Null where no provider has a spread or a total.
 */
export function linesSentence({ lines, homeTeam, awayTeam }: GameLines, score: FinalScore | null): string | null {
  const spread = middle(lines.map((line) => line.spread));
  const total = middle(lines.map((line) => line.overUnder));
  const sentences: string[] = [];
  if (spread !== null) sentences.push(spreadSentence(spread, { home: homeTeam, away: awayTeam }, score));
  if (total !== null) sentences.push(totalSentence(total, score));
  return sentences.length === 0 ? null : sentences.join(" ");
}

function spreadSentence(spread: number, names: LineNames, score: FinalScore | null): string {
  const favourite = spread <= 0 ? names.home : names.away;
  const by = formatPoints(Math.abs(spread));
  if (score === null) return spread === 0 ? "Neither team is favored." : `${favourite} favored by ${by}.`;
  const margin = Math.abs(score.home - score.away);
  const winner = score.home > score.away ? names.home : names.away;
  if (spread === 0) return `Neither team was favored; ${winner} won by ${margin}.`;
  return `${favourite} favored by ${by}; ${winner} won by ${margin}.`;
}

function totalSentence(total: number, score: FinalScore | null): string {
  const points = formatPoints(total);
  return score === null
    ? `${points} points expected.`
    : `${points} points expected; there were ${score.home + score.away}.`;
}
