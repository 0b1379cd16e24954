/** Rates of a team's game, recomputed from the counts of every record that a running service of the interface published in three months. */
import { describe, expect, test } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { boxScoresOf, type PublishedTeamGame, readPublishedTeamRecords } from "#test/published-team-records.ts";
import { sharedData } from "#test/shared-data.ts";
import { roundTo } from "./ratio.ts";
import {
  effectiveFieldGoalPct,
  freeThrowRate,
  gameScore,
  offensiveReboundPct,
  pace,
  rating,
  trueShootingPct,
  turnoverRatio,
} from "./team-rates.ts";

const FILE = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");

/** Ours and theirs of one record. */
type Pair = (record: PublishedTeamGame) => [ours: number | null, theirs: number | null];

function ofBox(
  compute: (box: ReturnType<typeof boxScoresOf>["own"], possessions: number | null) => number | null,
  published: (record: PublishedTeamGame) => number | null,
): Pair {
  return (record) => [compute(boxScoresOf(record).own, record.teamStats.possessions), published(record)];
}

const RATES: Record<string, Pair> = {
  "effective field-goal %": ofBox(effectiveFieldGoalPct, (r) => r.teamStats.fourFactors.effectiveFieldGoalPct),
  "true shooting": ofBox(trueShootingPct, (r) => r.teamStats.trueShooting),
  "free-throw rate": ofBox(freeThrowRate, (r) => r.teamStats.fourFactors.freeThrowRate),
  "turnover ratio": ofBox(turnoverRatio, (r) => r.teamStats.fourFactors.turnoverRatio),
  rating: ofBox(
    (box, possessions) => rating(box.points, possessions),
    (r) => r.teamStats.rating,
  ),
  // They send it unrounded, with the tails of its sum.
  "game score": ofBox(gameScore, ({ teamStats: { gameScore: score } }) => (score === null ? null : roundTo(score, 1))),
  pace: (r) => [pace(r.teamStats.possessions, r.opponentStats.possessions, r.gameMinutes), r.pace],
};

describe.skipIf(FILE === null)("published team-game records", () => {
  const records = FILE === null ? [] : readPublishedTeamRecords(FILE);

  test.each(Object.entries(RATES))("%s agrees in every record to the printed rounding", (name, pair) => {
    const apart = records.filter((record) => {
      const [ours, theirs] = pair(record);
      return ours !== theirs;
    });
    printFigure(`${name}: ${records.length - apart.length} of ${records.length} team-games agree`);
    expect(records).toHaveLength(7370);
    expect(apart.map((record) => [record.gameId, record.team, ...pair(record)])).toEqual([]);
  });

  test("offensive-rebound %: theirs is the share of the team's own rebounds; ours is the standard one", () => {
    let theirs = 0;
    let same = 0;
    for (const record of records) {
      const { own, opponent } = boxScoresOf(record);
      const published = record.teamStats.fourFactors.offensiveReboundPct;
      const share = own.totalRebounds ? roundTo((100 * (own.offensiveRebounds ?? 0)) / own.totalRebounds, 1) : null;
      if (share === published) theirs += 1;
      if (offensiveReboundPct(own, opponent) === published) same += 1;
    }
    printFigure(`offensive-rebound %: by their definition ${theirs}, by the standard one ${same} of ${records.length}`);
    expect(theirs).toBeGreaterThan(0.99 * records.length);
  });
});
