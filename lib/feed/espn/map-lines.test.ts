import { describe, expect, it } from "vitest";
import { mapLines } from "./map-lines.ts";
import { rawOdds } from "./raw-game.ts";
import { WarningList } from "./warnings.ts";

function linesOf(...raw: (Record<string, unknown> | null)[]) {
  const warnings = new WarningList(null);
  const odds = raw.map((entry) =>
    entry === null ? null : rawOdds.parse({ provider: { id: "1", name: "Book" }, ...entry }),
  );
  return { lines: mapLines(odds, warnings), codes: warnings.toWarnings().map(({ code }) => code) };
}

describe("mapLines", () => {
  it("reads today's form: the home spread, the total, both moneylines and how they opened", () => {
    const { lines, codes } = linesOf({
      spread: 8.5,
      overUnder: 159.5,
      homeTeamOdds: { favorite: false, moneyLine: 320 },
      awayTeamOdds: { favorite: true, moneyLine: -410 },
      pointSpread: { home: { open: { line: "+7.5" }, close: { line: "+8.5" } } },
      total: { over: { open: { line: "o157.5" }, close: { line: "o159.5" } } },
    });
    expect(lines).toEqual([
      {
        provider: "Book",
        spread: 8.5,
        overUnder: 159.5,
        homeMoneyline: 320,
        awayMoneyline: -410,
        spreadOpen: 7.5,
        overUnderOpen: 157.5,
      },
    ]);
    expect(codes).toEqual([]);
  });

  it("reads the older form", () => {
    expect(
      linesOf({
        spread: -5.5,
        homeTeamOdds: { favorite: true, open: { pointSpread: { american: "-4.5" } } },
        open: { total: { alternateDisplayValue: "132.5" } },
      }).lines,
    ).toMatchObject([{ spread: -5.5, overUnder: null, homeMoneyline: null, spreadOpen: -4.5, overUnderOpen: 132.5 }]);
  });

  it("reads a pick'em, an even moneyline and what is off", () => {
    expect(
      linesOf({
        spread: 0,
        pointSpread: { home: { open: { line: "PK" } } },
        moneyline: { home: { close: { odds: "EVEN" } }, away: { close: { odds: "OFF" } } },
      }).lines,
    ).toMatchObject([{ spread: 0, spreadOpen: 0, homeMoneyline: 100, awayMoneyline: null }]);
  });

  it("leaves out a spread that contradicts the favourite, with a warning", () => {
    const { lines, codes } = linesOf({ spread: 3, overUnder: 140, homeTeamOdds: { favorite: true } });
    expect(lines).toMatchObject([{ spread: null, overUnder: 140 }]);
    expect(codes).toEqual(["spread_contradicts_favourite"]);
  });

  it("takes one line a provider, passes over empty entries, and knows none without any", () => {
    expect(linesOf({ spread: -1 }, null, { spread: -2 }).lines).toMatchObject([{ spread: -1 }]);
    expect(linesOf(null).lines).toBeNull();
    expect(mapLines(null, new WarningList(null))).toBeNull();
  });
});
