/** Usage, rebounding and offensive rating against Sports-Reference's published box scores. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AthleteBoxScore, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeAthleteRates } from "./athlete-rates.ts";

type Row = Record<string, string>;
interface PublishedGame {
  title: string;
  tables: Record<string, Row[]>;
}

const FILE = sharedData("sr_boxscores/sr_boxscores_men_2008_2025.json");

/** Minutes below which Sports-Reference's figures of one game swing too widely to compare. */
const MINUTES_AT_LEAST = 8;

const number = (row: Row | undefined, column: string): number | null => {
  const text = row?.[column];
  return text === undefined || text === "" ? null : Number(text);
};

function boxCounts(row: Row | undefined) {
  return {
    points: number(row, "pts"),
    fieldGoalsMade: number(row, "fg"),
    fieldGoalsAttempted: number(row, "fga"),
    threePointFieldGoalsMade: number(row, "fg3"),
    threePointFieldGoalsAttempted: number(row, "fg3a"),
    freeThrowsMade: number(row, "ft"),
    freeThrowsAttempted: number(row, "fta"),
    offensiveRebounds: number(row, "orb"),
    defensiveRebounds: number(row, "drb"),
    totalRebounds: number(row, "trb"),
    assists: number(row, "ast"),
    steals: number(row, "stl"),
    blocks: number(row, "blk"),
    turnovers: number(row, "tov"),
    fouls: number(row, "pf"),
  };
}

/** A team's line: the sum of its players', because the captured tables end before the totals. */
function teamBox(rows: readonly Row[]): TeamBoxScore {
  const players = rows.filter((row) => row.player_id !== undefined).map(boxCounts);
  const sums = boxCounts(undefined);
  for (const count of Object.keys(sums) as (keyof typeof sums)[]) {
    sums[count] = players.reduce((sum, player) => sum + (player[count] ?? 0), 0);
  }
  return {
    ...sums,
    teamTurnovers: null,
    technicalFouls: null,
    flagrantFouls: null,
    pointsInPaint: null,
    pointsOffTurnovers: null,
    fastBreakPoints: null,
    largestLead: null,
    possessions: null,
  };
}

interface Comparison {
  usage: number[];
  offensiveReboundPct: number[];
  offensiveRating: number[];
}

/** Absolute differences of every player line of a game with enough minutes. */
function compareGame(game: PublishedGame, comparison: Comparison): void {
  const basic = Object.entries(game.tables).filter(([name]) => name.startsWith("box-score-basic"));
  for (const [place, [name, rows]] of basic.entries()) {
    const advanced = game.tables[name.replace("basic", "advanced")] ?? [];
    const totals = advanced.find((row) => row.player === "School Totals");
    const team = teamBox(rows);
    const opponent = teamBox(basic[1 - place]?.[1] ?? []);
    const teamRating = number(totals, "off_rtg");
    const minutes = number(totals, "mp");
    if (!teamRating || !minutes || !team.points) continue;
    const possessions = (100 * team.points) / teamRating;
    for (const row of rows) {
      const published = advanced.find((line) => line.player_id !== undefined && line.player_id === row.player_id);
      const played = number(row, "mp");
      if (!published || played === null || played < MINUTES_AT_LEAST) continue;
      const box: AthleteBoxScore = {
        ...boxCounts(row),
        athlete: row.player_id ?? "",
        minutes: played,
        starter: null,
        ejected: null,
      };
      const rates = computeAthleteRates({
        box,
        minutes: played,
        team,
        opponent,
        possessions,
        gameMinutes: minutes / 5,
      });
      const pairs = [
        [comparison.usage, rates.usage, number(published, "usg_pct")],
        [comparison.offensiveReboundPct, rates.offensiveReboundPct, number(published, "orb_pct")],
        [comparison.offensiveRating, rates.offensiveRating, number(published, "off_rtg")],
      ] as const;
      for (const [differences, ours, theirs] of pairs) {
        if (ours !== null && theirs !== null) differences.push(Math.abs(ours - theirs));
      }
    }
  }
}

describe.skipIf(FILE === null)("rates of players against Sports-Reference", () => {
  const games: PublishedGame[] = FILE === null ? [] : JSON.parse(readFileSync(FILE, "utf8"));
  const comparison: Comparison = { usage: [], offensiveReboundPct: [], offensiveRating: [] };
  for (const game of games) compareGame(game, comparison);
  const within = (differences: number[], tolerance: number) =>
    differences.filter((difference) => difference <= tolerance + 1e-9).length / differences.length;

  test.each([
    ["usage", 0.3],
    ["offensiveReboundPct", 0.3],
    ["offensiveRating", 2],
  ] as const)("%s agrees within %d for nine lines in ten", (rate, tolerance) => {
    const share = within(comparison[rate], tolerance);
    printFigure(`${rate}: ${(100 * share).toFixed(1)} % of ${comparison[rate].length} lines within ${tolerance}`);
    expect(comparison[rate].length).toBeGreaterThan(400);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });
});
