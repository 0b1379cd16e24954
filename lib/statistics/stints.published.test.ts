import { beforeAll, describe, expect, test } from "vitest";
import { elapsedSeconds, gameMinutes, periodFormat } from "#lib/basketball/clock.ts";
import { SIDES } from "#lib/basketball/enums.ts";
import type { GameFact, StintEnd } from "#lib/basketball/game-facts.ts";
import { readEspnPath } from "#lib/feed/espn/read-path.ts";
import type { FeedReader } from "#lib/feed/feed.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import { lineupInputOf } from "#test/lineup-input.ts";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";
import { stintsAtPlay } from "./floor-at-play.ts";
import { actingAthletes } from "./floor-evidence.ts";
import { countPossessions } from "./possessions.ts";
import { computeStints } from "./stints.ts";
import { computeSecondsPlayed } from "./stints-of-floor.ts";

const MENS = periodFormat("mens");

async function gamesOf(reader: FeedReader): Promise<GameFact[]> {
  const games: GameFact[] = [];
  for await (const document of reader.documents()) {
    for (const fact of (await document.map()).facts) if (fact.kind === "game") games.push(fact.game);
  }
  return games;
}

/** Seconds the stints of a side add up to. */
function sideSeconds(game: GameFact, side: (typeof SIDES)[number]): number {
  const seconds = computeSecondsPlayed(computeStints(game).stints ?? [], MENS);
  return game.athletes
    .filter((athlete) => athlete.side === side)
    .reduce((sum, athlete) => sum + (seconds.get(athlete.key) ?? 0), 0);
}

const SUMMARY = sharedData("espn/summary/401828387_slu_sbu_20260123.json");

describe.skipIf(SUMMARY === null)("Saint Louis at St. Bonaventure, substitutions by ESPN", () => {
  let game: GameFact;
  beforeAll(async () => {
    const [found] = await gamesOf(await readEspnPath(SUMMARY ?? ""));
    if (found === undefined) throw new Error("no game in the file");
    game = found;
  });

  test("exactly five a side on each of the 336 plays that are no substitutions, whoever acts among them", () => {
    const { onFloor, findings } = computeStints(game);
    const plays = (game.plays ?? []).map((play, index) => ({ play, floor: onFloor?.[index] ?? [] }));
    const others = plays.filter(({ play }) => play.event.kind !== "substitution");
    const sides = new Map(game.athletes.map((athlete) => [athlete.key, athlete.side]));
    expect(others).toHaveLength(336);
    for (const { play, floor } of others) {
      for (const side of SIDES) expect(floor.filter((key) => sides.get(key) === side)).toHaveLength(5);
      expect(floor).toEqual(expect.arrayContaining(actingAthletes(play)));
    }
    expect(findings).toEqual([]);
  });

  test("stints add up to 5 * 2,400 seconds a team", () => {
    expect(SIDES.map((side) => sideSeconds(game, side))).toEqual([12_000, 12_000]);
  });

  test("whole minutes of every player's stints are within one of ESPN's box score", () => {
    const seconds = computeSecondsPlayed(computeStints(game).stints ?? [], MENS);
    const lines = (game.athleteBoxScores ?? []).filter((line) => line.minutes !== null);
    expect(lines.length).toBeGreaterThan(20);
    for (const { athlete, minutes } of lines) {
      const played = Math.floor((seconds.get(athlete) ?? 0) / 60);
      expect(Math.abs(played - (minutes ?? 0)), athlete).toBeLessThanOrEqual(1);
    }
  });

  test("possessions are the published 71 and 70", () => {
    expect(countPossessions(game.plays ?? [])).toEqual({ home: 71, away: 70 });
  });
});

const DAY = sharedData("lineups_bigballr/pbp_2026_01_23.parquet");

describe.skipIf(DAY === null)("a day of stated floors and substitutions", () => {
  let games: GameFact[] = [];
  beforeAll(async () => {
    games = await gamesOf(await readNcaaPath(DAY ?? ""));
  }, 300_000);

  test("every side's stints add up to five times the game", () => {
    expect(games.length).toBeGreaterThan(20);
    for (const game of games) {
      const whole = 5 * 60 * (gameMinutes(MENS, game.home.periodPoints?.length ?? null) ?? 0);
      expect([game.sourceId, ...SIDES.map((side) => sideSeconds(game, side))]).toEqual([game.sourceId, whole, whole]);
    }
  });

  test("at least 99.7 % of those who act are on the floor, more than on the feed's own floors", () => {
    let acts = 0;
    let stated = 0;
    let computed = 0;
    for (const game of games) {
      const { onFloor } = computeStints(game);
      for (const [index, play] of (game.plays ?? []).entries()) {
        for (const athlete of actingAthletes(play)) {
          acts += 1;
          if (play.onFloor?.includes(athlete)) stated += 1;
          if (onFloor?.[index]?.includes(athlete)) computed += 1;
        }
      }
    }
    expect(computed / acts).toBeGreaterThan(0.997);
    expect(computed).toBeGreaterThan(stated);
  });

  test("stints to the second tell the floor of 95 % of the plays, and of 80 % in the seconds of substitutions: free throws are the rest", () => {
    const all = { right: 0, plays: 0 };
    const changing = { right: 0, plays: 0 };
    for (const game of games) {
      const input = lineupInputOf(game);
      for (const [index, play] of input.plays.entries()) {
        if (["substitution", "timeout", "other"].includes(play.event.kind)) continue;
        const acting = actingAthletes(play).flatMap((key) => input.idOf.get(key) ?? []);
        const told = stintsAtPlay(input.stints, play, acting, MENS);
        const now = (input.onFloor[index] ?? []).map(({ athleteId }) => athleteId);
        const right = told.length === now.length && told.every(({ athleteId }) => now.includes(athleteId));
        const second = ({ period, secondsRemaining }: Pick<StintEnd, "period" | "secondsRemaining">) =>
          elapsedSeconds(MENS, period, secondsRemaining);
        const at = elapsedSeconds(MENS, play.period, play.secondsRemaining);
        const changes = input.stints.some(({ subIn, subOut }) => second(subIn) === at || second(subOut) === at);
        for (const count of changes ? [all, changing] : [all]) {
          count.plays += 1;
          if (right) count.right += 1;
        }
      }
    }
    printFigure(
      `stints to the second tell the ten of ${all.right} of ${all.plays} plays, in seconds with a substitution ${changing.right} of ${changing.plays}`,
    );
    expect(all.right / all.plays).toBeGreaterThan(0.95);
    expect(changing.right / changing.plays).toBeGreaterThan(0.8);
  });
});
