/**
 * Player seasons published by a running service of the interface, recomputed from the games: each field as we define it and, where that differs on purpose, as they do.
 * Theirs: true shooting as a fraction; offensive rebounds of the player's own rebounds; the player's free throws in the team's scoring possessions; a league of 1.05 points a
 * possession, 71 a game and pace 66.3 for win shares, and of 88 and 66 for PORPAG, whatever the season.
 */
import { describe, expect, test } from "vitest";
import { oliverOffense } from "#test/oliver-offense.ts";
import { printFigure } from "#test/print-figure.ts";
import { type PublishedPlayerSeason, readPublishedPlayerSeasons } from "#test/published-player-seasons.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeOffensiveRating } from "./individual-rating.ts";
import { porpag } from "./porpag.ts";
import { roundTo } from "./ratio.ts";
import { computeSeasonAthleteRates } from "./season-athlete-rates.ts";
import { trueShootingPct } from "./team-rates.ts";
import { computeWinShares } from "./win-shares.ts";

const THEIR_LEAGUE = { pointsPerPossession: 1.05, pointsPerGame: 71, pace: 66.3 };
const THEIR_PORPAG = { replacementRating: 88, possessions: 66 };

type Fields = Record<string, number | null>;

function inputOf({ sums }: PublishedPlayerSeason) {
  const { own: athlete, boxMinutes: minutes, team, opponent, possessions, gameMinutes } = sums;
  return { athlete, minutes, team, opponent, possessions, gameMinutes };
}

/** Every rate by our definitions, in the league of their constants: what is left is formula against formula. */
function ours(player: PublishedPlayerSeason): Fields {
  const { winShares, porpag: _, ...rates } = computeSeasonAthleteRates(player.sums, THEIR_LEAGUE);
  const { offensive, defensive, total, per40 } = winShares;
  const time = { minutes: player.sums.boxMinutes, gameMinutes: player.sums.gameMinutes };
  return {
    ...rates,
    PORPAG: porpag({ offensiveRating: rates.offensiveRating, usage: rates.usage, ...time }, THEIR_PORPAG),
    ...{ "winShares.offensive": offensive, "winShares.defensive": defensive },
    ...{ "winShares.total": total, "winShares.totalPer40": per40 },
  };
}

/** The same by their definitions, where they differ. */
function byTheirs(player: PublishedPlayerSeason): Fields {
  const { own, boxMinutes: minutes, gameMinutes } = player.sums;
  const mine = ours(player);
  const offense = oliverOffense(inputOf(player), "player");
  const rating = (100 * offense.pointsProduced) / offense.possessions;
  const offensiveRating = Number.isFinite(rating) ? roundTo(rating, 1) : null;
  const defensiveRating = mine.defensiveRating ?? null;
  const rounded = { pointsProduced: roundTo(offense.pointsProduced, 1), possessions: roundTo(offense.possessions, 1) };
  const shares = computeWinShares(
    { ...player.sums, minutes, offense: offensiveRating === null ? null : rounded, defensiveRating },
    THEIR_LEAGUE,
  );
  const shooting = trueShootingPct(own);
  const tries = 2 * (own.fieldGoalsAttempted + 0.44 * own.freeThrowsAttempted);
  return {
    ...mine,
    offensiveRating,
    netRating:
      offensiveRating === null || defensiveRating === null ? null : roundTo(offensiveRating - defensiveRating, 1),
    PORPAG: porpag({ offensiveRating, usage: mine.usage ?? null, minutes, gameMinutes }, THEIR_PORPAG),
    trueShootingPct: shooting === null ? null : roundTo(own.points / tries, 3),
    offensiveReboundPct: own.totalRebounds === 0 ? null : roundTo((100 * own.offensiveRebounds) / own.totalRebounds, 1),
    ...{ "winShares.offensive": shares?.offensive ?? null, "winShares.defensive": shares?.defensive ?? null },
    ...{ "winShares.total": shares?.total ?? null, "winShares.totalPer40": shares?.per40 ?? null },
  };
}

function published({ published: season }: PublishedPlayerSeason): Fields {
  const { winShares, ...fields } = season;
  const nested = Object.entries(winShares).map(([name, value]) => [`winShares.${name}`, value]);
  return { ...(fields as unknown as Fields), ...Object.fromEntries(nested) };
}

const FIELDS = [
  ...["usage", "offensiveRating", "defensiveRating", "netRating", "PORPAG", "effectiveFieldGoalPct", "trueShootingPct"],
  ...["assistsTurnoverRatio", "freeThrowRate", "offensiveReboundPct"],
  ...["winShares.offensive", "winShares.defensive", "winShares.total", "winShares.totalPer40"],
];

describe.each([
  ["2025", "cbbd/embedded/msu_scouting_data.json"],
  ["2026", "cbbd/embedded/oregon_scouting_data_2026.json"],
])("published player seasons of %s", (season, file) => {
  const path = sharedData(file);
  const players = path === null ? [] : readPublishedPlayerSeasons(path);

  test.skipIf(path === null)("counts are the sums of the logs", () => {
    const logged = players.filter((player) => player.logged !== null);
    expect(logged.length).toBeGreaterThan(1);
    for (const { logged: log, published: whole, sums } of logged) {
      expect(log).toEqual({ games: whole.games, starts: whole.starts, minutes: whole.minutes, own: sums.own });
    }
  });

  test.skipIf(path === null)("our offense is Oliver's, step by step", () => {
    for (const player of players.filter(({ sums }) => sums.boxMinutes > 0 && sums.own.fieldGoalsAttempted > 0)) {
      const { pointsProduced, possessions } = oliverOffense(inputOf(player), "team");
      const result = computeOffensiveRating(inputOf(player));
      expect(result?.pointsProduced).toBeCloseTo(pointsProduced, 8);
      expect(result?.possessions).toBeCloseTo(possessions, 8);
    }
  });

  test.skipIf(path === null)("every field agrees by their definitions", () => {
    const table = FIELDS.map((field) => {
      const rows = players.map((player) => ({
        theirs: published(player)[field] ?? null,
        ours: ours(player)[field] ?? null,
        byTheirs: byTheirs(player)[field] ?? null,
      }));
      const same = (a: number | null, b: number | null) =>
        a === b || (a !== null && b !== null && Math.abs(a - b) < 1e-9);
      const agree = rows.filter((row) => same(row.ours, row.theirs)).length;
      const agreeByTheirs = rows.filter((row) => same(row.byTheirs, row.theirs)).length;
      const apart = rows.filter((row) => !same(row.byTheirs, row.theirs));
      return { field, agree, agreeByTheirs, of: rows.length, apart };
    });
    for (const { field, agree, agreeByTheirs, of } of table) {
      printFigure(
        `${season} ${field.padEnd(22)} ours ${agree} of ${of}, by their definitions ${agreeByTheirs} of ${of}`,
      );
    }
    expect(table.flatMap(({ field, apart }) => apart.map((row) => ({ field, ...row })))).toEqual([]);
    expect(players.length).toBeGreaterThan(10);
  });
});
