/** Shots by kind against what was published: counts of box scores, the same game by two feeds, and a team's season. */
import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { describe, expect, test } from "vitest";
import { easternDateOf } from "#lib/basketball/eastern-date.ts";
import { SIDES } from "#lib/basketball/enums.ts";
import type { GameFact, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import { SHOT_KINDS, type ShotTally } from "#lib/basketball/tally.ts";
import { readEspnPath } from "#lib/feed/espn/read-path.ts";
import type { FeedReader } from "#lib/feed/feed.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import type { GameBoxScoreTeam } from "#lib/records/game-records.ts";
import type { SeasonShootingStats } from "#lib/records/shooting-records.ts";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeShotProfile } from "./shot-profile.ts";
import { emptyShotTally, tallyShots } from "./shot-tally.ts";

const KINDS = [...SHOT_KINDS, "unknown"] as const;

async function gamesOf(reader: FeedReader): Promise<GameFact[]> {
  const games: GameFact[] = [];
  for await (const document of reader.documents()) {
    for (const fact of (await document.map()).facts) if (fact.kind === "game") games.push(fact.game);
  }
  return games;
}

/** Field goals made and tried, threes made and tried, free throws made and tried. */
type Line = [number, number, number, number, number, number];

function lineOf(tally: ShotTally): Line {
  const sum = (part: "made" | "attempted") => KINDS.reduce((total, kind) => total + tally[kind][part], 0);
  const { threePointJumper: three, freeThrows } = tally;
  return [sum("made"), sum("attempted"), three.made, three.attempted, freeThrows.made, freeThrows.attempted];
}

function boxLine(box: TeamBoxScore | null): (number | null)[] {
  if (box === null) return [];
  return [
    ...[box.fieldGoalsMade, box.fieldGoalsAttempted],
    ...[box.threePointFieldGoalsMade, box.threePointFieldGoalsAttempted],
    ...[box.freeThrowsMade, box.freeThrowsAttempted],
  ];
}

interface PublishedSide {
  points: number;
  line: (number | null)[];
}

/** Both sides of each published game by its day and score, which names one of a week's games but for a few. */
async function publishedGames(path: string): Promise<Map<string, PublishedSide[]>> {
  const sides = new Map<number, (PublishedSide & { day: string })[]>();
  for await (const text of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const { gameId, startDate, teamStats }: GameBoxScoreTeam = JSON.parse(text);
    const { points, fieldGoals, threePointFieldGoals, freeThrows } = teamStats;
    const line = [fieldGoals, threePointFieldGoals, freeThrows].flatMap(({ made, attempted }) => [made, attempted]);
    const day = easternDateOf(startDate);
    sides.set(gameId, [...(sides.get(gameId) ?? []), { points: points.total ?? 0, line, day }]);
  }
  const games = new Map<string, PublishedSide[]>();
  const twice = new Set<string>();
  for (const both of sides.values()) {
    const key = keyOf(both[0]?.day ?? "", both);
    if (games.has(key)) twice.add(key);
    games.set(key, both);
  }
  for (const key of twice) games.delete(key);
  return games;
}

function keyOf(day: string, sides: readonly { points: number | null }[]): string {
  return [day, ...sides.map(({ points }) => points ?? 0).toSorted((a, b) => a - b)].join(" ");
}

const WEEK = sharedData("lineups_bigballr");
const PUBLISHED = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");

describe.skipIf(WEEK === null || PUBLISHED === null)("a week of the NCAA's play-by-play", () => {
  test("shots of a side are the published field goals, threes and free throws in 98 % of the games, and within one of each in 99 %", async () => {
    const published = await publishedGames(PUBLISHED ?? "");
    const games = await gamesOf(await readNcaaPath(WEEK ?? ""));
    let compared = 0;
    let equal = 0;
    let near = 0;
    let unknown = 0;
    let tries = 0;
    for (const game of games) {
      const { teams } = tallyShots(game.plays ?? []);
      for (const side of SIDES) {
        unknown += teams[side].unknown.attempted;
        tries += lineOf(teams[side])[1];
        const both = published.get(keyOf(game.easternDate, [game.home, game.away]));
        const theirs = both?.find(({ points }) => points === game[side].points)?.line;
        if (theirs === undefined) continue;
        compared += 1;
        const off = lineOf(teams[side]).map((count, place) => Math.abs(count - (theirs[place] ?? 0)));
        if (off.every((difference) => difference === 0)) equal += 1;
        if (off.every((difference) => difference <= 1)) near += 1;
      }
    }
    const share = (part: number) => `${((100 * part) / compared).toFixed(1)} %`;
    printFigure(
      `Shots of ${games.length} NCAA games: ${tries} tries, ${unknown} of unknown kind; ${compared} sides found among the published: ${equal} (${share(equal)}) with the same field goals, threes and free throws, ${near} (${share(near)}) within 1 of each`,
    );
    expect(compared).toBeGreaterThan(500);
    expect(equal / compared).toBeGreaterThan(0.98);
    expect(near / compared).toBeGreaterThan(0.99);
    expect(unknown).toBe(0);
  }, 300_000);
});

