import { describe, expect, test } from "vitest";
import type { LineFact } from "#lib/basketball/game-facts.ts";
import { gameFact, sideFact, teamFact } from "#test/game-facts.ts";
import { mergeLines, turnLine } from "./merge-lines.ts";

const NOTHING = {
  spread: null,
  overUnder: null,
  homeMoneyline: null,
  awayMoneyline: null,
  spreadOpen: null,
  overUnderOpen: null,
};
const line = (provider: string, said: Partial<LineFact> = {}): LineFact => ({ provider, ...NOTHING, ...said });
const stating = (lines: LineFact[] | null) =>
  gameFact("espn", "1", { home: sideFact(teamFact("Harbor State")), away: sideFact(teamFact("Mesa Tech")), lines });

describe("lines of several sources", () => {
  test("those of all are united, by provider", () => {
    const merged = mergeLines([stating([line("Tern", { spread: -3 })]), stating([line("alder", { spread: -2.5 })])]);
    expect(merged.map(({ provider, spread }) => [provider, spread])).toEqual([
      ["alder", -2.5],
      ["Tern", -3],
    ]);
  });

  test("of one provider the better source's is taken whole: its gaps stay gaps", () => {
    const better = line("Tern", { spread: -3 });
    const worse = line("TERN", { spread: -4, overUnder: 140, homeMoneyline: -180 });
    expect(mergeLines([stating([better]), stating([worse])])).toEqual([better]);
  });

  test("a line that says nothing does not hide one that does, and is none by itself; a pick'em says something", () => {
    expect(mergeLines([stating([line("Tern")]), stating([line("Tern", { spread: 0 })])])).toEqual([
      line("Tern", { spread: 0 }),
    ]);
    expect(mergeLines([stating([line("Tern")]), stating(null)])).toEqual([]);
  });
});

test("a line seen from the other side: spreads change sign, moneylines change places, a pick'em stays 0", () => {
  const quote = {
    at: "2026-01-09T15:00:00.000Z",
    spread: -2.5,
    overUnder: 140,
    homeMoneyline: -150,
    awayMoneyline: 130,
  };
  const own = line("Tern", { spread: 0, spreadOpen: -2.5, overUnder: 141, homeMoneyline: -110, history: [quote] });
  expect(turnLine(own)).toEqual({
    ...own,
    spread: 0,
    spreadOpen: 2.5,
    homeMoneyline: null,
    awayMoneyline: -110,
    history: [{ ...quote, spread: 2.5, homeMoneyline: 130, awayMoneyline: -150 }],
  });
  expect(turnLine(line("Tern", { spread: 0 })).spread).toBe(0);
  expect(turnLine(turnLine(own))).toEqual(own);
});
