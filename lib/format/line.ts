/** A betting line in words. Spreads are from the home side: negative means the home team is favoured. */
import { formatNumber, formatSigned } from "./number.ts";

interface LineSides {
  home: string;
  away: string;
}

interface Line {
  spread: number | null;
  overUnder: number | null;
}

/** For narrow places, with letters for the teams: `LARK −3.5 · o/u 148.5`, `Even · o/u 140`. Null without either number. */
export function formatLine({ spread, overUnder }: Line, { home, away }: LineSides): string | null {
  const parts: string[] = [];
  if (spread !== null) parts.push(formatSpread(spread, { home, away }));
  if (overUnder !== null) parts.push(`o/u ${formatPoints(overUnder)}`);
  return parts.length === 0 ? null : parts.join(" · ");
}

/** The same to be read out, with names for the teams: `Larkmoor favored by 3.5, total 148.5`. */
export function formatLineLong({ spread, overUnder }: Line, { home, away }: LineSides): string | null {
  const parts: string[] = [];
  if (spread === 0) parts.push("neither favored");
  else if (spread !== null) parts.push(`${spread < 0 ? home : away} favored by ${formatPoints(Math.abs(spread))}`);
  if (overUnder !== null) parts.push(`total ${formatPoints(overUnder)}`);
  return parts.length === 0 ? null : parts.join(", ");
}

/** The favourite and by how much: `LARK −3.5`; `Even` where nobody is. */
export function formatSpread(spread: number, { home, away }: LineSides): string {
  return spread === 0 ? "Even" : `${spread < 0 ? home : away} ${formatPoints(-Math.abs(spread))}`;
}

/** Points of a line go by halves: `3`, `3.5`. */
export function formatPoints(points: number): string {
  return formatNumber(points, Number.isInteger(points) ? 0 : 1);
}

/** American odds, whose thousands nobody groups: `−155` is what must be staked to win 100, `+1250` what 100 win. */
export function formatMoneyline(odds: number): string {
  return formatSigned(odds).replace(",", "");
}
