/**
 * Season lines of teams as a running service of the interface published them, recomputed from the logs of their games. Where ours differ on purpose, the published number is
 * matched by the published definition, so that every difference has its reason.
 */
import { describe, expect, test } from "vitest";
import type { TeamTotals } from "#lib/basketball/season-totals.ts";
import type { TeamSeasonUnitStats } from "#lib/records/team-season-records.ts";
import { printFigure } from "#test/print-figure.ts";
import { readPublishedTeamSeason, seasonGameOf } from "#test/published-team-records.ts";
import { sharedData } from "#test/shared-data.ts";
import { percentage, roundTo } from "./ratio.ts";
import { computeSeasonUnit, seasonPace } from "./season-team-rates.ts";
import { shootingLines } from "./shooting-lines.ts";
import { sumTeam } from "./sum-season.ts";

type Fields = Record<string, number | null>;

function ours(totals: TeamTotals, of: "team" | "opponent"): Fields {
  const { box, trueShooting, rating, fourFactors } = computeSeasonUnit(totals, of);
  const shooting = Object.entries(shootingLines(box)).flatMap(([line, { made, attempted, pct }]) => [
    [`${line}.made`, made],
    [`${line}.attempted`, attempted],
    [`${line}.pct`, pct],
  ]);
  return {
    ...Object.fromEntries(shooting),
    possessions: box.possessions,
    assists: box.assists,
    steals: box.steals,
    blocks: box.blocks,
    "rebounds.offensive": box.offensiveRebounds,
    "rebounds.defensive": box.defensiveRebounds,
    "rebounds.total": box.totalRebounds,
    "turnovers.total": box.turnovers,
    "turnovers.teamTotal": box.teamTurnovers,
    "fouls.total": box.fouls,
    "fouls.technical": box.technicalFouls,
    "fouls.flagrant": box.flagrantFouls,
    "points.total": box.points,
    "points.inPaint": box.pointsInPaint,
    "points.offTurnovers": box.pointsOffTurnovers,
    "points.fastBreak": box.fastBreakPoints,
    trueShooting,
    rating,
    effectiveFieldGoalPct: fourFactors.effectiveFieldGoalPct,
    freeThrowRate: fourFactors.freeThrowRate,
    turnoverRatio: fourFactors.turnoverRatio,
    offensiveReboundPct: fourFactors.offensiveReboundPct,
  };
}

function published(unit: TeamSeasonUnitStats): Fields {
  const { fourFactors, ...flat } = unit;
  const leaves = Object.entries(flat).flatMap(([name, value]): [string, number | null][] =>
    value !== null && typeof value === "object"
      ? Object.entries(value).map(([leaf, number]): [string, number | null] => [`${name}.${leaf}`, number])
      : [[name, value]],
  );
  return { ...Object.fromEntries(leaves), ...fourFactors };
}

/** The published definitions of the two fields that ours differ from on purpose. */
function byTheirs(unit: TeamSeasonUnitStats): Fields {
  const { rebounds, turnovers, possessions } = unit;
  return {
    // Rebounds of the team's own, not of those there were to get.
    offensiveReboundPct: percentage(rebounds.offensive, rebounds.total),
    // A fraction with two decimals.
    turnoverRatio: turnovers.total === null || !possessions ? null : roundTo(turnovers.total / possessions, 2),
  };
}

const ON_PURPOSE = ["offensiveReboundPct", "turnoverRatio"];