const SUMMARIES = [sharedData("espn/summary"), sharedData("espn/summary_womens")].filter((path) => path !== null);

describe.skipIf(SUMMARIES.length === 0)("ESPN's games", () => {
  test("shots of a side are the field goals, threes and free throws of the box score but for what the plays leave out, of no unknown kind", async () => {
    let equal = 0;
    const different: string[] = [];
    for (const folder of SUMMARIES) {
      for (const file of (await readdir(folder)).toSorted()) {
        for (const game of await gamesOf(await readEspnPath(`${folder}/${file}`))) {
          if (game.plays === null || game.plays.length === 0) continue;
          const { teams } = tallyShots(game.plays);
          for (const side of SIDES) {
            const [ours, printed] = [lineOf(teams[side]), boxLine(game[side].boxScore)];
            if (ours.join() === printed.join()) equal += 1;
            else
              different.push(
                `${game[side].team.school} ${game.easternDate} ${ours.join("-")}, printed ${printed.join("-")}`,
              );
            expect(teams[side].unknown.attempted, `${game.sourceId} ${side}`).toBe(0);
          }
        }
      }
    }
    printFigure(
      `ESPN box scores: ${equal} sides have the shots of their plays; ${different.length} differ: ${different.join("; ")}`,
    );
    expect(equal).toBeGreaterThan(different.length);
  });
});

const ESPN_GAME = sharedData("espn/summary/401828387_slu_sbu_20260123.json");
const NCAA_DAY = sharedData("lineups_bigballr/pbp_2026_01_23.parquet");

describe.skipIf(ESPN_GAME === null || NCAA_DAY === null)("Saint Louis at St. Bonaventure by both feeds", () => {
  test("kind by kind the same tries and makes, 125 and 58 in all; assists but for one", async () => {
    const [espn] = await gamesOf(await readEspnPath(ESPN_GAME ?? ""));
    const [home, away] = [espn?.home.points, espn?.away.points];
    const ncaa = (await gamesOf(await readNcaaPath(NCAA_DAY ?? ""))).find(
      (game) => game.home.points === home && game.away.points === away,
    );
    const [one, other] = [espn, ncaa].map((game) => tallyShots(game?.plays ?? []).teams);
    const counted = (teams: typeof one) => SIDES.flatMap((side) => SHOT_KINDS.map((kind) => teams?.[side][kind]));
    const sums = (["attempted", "made", "assisted"] as const).map((part) =>
      [one, other].map((teams) => counted(teams).reduce((sum, count) => sum + (count?.[part] ?? 0), 0)),
    );
    printFigure(
      `The same game by ESPN and the NCAA: ${sums.map((pair) => pair.join(" and ")).join(", ")} tried, made, assisted`,
    );
    const tried = (teams: typeof one) => counted(teams).map((count) => [count?.attempted, count?.made]);
    expect(tried(one)).toEqual(tried(other));
    expect(sums).toEqual([
      [125, 125],
      [58, 58],
      // One three of which ESPN's text does not say that it was assisted.
      [35, 36],
    ]);
  });
});

const DUKE = sharedData("cbbd/team_shooting_Duke_2026.json");

describe.skipIf(DUKE === null)("a published season of shots", () => {
  test("every rate follows from its counts as we compute it: 18 of 18", async () => {
    const [record]: SeasonShootingStats[] = JSON.parse(await readFile(DUKE ?? "", "utf8"));
    if (record === undefined) throw new Error("no record in the file");
    const tipIn = { ...record.tipIns, assisted: 0 };
    const profile = computeShotProfile({
      ...emptyShotTally(),
      dunk: record.dunks,
      layup: record.layups,
      tipIn,
      twoPointJumper: record.twoPointJumpers,
      threePointJumper: record.threePointJumpers,
      freeThrows: record.freeThrows,
    });
    const { dunk, layup, twoPointJumper, threePointJumper } = profile.kinds;
    const rates = (kinds: readonly (typeof dunk)[]) =>
      kinds.flatMap(({ pct, assistedPct, rate }) => [pct, assistedPct, rate]);
    const ours = [
      ...[profile.tracked, profile.assistedPct, profile.freeThrows.rate, profile.freeThrows.pct],
      ...rates([dunk, layup, twoPointJumper, threePointJumper]),
      ...[profile.kinds.tipIn.pct, profile.kinds.tipIn.rate],
    ];
    const { attemptsBreakdown: shares } = record;
    const theirs = [
      ...[record.trackedShots, record.assistedPct, record.freeThrowRate, record.freeThrows.pct],
      ...[record.dunks.pct, record.dunks.assistedPct, shares.dunks],
      ...[record.layups.pct, record.layups.assistedPct, shares.layups],
      ...[record.twoPointJumpers.pct, record.twoPointJumpers.assistedPct, shares.twoPointJumpers],
      ...[record.threePointJumpers.pct, record.threePointJumpers.assistedPct, shares.threePointJumpers],
      ...[record.tipIns.pct, shares.tipIns],
    ];
    printFigure(
      `Duke's shots of 2026: ${ours.filter((value, place) => value === theirs[place]).length} of ${theirs.length} published numbers follow from the counts`,
    );
    expect(ours).toEqual(theirs);
  });
});
