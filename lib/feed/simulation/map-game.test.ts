/** Every play and every box score of some real simulated games, as they are stated while the games are on and afterwards. */
import { describe, expect, test } from "vitest";
import { SIDES } from "#lib/basketball/enums.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import { compareBoxScores } from "#lib/statistics/box-comparison.ts";
import { computeBoxScores } from "#lib/statistics/box-score.ts";
import { computePlaysWhole } from "#lib/statistics/plays-whole.ts";
import { computeStints } from "#lib/statistics/stints.ts";
import { gameDocument } from "./league-documents.ts";
import { openWorld } from "./open-world.ts";
import type { SimulatedGame } from "./schedule-model.ts";

const world = openWorld({ seed: "mapping", scale: "tiny" });
const END_OF_SEASON = "2026-05-01T00:00:00.000Z";
const games = world.games(2026, END_OF_SEASON).filter((game) => game.fate.kind === "played");
const some = games.filter((_, place) => place % 9 === 0);

async function factAt(game: SimulatedGame, moment: string): Promise<GameFact> {
  const { facts } = await gameDocument(world, game, moment).map();
  const [fact] = facts;
  if (fact?.kind !== "game") throw new Error("a game's document states a game");
  return fact.game;
}

const before = (moment: string, milliseconds: number) => new Date(Date.parse(moment) - milliseconds).toISOString();

describe.each(some.map((game) => [game.id, game] as const))("game %i", (_id, game) => {
  const { events } = world.play(game);

  test("once it is over: plays are whole, and the printed box scores are those counted from them", async () => {
    const fact = await factAt(game, END_OF_SEASON);
    expect(fact).toMatchObject({
      status: "final",
      period: null,
      clock: null,
      startDate: game.tip,
      startTimeTbd: false,
    });
    expect(fact.attendance).toBeGreaterThan(0);
    expect(computePlaysWhole(fact).reasons).toEqual([]);
    const counted = computeBoxScores(fact.plays ?? [], fact.athletes);
    for (const side of SIDES) {
      const keys = new Set(fact.athletes.filter((athlete) => athlete.side === side).map((athlete) => athlete.key));
      const stated = (fact.athleteBoxScores ?? []).filter((box) => keys.has(box.athlete));
      expect(
        compareBoxScores(
          side,
          { team: fact[side].boxScore, athletes: stated },
          { team: counted.teams[side], athletes: counted.athletes.filter((box) => keys.has(box.athlete)) },
        ),
      ).toEqual([]);
      expect(stated.reduce((sum, box) => sum + (box.minutes ?? 0), 0)).toBeCloseTo(
        25 * (fact.home.periodPoints?.length ?? 0) + 150,
        6,
      );
    }
    expect(fact.home.winner).toBe((fact.home.points ?? 0) > (fact.away.points ?? 0));
  });

  test("while it is on: its plays so far are whole at every moment, and five a side are on the floor", async () => {
    for (let count = 1; count < events.length; count += 7) {
      const event = events[count - 1];
      if (event === undefined || event.wallclock === events[count]?.wallclock) continue;
      const fact = await factAt(game, event.wallclock);
      expect(fact).toMatchObject({ status: "in_progress", period: event.period, clock: event.clock, attendance: null });
      expect(fact.home).toMatchObject({ points: event.homeScore, winner: null, boxScore: null });
      expect(fact.plays).toHaveLength(count);
      expect(computePlaysWhole(fact).reasons).toEqual([]);
      expect((fact.athleteBoxScores ?? []).filter((line) => line.starter)).toHaveLength(10);
      const floors = computeStints(fact).onFloor ?? [];
      if (fact.plays?.some((play) => play.event.kind === "substitution")) expect(floors.at(-1)).toHaveLength(10);
    }
  });

  test("before it: no points, no plays, the lines that are out, in order and none from the future", async () => {
    const dayBefore = before(game.tip, 20 * 3_600_000);
    const fact = await factAt(game, dayBefore);
    expect(fact).toMatchObject({ status: "scheduled", plays: null, athleteBoxScores: null, athletes: [] });
    expect(fact.home).toMatchObject({ points: null, periodPoints: null, boxScore: null });
    const quotes = (fact.lines ?? []).flatMap((line) => line.history ?? []);
    expect(quotes.every((quote) => quote.at <= dayBefore)).toBe(true);
  });
});

test("at half time a game is in its first period with nothing left on the clock", async () => {
  const [game] = some;
  if (game === undefined) throw new Error("there are games");
  const end = world.play(game).events.find((event) => event.typeId === 412);
  const fact = await factAt(game, end?.wallclock ?? "");
  expect(fact).toMatchObject({ status: "in_progress", period: 1, clock: "0:00" });
  expect(fact.home.periodPoints).toEqual([end?.homeScore]);
});

test("plays have the same ids and texts while a game is on as afterwards", async () => {
  const [game] = some;
  if (game === undefined) throw new Error("there are games");
  const live = await factAt(game, world.play(game).events[150]?.wallclock ?? "");
  const over = await factAt(game, END_OF_SEASON);
  expect(live.plays).toEqual(over.plays?.slice(0, live.plays?.length));
});
