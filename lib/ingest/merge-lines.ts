/**
 * A game's lines out of what several sources state. Pure.
 *
 * Sources know different providers, so the lines of all of them are united. Of one provider the line of the best source is taken whole, never
 * mixed from two: a spread of one moment beside a moneyline of another would be a line that nobody offered. A line that says nothing is none.
 */
import type { GameFact, LineFact } from "#lib/basketball/game-facts.ts";

/** Lines by provider, in small letters. `facts` are of one game, seen from the same home side, best source first. */
export function mergeLines(facts: readonly GameFact[]): LineFact[] {
  const byProvider = new Map<string, LineFact>();
  for (const fact of facts) {
    for (const line of fact.lines ?? []) {
      const provider = line.provider.toLowerCase();
      if (saysSomething(line) && !byProvider.has(provider)) byProvider.set(provider, line);
    }
  }
  return [...byProvider].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

function saysSomething({ provider: _provider, history: _history, ...numbers }: LineFact): boolean {
  return Object.values(numbers).some((number) => number !== null);
}

/** The line as seen from the other side. */
export function turnLine(line: LineFact): LineFact {
  return {
    ...line,
    spread: turned(line.spread),
    spreadOpen: turned(line.spreadOpen),
    homeMoneyline: line.awayMoneyline,
    awayMoneyline: line.homeMoneyline,
    ...(line.history && {
      history: line.history.map((quote) => ({
        ...quote,
        spread: turned(quote.spread),
        homeMoneyline: quote.awayMoneyline,
        awayMoneyline: quote.homeMoneyline,
      })),
    }),
  };
}

/** Subtracted from 0, because a turned pick'em is 0 and not the negative zero that a sign would make of it. */
function turned(spread: number | null): number | null {
  return spread === null ? null : 0 - spread;
}
