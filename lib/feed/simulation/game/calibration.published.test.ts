/** A season of simulated games beside a real one: means and spreads of what box scores, line-ups and substitutions tell. */
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import type { GameBoxScoreTeam } from "#lib/records/game-records.ts";
import { computeStints } from "#lib/statistics/stints.ts";
import { computeSecondsPlayed } from "#lib/statistics/stints-of-floor.ts";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";
import { noTeamCounts, type TeamCounts } from "./counts.ts";
import { expectGame } from "./expectation.ts";
import { FIGURES, OTHER_FIGURES, type Spread, spreadOf, type TeamGame } from "./fixtures/game-figures.ts";
import { playSeasonSample, type SampledGame } from "./fixtures/season-sample.ts";

const RECORDS = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");
const LINEUPS = sharedData("lineups_bigballr");
const TIMEOUT_MS = 180_000;

/** Relative bands of means and deviations, and the looser one of what is only looked at. */
const MEAN_BAND = 0.03;
const DEVIATION_BAND = 0.12;
const LOOSE_BAND = 0.15;
/**
 * Every game of the season until January, about 3,900: standard errors of the means are below 0.7 % of them, of deviations 1.2 %. Only the home margin and the shares of home
 * wins and overtimes are less certain, here and in the real season; where twice the standard error of both together is wider than the band, it counts.
 */
const NTH = 1;
const STANDARD_ERRORS = 2;

const sample = RECORDS === null && LINEUPS === null ? [] : playSeasonSample("calibration", NTH);

function compare(name: string, simulated: Spread, real: Spread): { mean: number; deviation: number; certain: number } {
  const mean = simulated.mean / real.mean - 1;
  const deviation = simulated.deviation / real.deviation - 1;
  const percent = (share: number) => `${share < 0 ? "" : "+"}${(100 * share).toFixed(1)} %`.padStart(9);
  const both = (one: number, other: number) => `${one.toFixed(2).padStart(8)}${other.toFixed(2).padStart(8)}`;
  printFigure(
    `${name.padEnd(30)} mean ${both(simulated.mean, real.mean)} ${percent(mean)}   deviation ${both(simulated.deviation, real.deviation)} ${percent(deviation)}`,
  );
  const uncertain = Math.hypot(simulated.standardError, real.standardError) / Math.abs(real.mean);
  return { mean: Math.abs(mean), deviation: Math.abs(deviation), certain: STANDARD_ERRORS * uncertain };
}

describe.skipIf(RECORDS === null)("simulated games beside 7,370 published team-games (simulated, real)", () => {
  let real: TeamGame[] = [];
  let simulated: TeamGame[] = [];
  beforeAll(async () => {
    real = await readPublished(RECORDS ?? "");
    simulated = sample.flatMap(teamGames);
  }, TIMEOUT_MS);

  it.each(FIGURES)("$name: mean and deviation", ({ name, of }) => {
    const found = compare(name, spreadOf(simulated.map(of)), spreadOf(real.map(of)));
    expect(found.mean).toBeLessThan(Math.max(MEAN_BAND, found.certain));
    expect(found.deviation).toBeLessThan(DEVIATION_BAND);
  });

  it.each(OTHER_FIGURES)("$name: mean, more loosely", ({ name, of }) => {
    expect(compare(name, spreadOf(simulated.map(of)), spreadOf(real.map(of))).mean).toBeLessThan(LOOSE_BAND);
  });
});

describe.skipIf(LINEUPS === null)("simulated games beside a week of real line-ups (simulated, real)", () => {
  let real: RealLineups;
  beforeAll(async () => {
    real = await readLineups(LINEUPS ?? "");
  }, TIMEOUT_MS);

  it("starters play as long, some more and some less", () => {
    const minutes = sample.flatMap(({ played }) =>
      played.athleteLines.filter(({ starter }) => starter).map((line) => line.minutes),
    );
    const found = compare("minutes of starters", spreadOf(minutes), spreadOf(real.starterMinutes));
    expect(found.mean).toBeLessThan(MEAN_BAND);
    expect(found.deviation).toBeLessThan(DEVIATION_BAND);
  });

  it("teams change as often", () => {
    const substitutions = sample.flatMap(({ played }) =>
      SIDES.map((side) => played.events.filter((event) => event.typeId === 584 && event.side === side).length),
    );
    const found = compare("substitutions of a team", spreadOf(substitutions), spreadOf(real.substitutions));
    expect(found.mean).toBeLessThan(Math.max(MEAN_BAND, found.certain));
    expect(found.deviation).toBeLessThan(DEVIATION_BAND);
  });

  it("shots are of the same kinds", () => {
    const ids = { dunk: 574, layup: 572, tip: 437, jumper: 558 } as const;
    const events = sample.flatMap(({ played }) => played.events).filter(({ location }) => location !== null);
    for (const [kind, typeId] of Object.entries(ids)) {
      const share = (100 * events.filter((event) => event.typeId === typeId).length) / events.length;
      const realShare = 100 * (real.kinds[kind as keyof typeof ids] ?? 0);
      printFigure(`${kind}s, share of field goals tried: ${share.toFixed(1)} and ${realShare.toFixed(1)} %`);
      expect(Math.abs(share - realShare)).toBeLessThan(2.5);
    }
  });
});