describe("published season lines of teams", () => {
  const oregon = sharedData("cbbd/embedded/oregon_scouting_data_2026.json");

  test.skipIf(oregon === null)(
    "Oregon 2026, ten games and ten logs: every field, or the definition it differs by",
    () => {
      const { games, published: line } = readPublishedTeamSeason(oregon ?? "");
      const totals = sumTeam(games.map(seasonGameOf));
      expect([totals.games, totals.wins, totals.losses]).toEqual([line.games, line.wins, line.losses]);
      expect([totals.minutes, seasonPace(totals)]).toEqual([line.totalMinutes, line.pace]);
      for (const [of, unit] of [
        ["team", line.teamStats],
        ["opponent", line.opponentStats],
      ] as const) {
        const mine = ours(totals, of);
        const theirs = published(unit);
        const apart = Object.keys(theirs).filter((field) => mine[field] !== theirs[field]);
        const agree = Object.keys(theirs).length - apart.length;
        printFigure(
          `Oregon 2026, ${of}: ${agree} of ${Object.keys(theirs).length} fields agree; apart: ${apart.join(", ")}`,
        );
        expect(apart.filter((field) => !ON_PURPOSE.includes(field))).toEqual([]);
        for (const field of apart) expect([field, byTheirs(unit)[field]]).toEqual([field, theirs[field]]);
      }
    },
  );

  const msu = sharedData("cbbd/embedded/msu_scouting_data.json");

  /**
   * The logs lack the two games of the conference tournament, so the published sums are those of the logs and of two games more; one logged game has no possessions, and theirs divide its
   * points by the possessions of the other games where ours leave it out.
   */
  test.skipIf(msu === null)(
    "Michigan State 2025, 33 games and 31 logs: what is left over are two games; rates follow from the sums",
    () => {
      const { games, published: line } = readPublishedTeamSeason(msu ?? "");
      const totals = sumTeam(games.map(seasonGameOf));
      expect([games.length, totals.games, totals.boxGames, line.games]).toEqual([31, 31, 30, 33]);
      const unmeasured = games.filter(({ teamStats }) => teamStats.possessions === null);
      expect(unmeasured).toHaveLength(1);
      for (const [of, unit] of [
        ["team", line.teamStats],
        ["opponent", line.opponentStats],
      ] as const) {
        // All counts of all logs: a possession for the game that lacks them lets it into the sums.
        const whole = sumTeam(games.map(seasonGameOf).map(withPossessions));
        const mine = ours(whole, of);
        const theirs = published(unit);
        const left = Object.fromEntries(
          [
            "points.total",
            "fieldGoals.attempted",
            "freeThrows.attempted",
            "rebounds.total",
            "turnovers.total",
            "fouls.total",
          ].map((field) => [field, (theirs[field] ?? 0) - (mine[field] ?? 0)]),
        );
        printFigure(`Michigan State 2025, ${of}: two games more than the logs have: ${JSON.stringify(left)}`);
        expect(left["points.total"]).toBeGreaterThan(100);
        expect(left["points.total"]).toBeLessThan(200);
        expect(left["fieldGoals.attempted"]).toBeGreaterThan(90);
        expect(left["fieldGoals.attempted"]).toBeLessThan(140);
        const { fieldGoals, threePointFieldGoals, freeThrows, points, possessions } = unit;
        const rates: Fields = {
          effectiveFieldGoalPct: percentage(
            (fieldGoals.made ?? 0) + 0.5 * (threePointFieldGoals.made ?? 0),
            fieldGoals.attempted,
          ),
          trueShooting: percentage(
            points.total,
            2 * ((fieldGoals.attempted ?? 0) + 0.44 * (freeThrows.attempted ?? 0)),
          ),
          freeThrowRate: percentage(freeThrows.attempted, fieldGoals.attempted),
          rating: percentage(points.total, possessions),
          ...byTheirs(unit),
        };
        for (const [field, value] of Object.entries(rates)) expect([field, value]).toEqual([field, theirs[field]]);
      }
    },
  );
});

function withPossessions(game: ReturnType<typeof seasonGameOf>): ReturnType<typeof seasonGameOf> {
  const side = (tally: (typeof game)["own"]) => tally && { ...tally, possessions: tally.possessions ?? 0 };
  return { ...game, own: side(game.own), opponent: side(game.opponent) };
}
