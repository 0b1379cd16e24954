import { describe, expect, it } from "vitest";
import { madeSummary } from "./fixtures/made-summary.ts";
import { faultOf, gamesOf } from "./fixtures/mapped.ts";
import { mapPayload } from "./map-payload.ts";

describe("faults", () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({
    id: String(index + 1),
    type: { id: "0" },
    homeScore: 0,
    awayScore: 0,
    period: { number: 1 },
  }));
  const first = many[0];

  it.each([
    ["missing_competitors", { competition: { competitors: [] } }],
    ["missing_competitors", { away: { homeAway: "home" } }],
    ["mixed_leagues", { away: { uid: "s:40~l:54~t:9002" } }],
    ["other_sport", { header: { league: { id: "46", slug: "nba" } } }],
    ["absurd_value", { home: { score: "-3" } }],
    ["absurd_value", { home: { score: "4000" } }],
    ["absurd_value", { home: { linescores: Array.from({ length: 21 }, () => ({ displayValue: "1" })) } }],
    ["absurd_value", { rest: { plays: many } }],
    ["absurd_value", { rest: { plays: [{ ...first, period: { number: 21 } }] } }],
    ["absurd_value", { rest: { plays: [{ ...first, awayScore: -1 }] } }],
    ["unexpected_shape", { home: { score: "five" } }],
    ["unexpected_shape", { header: { season: { year: "soon" } } }],
    ["unexpected_shape", { competition: { date: "tomorrow" } }],
    ["unexpected_shape", { rest: { plays: [{ ...first, homeScore: "3" }] } }],
  ])("%s", (code, changes) => {
    expect(faultOf(madeSummary(changes))).toBe(code);
  });

  it("say where the shape differs", () => {
    expect(() => mapPayload(madeSummary({ home: { score: "five" } }))).toThrow(
      "header.competitions.0.competitors.0.score",
    );
  });

  it("are not raised by fields nobody uses", () => {
    expect(gamesOf(mapPayload(madeSummary({ rest: { news: 7, videos: [[]] } })))).toHaveLength(1);
  });
});
