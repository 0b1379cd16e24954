/** What must hold of every single game, looked at over a season of the league that a newcomer meets. */
import { expect, test } from "vitest";
import { gameMinutes, periodFormat } from "#lib/basketball/clock.ts";
import { SIDES } from "#lib/basketball/enums.ts";
import type { GameAthleteFact } from "#lib/basketball/game-facts.ts";
import { computeBoxScores } from "#lib/statistics/box-score.ts";
import { floorViolations } from "./game/fixtures/floor-violations.ts";
import { foulViolations } from "./game/fixtures/foul-violations.ts";
import { locationViolations } from "./game/fixtures/location-violations.ts";
import { orderViolations } from "./game/fixtures/order-violations.ts";
import type { PlayedGame } from "./game-model.ts";
import { mapAthlete } from "./map-entities.ts";
import { mapPlays } from "./map-plays.ts";
import { openWorld } from "./open-world.ts";
import type { SimulatedGame } from "./schedule-model.ts";
import type { World } from "./world.ts";

const SEASON = 2026;
const AFTER_THE_FINAL = "2026-05-01T00:00:00.000Z";
const MENS = periodFormat("mens");
const PLAYERS_ON_THE_FLOOR = 5;

test("every game of a season keeps the rules, and its box score is what its plays add up to", {
  timeout: 120_000,
}, () => {
  const world = openWorld({ seed: "courtside", scale: "demo" });
  const games = world.games(SEASON, AFTER_THE_FINAL).filter((game) => game.fate.kind === "played");
  expect(games.length).toBeGreaterThan(900);
  const found = games.flatMap((game) => {
    const played = world.play(game);
    const violations = [
      ...orderViolations(played),
      ...floorViolations(played),
      ...foulViolations(played),
      ...locationViolations(played),
      ...boxViolations(world, game, played),
      ...minuteViolations(played),
    ];
    return violations.map((violation) => `game ${game.id}: ${violation}`);
  });
  expect(found).toEqual([]);
});

function boxViolations(world: World, game: SimulatedGame, played: PlayedGame): string[] {
  const athletes = SIDES.flatMap((side): GameAthleteFact[] =>
    world
      .team(game.season, side === "home" ? game.homeId : game.awayId)
      .players.map((player) => ({ key: String(player.id), side, athlete: mapAthlete(player) })),
  );
  const counted = computeBoxScores(mapPlays(game.id, played.events), athletes);
  return SIDES.flatMap((side) => {
    const { possessions: _, ...line } = played.teamLines[side];
    const { possessions: __, ...fromPlays } = counted.teams[side];
    return JSON.stringify(line) === JSON.stringify(fromPlays) ? [] : [`the ${side} team's box score is not its plays'`];
  });
}

function minuteViolations({ athleteLines, periodPoints }: PlayedGame): string[] {
  const wanted = PLAYERS_ON_THE_FLOOR * (gameMinutes(MENS, periodPoints.home.length) ?? 0);
  return SIDES.flatMap((side) => {
    const lines = athleteLines.filter((line) => line.side === side);
    const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
    return [
      ...(Math.abs(minutes - wanted) < 1e-6 ? [] : [`the ${side} team has ${minutes} minutes instead of ${wanted}`]),
      ...lines
        .filter((line) => (line.fouls ?? 0) > 5)
        .map((line) => `player ${line.athleteId} has more than five fouls`),
    ];
  });
}
