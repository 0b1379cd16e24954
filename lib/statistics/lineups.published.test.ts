/**
 * Lineups of a week of games whose feed states the ten on the floor at every event. What they add up to is held against numbers found in other ways: the feed's score and
 * length of the game, the counts of the box score, the seconds of the stints, and the score that stood when an athlete came and went.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { gameMinutes, periodFormat } from "#lib/basketball/clock.ts";
import { otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { FloorTime, TeamLineups } from "#lib/basketball/lineup.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import { lineupInputOf } from "#test/lineup-input.ts";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeBoxScores } from "./box-score.ts";
import { computeLineups } from "./lineups.ts";
import { computeOnOff } from "./on-off.ts";
import { countPossessions } from "./possessions.ts";
import { computeStints } from "./stints.ts";
import { computeSecondsPlayed } from "./stints-of-floor.ts";
import { addFloorTime, noFloorTime } from "./unit-counts.ts";

const MENS = periodFormat("mens");
const WEEK = sharedData("lineups_bigballr");

/** A team of a game, with its lineups. */
interface TeamGame extends TeamLineups {
  name: string;
  side: Side;
  game: GameFact;
  input: ReturnType<typeof lineupInputOf>;
}

function totalOf(times: readonly FloorTime[]): FloorTime {
  const total = noFloorTime();
  for (const time of times) addFloorTime(total, time);
  return total;
}

/** Prints how many teams' games agree and how far the others are off, the worst first. */
function report(what: string, differences: readonly { name: string; difference: number }[]): number {
  const off = differences.filter(({ difference }) => difference !== 0);
  const worst = off.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference)).slice(0, 5);
  const named = worst.map(({ name, difference }) => `${name} ${difference}`).join("; ");
  const agree = differences.length - off.length;
  printFigure(`${what}: ${agree} of ${differences.length} exactly${named === "" ? "" : `; furthest off: ${named}`}`);
  return off.length;
}

describe.skipIf(WEEK === null)("lineups of a week", () => {
  const teams: TeamGame[] = [];
  beforeAll(async () => {
    for await (const document of (await readNcaaPath(WEEK ?? "")).documents()) {
      for (const fact of (await document.map()).facts) {
        if (fact.kind !== "game") continue;
        const { game } = fact;
        const input = lineupInputOf(game);
        const lineups = computeLineups(input);
        for (const side of SIDES) {
          teams.push({ ...lineups[side], name: `${game[side].team.school} (${game.sourceId})`, side, game, input });
        }
      }
    }
  }, 300_000);

  test("there are 342 games, of 684 teams", () => expect(teams).toHaveLength(684));

  test("every second of every game belongs to one five", () => {
    const differences = teams.map(({ name, lineups, game }) => {
      const seconds = 60 * (gameMinutes(MENS, game.home.periodPoints?.length ?? null) ?? 0);
      return { name, difference: totalOf(lineups).seconds - seconds };
    });
    expect(report("seconds of a team's lineups are the game's", differences)).toBe(0);
    expect(teams.filter(({ unknown }) => unknown.seconds > 0)).toEqual([]);
  });

  test("points of the lineups are the team's and its opponent's score", () => {
    const differences = teams.flatMap(({ name, lineups, game, side }) => {
      const { team, opponent } = totalOf(lineups);
      return [
        { name, difference: team.points - (game[side].points ?? 0) },
        { name: `against ${name}`, difference: opponent.points - (game[otherSide(side)].points ?? 0) },
      ];
    });
    expect(report("points of a team's lineups are the score", differences)).toBe(0);
  });

  test("possessions of the lineups are the team's, closer than 2 %", () => {
    const differences = teams.map(({ name, lineups, game, side }) => {
      const all = countPossessions(game.plays ?? [])[side];
      return { name, difference: totalOf(lineups).team.possessions - all, all };
    });
    report("possessions of a team's lineups are the team's", differences);
    for (const { name, difference, all } of differences) {
      expect(Math.abs(difference) / all, name).toBeLessThanOrEqual(0.02);
    }
  });

  test("rebounds, assists, steals, blocks, turnovers and tries are those of the counted box score", () => {
    const differences = teams.map(({ name, lineups, game, side }) => {
      const { team } = totalOf(lineups);
      const box = computeBoxScores(game.plays ?? [], game.athletes).teams[side];
      const pairs = [
        [team.offensiveRebounds, box.offensiveRebounds],
        [team.defensiveRebounds, box.defensiveRebounds],
        [team.assists, box.assists],
        [team.steals, box.steals],
        [team.blocks, box.blocks],
        [team.turnovers, box.turnovers],
        [team.twoPointersMade + team.threePointersMade, box.fieldGoalsMade],
        [team.twoPointersAttempted + team.threePointersAttempted, box.fieldGoalsAttempted],
        [team.threePointersMade, box.threePointFieldGoalsMade],
        [team.threePointersAttempted, box.threePointFieldGoalsAttempted],
        [team.freeThrowsMade, box.freeThrowsMade],
        [team.freeThrowsAttempted, box.freeThrowsAttempted],
      ] as const;
      return { name, difference: pairs.reduce((sum, [own, other]) => sum + Math.abs(own - (other ?? 0)), 0) };
    });
    expect(report("twelve counts of a team's lineups are those of its box score", differences)).toBe(0);
  });

  test("on and off add up to the team, and the seconds on are those of the stints", () => {
    const differences = teams.flatMap(({ name, lineups, game, input }) => {
      const total = totalOf(lineups);
      const seconds = computeSecondsPlayed(computeStints(game).stints ?? [], MENS);
      const keyOf = new Map([...input.idOf].map(([key, id]) => [id, key]));
      return computeOnOff(lineups).flatMap(({ athleteId, on, off }) => {
        const who = `${keyOf.get(athleteId)} of ${name}`;
        expect(totalOf([on, off]), who).toEqual(total);
        return [{ name: who, difference: on.seconds - (seconds.get(keyOf.get(athleteId) ?? "") ?? 0) }];
      });
    });
    expect(report("seconds on the floor are those of the athlete's stints", differences)).toBe(0);
  });

  test("plus-minus on the floor is that of the scores when the athlete came and went", () => {
    const differences = teams.flatMap(({ name, lineups, game, input }) => {
      const byScore = new Map<number, number>();
      for (const { athlete, subIn, subOut } of computeStints(game).stints ?? []) {
        const id = input.idOf.get(athlete) ?? 0;
        const margin = (end: typeof subIn) => end.teamPoints - end.opponentPoints;
        byScore.set(id, (byScore.get(id) ?? 0) + margin(subOut) - margin(subIn));
      }
      return computeOnOff(lineups).map(({ athleteId, on }) => ({
        name: `${athleteId} of ${name}`,
        difference: on.team.points - on.opponent.points - (byScore.get(athleteId) ?? 0),
      }));
    });
    expect(report("plus-minus of the plays on the floor is that of the scores", differences)).toBe(0);
  });
});
