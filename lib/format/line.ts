/** A betting line in words. Spreads are from the home side: negative means the home team is favoured. */
import { formatNumber } from "./number.ts";

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
  if (spread === 0) parts.push("Even");
  else if (spread !== null) parts.push(`${spread < 0 ? home : away} ${lineNumber(-Math.abs(spread))}`);
  if (overUnder !== null) parts.push(`o/u ${lineNumber(overUnder)}`);
  return parts.length === 0 ? null : parts.join(" · ");
}

/** The same to be read out, with names for the teams: `Larkmoor favored by 3.5, total 148.5`. */
export function formatLineLong({ spread, overUnder }: Line, { home, away }: LineSides): string | null {
  const parts: string[] = [];
  if (spread === 0) parts.push("neither favored");
  else if (spread !== null) parts.push(`${spread < 0 ? home : away} favored by ${lineNumber(Math.abs(spread))}`);
  if (overUnder !== null) parts.push(`total ${lineNumber(overUnder)}`);
  return parts.length === 0 ? null : parts.join(", ");
}

/** Lines go by halves: `3`, `3.5`. */
function lineNumber(value: number): string {
  return formatNumber(value, Number.isInteger(value) ? 0 : 1);
}
