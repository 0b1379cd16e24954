import { describe, expect, test } from "vitest";
import type { PlayedGame, RawEvent } from "./game-model.ts";
import type { GameFate, SimulatedGame } from "./schedule-model.ts";
import { standingOf } from "./standing.ts";

const TIP = "2026-01-24T00:00:00.000Z";
const minute = (number: number) => new Date(Date.parse(TIP) + number * 60_000).toISOString();

const game = (changes: Partial<SimulatedGame> = {}): SimulatedGame => ({
  id: 260001,
  season: 2026,
  seasonType: "regular",
  easternDate: "2026-01-23",
  tip: TIP,
  tipAnnouncedAt: null,
  knownFrom: null,
  homeId: 1,
  awayId: 2,
  homeSeed: null,
  awaySeed: null,
  neutralSite: false,
  conferenceGame: true,
  exhibition: false,
  gameType: "STD",
  tournament: null,
  notes: null,
  venue: { id: 1, name: "", city: "", state: "", capacity: 1, latitude: 0, longitude: 0, timeZone: "UTC" },
  broadcasts: [],
  fate: { kind: "played" },
  ...changes,
});

/** Three events: two, four and 110 minutes after the tip. */
const played = { events: [2, 4, 110].map((at) => ({ wallclock: minute(at) }) as RawEvent) } as PlayedGame;
const notAsked = () => {
  throw new Error("the game was played although nobody had to know");
};

describe("a game that is played", () => {
  test.each([
    [-60, { kind: "scheduled", timeKnown: true }],
    [1, { kind: "scheduled", timeKnown: true }],
    [2, { kind: "in_progress", events: 1 }],
    [3, { kind: "in_progress", events: 1 }],
    [109, { kind: "in_progress", events: 2 }],
    [110, { kind: "final" }],
    [1000, { kind: "final" }],
  ])("%i minutes after its tip", (at, standing) => {
    expect(standingOf(game(), minute(at), () => played)).toEqual(standing);
  });

  test("is not played to know where it stands before its tip, nor long after it", () => {
    expect(standingOf(game(), minute(-1), notAsked)).toMatchObject({ kind: "scheduled" });
    expect(standingOf(game(), minute(361), notAsked)).toEqual({ kind: "final" });
  });

  test("has no time until that is announced", () => {
    const late = game({ tipAnnouncedAt: minute(-600) });
    expect(standingOf(late, minute(-601), notAsked)).toEqual({ kind: "scheduled", timeKnown: false });
    expect(standingOf(late, minute(-600), notAsked)).toEqual({ kind: "scheduled", timeKnown: true });
  });
});

test.each(["postponed", "cancelled"] as const)("a game that is %s is scheduled until that is announced", (kind) => {
  const fate: GameFate = { kind, announcedAt: minute(-30), reason: "Snow" };
  expect(standingOf(game({ fate }), minute(-31), notAsked)).toMatchObject({ kind: "scheduled" });
  expect(standingOf(game({ fate }), minute(-30), notAsked)).toEqual({ kind, timeKnown: true, reason: "Snow" });
  expect(standingOf(game({ fate }), minute(60), notAsked)).toMatchObject({ kind });
});