describe.skipIf(RECORDS === null)("what is expected of a game", () => {
  it("is what comes of it: a point more of strength is a point more of margin", () => {
    const pairs = sample.map(({ game, played, teams }) => ({
      expected: expectGame(teams.home, teams.away, game),
      margin: (played.teamLines.home.points ?? 0) - (played.teamLines.away.points ?? 0),
      total: (played.teamLines.home.points ?? 0) + (played.teamLines.away.points ?? 0),
    }));
    const margins = fitLine(pairs.map(({ expected, margin }) => [expected.margin, margin]));
    const totals = fitLine(pairs.map(({ expected, total }) => [expected.total, total]));
    for (const [name, { slope, atMean, left }] of Object.entries({ margin: margins, total: totals })) {
      printFigure(
        `${name}: slope ${slope.toFixed(2)}, ${atMean.toFixed(2)} above the expected, ${left.toFixed(1)} left`,
      );
    }
    expect(Math.abs(margins.slope - 1)).toBeLessThan(0.08);
    expect(Math.abs(margins.atMean)).toBeLessThan(0.8);
    expect(Math.abs(totals.slope - 1)).toBeLessThan(0.25);
    expect(Math.abs(totals.atMean)).toBeLessThan(2);
    // Ratings of the real season leave 11.0 points of its margins.
    expect(margins.left).toBeGreaterThan(9.9);
    expect(margins.left).toBeLessThan(12.1);
  });
});

/** Least squares of y on x: the slope, the mean of y above that of x, the deviation of what is left. */
function fitLine(points: readonly (readonly [number, number])[]): { slope: number; atMean: number; left: number } {
  const xs = spreadOf(points.map(([x]) => x));
  const ys = spreadOf(points.map(([, y]) => y));
  const covariance = points.reduce((sum, [x, y]) => sum + (x - xs.mean) * (y - ys.mean), 0) / (points.length - 1);
  const slope = covariance / xs.deviation ** 2;
  const left = spreadOf(points.map(([x, y]) => y - ys.mean - slope * (x - xs.mean))).deviation;
  return { slope, atMean: ys.mean - xs.mean, left };
}

function teamGames({ game, played }: SampledGame): TeamGame[] {
  const lines = played.teamLines as Record<Side, TeamCounts>;
  const overtime = played.periodPoints.home.length > 2;
  return SIDES.map((side) => ({
    own: lines[side],
    opponent: lines[side === "home" ? "away" : "home"],
    place: game.neutralSite ? "neutral" : side,
    overtime,
  }));
}

async function readPublished(path: string): Promise<TeamGame[]> {
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trim()
    .split("\n");
  return lines
    .map((line) => JSON.parse(line) as GameBoxScoreTeam)
    .filter((record) => record.conference !== null && record.opponentConference !== null)
    .map((record) => ({
      own: countsOf(record.teamStats),
      opponent: countsOf(record.opponentStats),
      place: record.neutralSite ? ("neutral" as const) : record.isHome ? ("home" as const) : ("away" as const),
      overtime: (record.gameMinutes ?? 40) > 40,
    }));
}

function countsOf(stats: GameBoxScoreTeam["teamStats"]): TeamCounts {
  const known = (count: number | null) => count ?? Number.NaN;
  return {
    ...noTeamCounts(),
    possessions: known(stats.possessions),
    points: known(stats.points.total),
    fieldGoalsMade: known(stats.fieldGoals.made),
    fieldGoalsAttempted: known(stats.fieldGoals.attempted),
    threePointFieldGoalsMade: known(stats.threePointFieldGoals.made),
    threePointFieldGoalsAttempted: known(stats.threePointFieldGoals.attempted),
    freeThrowsMade: known(stats.freeThrows.made),
    freeThrowsAttempted: known(stats.freeThrows.attempted),
    offensiveRebounds: known(stats.rebounds.offensive),
    defensiveRebounds: known(stats.rebounds.defensive),
    assists: known(stats.assists),
    steals: known(stats.steals),
    blocks: known(stats.blocks),
    turnovers: known(stats.turnovers.total),
    teamTurnovers: known(stats.turnovers.teamTotal),
    fouls: known(stats.fouls.total),
    technicalFouls: known(stats.fouls.technical),
    pointsInPaint: known(stats.points.inPaint),
    fastBreakPoints: known(stats.points.fastBreak),
    pointsOffTurnovers: known(stats.points.offTurnovers),
  };
}

interface RealLineups {
  starterMinutes: number[];
  /** In and out lines of one team in one game. */
  substitutions: number[];
  kinds: Partial<Record<"dunk" | "layup" | "tip" | "jumper", number>>;
}

async function readLineups(path: string): Promise<RealLineups> {
  const lineups: RealLineups = { starterMinutes: [], substitutions: [], kinds: {} };
  let shots = 0;
  for await (const document of (await readNcaaPath(path)).documents()) {
    for (const fact of (await document.map()).facts) {
      if (fact.kind !== "game") continue;
      shots += addLineups(lineups, fact.game);
    }
  }
  for (const kind of Object.keys(lineups.kinds) as (keyof RealLineups["kinds"])[]) {
    lineups.kinds[kind] = (lineups.kinds[kind] ?? 0) / shots;
  }
  return lineups;
}

/** Adds a game; the number of its field goals tried. */
function addLineups({ starterMinutes, substitutions, kinds }: RealLineups, game: GameFact): number {
  const { stints, onFloor } = computeStints(game);
  const seconds = computeSecondsPlayed(stints ?? [], periodFormat("mens"));
  for (const athlete of onFloor?.find((floor) => floor.length === 10) ?? []) {
    starterMinutes.push((seconds.get(athlete) ?? 0) / 60);
  }
  let shots = 0;
  const changes: Record<Side, number> = { home: 0, away: 0 };
  for (const { event, side } of game.plays ?? []) {
    if (event.kind === "substitution" && side !== null) changes[side] += 1;
    if (event.kind !== "field_goal") continue;
    shots += 1;
    if (event.shot === null) continue;
    kinds[event.shot] = (kinds[event.shot] ?? 0) + 1;
  }
  substitutions.push(changes.home, changes.away);
  return shots;
}
