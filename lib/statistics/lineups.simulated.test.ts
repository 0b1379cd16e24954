/** What must hold for the lineups of any game, on games of simulated leagues: over, and while they are on. */
import { describe, expect, test } from "vitest";
import { elapsedSeconds, periodFormat } from "#lib/basketball/clock.ts";
import { otherSide, SIDES } from "#lib/basketball/enums.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { FloorTime } from "#lib/basketball/lineup.ts";
import { openWorld } from "#lib/feed/simulation/open-world.ts";
import { readLeague } from "#lib/feed/simulation/read-league.ts";
import { lineupInputOf } from "#test/lineup-input.ts";
import { computeBoxScores } from "./box-score.ts";
import { computeLineups } from "./lineups.ts";
import { computeOnOff } from "./on-off.ts";
import { countPossessions } from "./possessions.ts";
import { sumLineups } from "./sum-lineups.ts";
import { addFloorTime, noFloorTime } from "./unit-counts.ts";

const MENS = periodFormat("mens");
const SEASON = 2026;
/** An evening on which both leagues have a game. */
const NOW = "2026-02-08T02:50:00.000Z";

async function gamesOf(seed: string): Promise<GameFact[]> {
  const games: GameFact[] = [];
  const world = openWorld({ seed, scale: "tiny" });
  for await (const document of readLeague(world, [SEASON], () => NOW).documents()) {
    for (const fact of (await document.map()).facts) {
      if (fact.kind === "game" && (fact.game.plays ?? []).length > 0) games.push(fact.game);
    }
  }
  return games;
}

function totalOf(times: readonly FloorTime[]): FloorTime {
  const total = noFloorTime();
  for (const time of times) addFloorTime(total, time);
  return total;
}

function gameSeconds({ plays, status }: GameFact): number {
  const last = plays?.at(-1);
  return last === undefined ? 0 : elapsedSeconds(MENS, last.period, status === "final" ? 0 : last.secondsRemaining);
}

describe.each(["lineups one", "lineups two"])("the league %s", async (seed) => {
  const games = await gamesOf(seed);
  const teams = games.flatMap((game) => {
    const lineups = computeLineups(lineupInputOf(game));
    return SIDES.map((side) => ({ game, side, lineups: lineups[side], mirror: lineups[otherSide(side)] }));
  });

  test("has games that are over and games that are on", () => {
    const statuses = Map.groupBy(games, ({ status }) => status);
    expect(statuses.get("final")?.length).toBeGreaterThan(20);
    expect(statuses.get("in_progress")?.length).toBeGreaterThan(0);
  });

  test("seconds of lineups and of what is unknown add up to the game, and nothing is unknown", () => {
    for (const { game, lineups } of teams) {
      expect(totalOf(lineups.lineups).seconds + lineups.unknown.seconds).toBe(gameSeconds(game));
      expect(lineups.unknown.seconds).toBe(0);
    }
  });

  test("counts add up to the box score counted from the plays, and possessions to the game's", () => {
    for (const { game, side, lineups } of teams) {
      const { team, opponent } = totalOf([...lineups.lineups, lineups.unknown]);
      const box = computeBoxScores(game.plays ?? [], game.athletes).teams;
      const possessions = countPossessions(game.plays ?? []);
      expect([team.points, opponent.points]).toEqual([box[side].points, box[otherSide(side)].points]);
      expect([team.possessions, opponent.possessions]).toEqual([possessions[side], possessions[otherSide(side)]]);
      expect(team).toMatchObject({
        assists: box[side].assists,
        steals: box[side].steals,
        blocks: box[side].blocks,
        turnovers: box[side].turnovers,
        offensiveRebounds: box[side].offensiveRebounds,
        defensiveRebounds: box[side].defensiveRebounds,
        threePointersMade: box[side].threePointFieldGoalsMade,
        freeThrowsAttempted: box[side].freeThrowsAttempted,
      });
    }
  });

  test("what a team's lineups did the opponent's allowed", () => {
    for (const { lineups, mirror } of teams) {
      expect(totalOf(lineups.lineups).team).toEqual(totalOf(mirror.lineups).opponent);
    }
  });

  test("in every lineup points are 2, 3 and 1 for what was made, and two-pointers the sum of their kinds", () => {
    for (const { team } of teams.flatMap(({ lineups }) => lineups.lineups)) {
      expect(team.points).toBe(2 * team.twoPointersMade + 3 * team.threePointersMade + team.freeThrowsMade);
      expect(team.twoPointersMade).toBe(team.tipInsMade + team.dunksMade + team.layupsMade + team.jumpersMade);
    }
  });

  test("on and off add up to the team for every athlete, over all games of a side together", () => {
    const { lineups } = sumLineups(teams.map((team) => team.lineups));
    const total = totalOf(lineups);
    const all = computeOnOff(lineups);
    expect(all.length).toBeGreaterThan(10);
    for (const { on, off } of all) expect(totalOf([on, off])).toEqual(total);
    expect(all.reduce((sum, { on }) => sum + on.seconds, 0)).toBe(5 * total.seconds);
  });
});
