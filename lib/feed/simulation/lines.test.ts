import { describe, expect, test } from "vitest";
import type { LineFact } from "#lib/basketball/game-facts.ts";
import { printFigure } from "#test/print-figure.ts";
import { simulatedGame } from "#test/simulated-games.ts";
import { LINE_PROVIDERS } from "./line-providers.ts";
import { lineChanges, linesAt } from "./lines.ts";

const SEED = "lines";
const EXPECTED = { margin: 4.2, total: 149 };
const TIP = "2026-01-11T00:00:00.000Z";
const game = simulatedGame({ id: 260_001, tip: TIP });
const hoursBefore = (tip: string, at: string) => (Date.parse(tip) - Date.parse(at)) / 3_600_000;

/** Lines at the tip of many games that are expected to come to the same. */
function closings(games: number, expected = EXPECTED): LineFact[][] {
  return Array.from({ length: games }, (_, place) =>
    linesAt(simulatedGame({ id: 260_001 + place, tip: TIP }), expected, SEED, TIP),
  );
}

function meanAndDeviation(numbers: readonly number[]): { mean: number; deviation: number } {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length;
  return { mean, deviation: Math.sqrt(variance) };
}

describe("lines of a simulated game", () => {
  test("are the same however often they are asked for, and others with another seed or game", () => {
    const once = linesAt(game, EXPECTED, SEED, TIP);
    expect(linesAt(game, EXPECTED, SEED, TIP)).toEqual(once);
    expect(linesAt(game, EXPECTED, "other", TIP)).not.toEqual(once);
    expect(linesAt(simulatedGame({ id: 260_002, tip: TIP }), EXPECTED, SEED, TIP)).not.toEqual(once);
  });

  test("each bookmaker opens 18 to 40 hours before the tip, at a moment of its own, and not before it is asked", () => {
    const opened = linesAt(game, EXPECTED, SEED, TIP).map((line) => line.history?.[0]?.at ?? "");
    expect(opened).toHaveLength(LINE_PROVIDERS.length);
    expect(new Set(opened).size).toBe(LINE_PROVIDERS.length);
    for (const at of opened) {
      expect(hoursBefore(TIP, at)).toBeGreaterThanOrEqual(18);
      expect(hoursBefore(TIP, at)).toBeLessThan(40.1);
    }
    const [first = "", second = ""] = opened.sort();
    expect(linesAt(game, EXPECTED, SEED, first)).toHaveLength(1);
    expect(linesAt(game, EXPECTED, SEED, second)).toHaveLength(2);
    const before = new Date(Date.parse(first) - 1).toISOString();
    expect(linesAt(game, EXPECTED, SEED, before)).toEqual([]);
  });

  test("what is offered is the last quote, what it opened with the first; every quote changes something and stands before the tip", () => {
    for (const line of closings(40).flat()) {
      const history = line.history ?? [];
      const { at: _at, ...last } = history.at(-1) ?? { at: "" };
      expect(line).toMatchObject({ ...last, spreadOpen: history[0]?.spread, overUnderOpen: history[0]?.overUnder });
      for (const [place, quote] of history.entries()) {
        expect(quote.at < TIP).toBe(true);
        expect(
          Number.isInteger((quote.spread ?? Number.NaN) * 2) && Number.isInteger((quote.overUnder ?? Number.NaN) * 2),
        ).toBe(true);
        const earlier = history[place - 1];
        if (earlier) {
          expect(earlier.at < quote.at).toBe(true);
          expect([earlier.spread, earlier.overUnder]).not.toEqual([quote.spread, quote.overUnder]);
        }
      }
    }
  });

  test("they change at the moments named, and at no other", () => {
    const moments = lineChanges(game, EXPECTED, SEED);
    expect(moments.length).toBeGreaterThanOrEqual(LINE_PROVIDERS.length);
    let last: LineFact[] = [];
    for (const moment of moments) {
      const before = new Date(Date.parse(moment) - 1).toISOString();
      expect(linesAt(game, EXPECTED, SEED, before)).toEqual(last);
      const now = linesAt(game, EXPECTED, SEED, moment);
      expect(now).not.toEqual(last);
      last = now;
    }
    expect(linesAt(game, EXPECTED, SEED, TIP)).toEqual(last);
  });

  test("a game known only a few hours ahead has lines soon after, and none before it is known", () => {
    const knownFrom = "2026-01-10T20:00:00.000Z";
    const late = simulatedGame({ id: 260_003, tip: TIP, knownFrom });
    const opened = linesAt(late, EXPECTED, SEED, TIP).map((line) => line.history?.[0]?.at ?? "");
    expect(opened).toHaveLength(LINE_PROVIDERS.length);
    for (const at of opened) expect(at > knownFrom && hoursBefore(TIP, at) > 0.9).toBe(true);
    const announced = simulatedGame({ id: 260_003, tip: TIP, tipAnnouncedAt: knownFrom });
    expect(linesAt(announced, EXPECTED, SEED, knownFrom)).toEqual([]);
  });

  test("an exhibition has none, and those of a game that is called off stand still from then on", () => {
    expect(linesAt(simulatedGame({ id: 260_001, tip: TIP, exhibition: true }), EXPECTED, SEED, TIP)).toEqual([]);
    const announcedAt = "2026-01-10T12:00:00.000Z";
    const off = simulatedGame({ id: 260_001, tip: TIP, fate: { kind: "cancelled", announcedAt, reason: "ice" } });
    expect(linesAt(off, EXPECTED, SEED, TIP)).toEqual(linesAt(game, EXPECTED, SEED, announcedAt));
  });

  test("a spread that rounds to none is 0 and not minus 0; the favourite has the shorter odds", () => {
    const lines = closings(200, { margin: 0, total: 140 }).flat();
    expect(lines.filter((line) => line.spread === 0).length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(Object.is(line.spread, -0)).toBe(false);
      if (line.spread === null || line.homeMoneyline === null || line.awayMoneyline === null) continue;
      if (line.spread < 0) expect(line.homeMoneyline).toBeLessThan(line.awayMoneyline);
      if (line.spread > 0) expect(line.homeMoneyline).toBeGreaterThan(line.awayMoneyline);
    }
  });

  test("some bookmakers offer no moneyline on a heavy favourite, and in between some do", () => {
    const offering = (margin: number) =>
      closings(1, { margin, total: 140 })
        .flat()
        .filter((line) => line.homeMoneyline !== null).length;
    expect([offering(5), offering(40)]).toEqual([LINE_PROVIDERS.length, 0]);
    expect(offering(20)).toBeGreaterThan(0);
    expect(offering(20)).toBeLessThan(LINE_PROVIDERS.length);
  });

  test("openings scatter around what is expected, closings less, and neither leans to a side", () => {
    const lines = closings(500).flat();
    const open = meanAndDeviation(lines.map((line) => line.spreadOpen ?? 0));
    const close = meanAndDeviation(lines.map((line) => line.spread ?? 0));
    const totals = meanAndDeviation(lines.map((line) => line.overUnderOpen ?? 0));
    const shown = (figure: { mean: number; deviation: number }) =>
      `mean ${figure.mean.toFixed(2)}, deviation ${figure.deviation.toFixed(2)}`;
    printFigure(`simulated lines, margin 4.2 expected: spreads open ${shown(open)}; close ${shown(close)}`);
    printFigure(`simulated lines, total 149 expected: open ${shown(totals)}`);
    expect(Math.abs(open.mean + EXPECTED.margin)).toBeLessThan(0.15);
    expect(Math.abs(close.mean + EXPECTED.margin)).toBeLessThan(0.15);
    expect(Math.abs(totals.mean - EXPECTED.total)).toBeLessThan(0.3);
    expect(open.deviation).toBeGreaterThan(1.2);
    expect(open.deviation).toBeLessThan(1.8);
    expect(close.deviation).toBeLessThan(open.deviation);
  });
});
