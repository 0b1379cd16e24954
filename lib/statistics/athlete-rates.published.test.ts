/**
 * Usage, rebounding and individual ratings against Sports-Reference's published box scores. The functions are ours; what they are given is theirs:
 *
 * - Possessions of a player's ratings are those of Basketball-Reference's glossary, the mean of both teams' FGA + 0.4 FTA - 1.07 * OREB% * (FGA - FGM) + TO. (The
 *   team's own rating on the same page is per FGA - OREB + TO + 0.475 FTA, both teams averaged and rounded: 2 or 3 possessions more, with which defensive
 *   ratings are two points lower.)
 * - From the season of 2023 on, a free throw weighs 0.475 in usage, before that 0.44; and minutes are known by the second there but printed whole. How long a player
 *   was on the floor is read from his rebound percentages, where they lie within what rounding allows.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";
import {
  type PublishedBoxScore,
  type PublishedLine,
  type PublishedTeam,
  readPublishedBoxScores,
} from "#test/sports-reference.ts";
import { offensiveReboundShare, usage } from "./floor-shares.ts";
import { computeDefensiveRating, computeOffensiveRating, type RatingInput } from "./individual-rating.ts";

const FILE = sharedData("sr_boxscores/sr_boxscores_men_2008_2025.json");

/** Minutes below which the figures of one game swing too widely to compare. */
const MINUTES_AT_LEAST = 8;
/** The first season whose minutes are known by the second, and in which a free throw weighs more. */
const BY_THE_SECOND = 2023;

/** The possessions of the team's own rating. */
function teamPossessions(teams: PublishedBoxScore["teams"]): number {
  const own = ({ counts }: PublishedTeam) =>
    counts.fieldGoalsAttempted - counts.offensiveRebounds + counts.turnovers + 0.475 * counts.freeThrowsAttempted;
  return Math.round((own(teams[0]) + own(teams[1])) / 2);
}

/** Basketball-Reference's possessions (its glossary, "Possessions"). */
function playerPossessions([first, second]: PublishedBoxScore["teams"]): number {
  const own = ({ counts }: PublishedTeam, other: PublishedTeam) => {
    const rebounding = counts.offensiveRebounds / (counts.offensiveRebounds + other.counts.defensiveRebounds);
    const missed = counts.fieldGoalsAttempted - counts.fieldGoalsMade;
    const tries = counts.fieldGoalsAttempted + 0.4 * counts.freeThrowsAttempted;
    return tries - 1.07 * rebounding * missed + counts.turnovers;
  };
  return (own(first, second) + own(second, first)) / 2;
}

/** Minutes that the published rebound percentages speak of: the most exact of them, if it is the printed number before rounding. */
function exactMinutes(line: PublishedLine, team: PublishedTeam, opponent: PublishedTeam): number {
  const { counts } = line;
  const kinds = [
    [
      line.offensiveReboundPct,
      counts.offensiveRebounds,
      team.counts.offensiveRebounds,
      opponent.counts.defensiveRebounds,
    ],
    [
      line.defensiveReboundPct,
      counts.defensiveRebounds,
      team.counts.defensiveRebounds,
      opponent.counts.offensiveRebounds,
    ],
    [line.totalReboundPct, counts.totalRebounds, team.counts.totalRebounds, opponent.counts.totalRebounds],
  ] as const;
  const [pct, own, ours, theirs] = kinds.toSorted(([a], [b]) => (b ?? 0) - (a ?? 0))[0] ?? kinds[0];
  if (!pct) return line.minutes;
  const minutes = (100 * own * team.gameMinutes) / (pct * (ours + theirs));
  return Math.abs(minutes - line.minutes) <= 0.6 ? minutes : line.minutes;
}

interface Compared {
  ours: number | null;
  theirs: number | null;
}
type Rate =
  | "usage"
  | "usageAsServed"
  | "offensiveReboundPct"
  | "offensiveRating"
  | "defensiveRating"
  | "defensiveByTeam";

function compareGame(game: PublishedBoxScore, compared: Record<Rate, Compared[]>): void {
  const possessions = playerPossessions(game.teams);
  const ofTeam = teamPossessions(game.teams);
  for (const [place, team] of game.teams.entries()) {
    const opponent = game.teams[1 - place];
    if (!opponent) continue;
    for (const line of team.lines.filter(({ minutes }) => minutes >= MINUTES_AT_LEAST)) {
      const exact = game.season >= BY_THE_SECOND ? exactMinutes(line, team, opponent) : line.minutes;
      const time = { minutes: exact, gameMinutes: team.gameMinutes };
      const printed = { minutes: line.minutes, gameMinutes: team.gameMinutes };
      const weight = game.season >= BY_THE_SECOND ? 0.475 : 0.44;
      const input: RatingInput = {
        ...{ athlete: line.counts, minutes: exact, team: team.counts, opponent: opponent.counts },
        ...{ possessions, gameMinutes: team.gameMinutes },
      };
      compared.usage.push({ ours: usage(line.counts, team.counts, time, weight), theirs: line.usage });
      compared.usageAsServed.push({ ours: usage(line.counts, team.counts, printed), theirs: line.usage });
      compared.offensiveReboundPct.push({
        ours: offensiveReboundShare(line.counts, team.counts, opponent.counts, printed),
        theirs: line.offensiveReboundPct,
      });
      compared.offensiveRating.push({
        ours: computeOffensiveRating(input)?.rating ?? null,
        theirs: line.offensiveRating,
      });
      compared.defensiveRating.push({
        ours: computeDefensiveRating(input)?.rating ?? null,
        theirs: line.defensiveRating,
      });
      compared.defensiveByTeam.push({
        ours: computeDefensiveRating({ ...input, possessions: ofTeam })?.rating ?? null,
        theirs: line.defensiveRating,
      });
    }
  }
}

describe.skipIf(FILE === null)("rates of players against Sports-Reference", () => {
  const compared: Record<Rate, Compared[]> = {
    ...{
      usage: [],
      usageAsServed: [],
      offensiveReboundPct: [],
      offensiveRating: [],
      defensiveRating: [],
      defensiveByTeam: [],
    },
  };
  beforeAll(() => {
    for (const game of FILE === null ? [] : readPublishedBoxScores(FILE)) compareGame(game, compared);
  });

  test.each([
    ["usage", 0.3, 0.95, "usage with their weight and minutes"],
    ["usageAsServed", 0.3, 0.88, "usage with 0.44 and the printed minutes throughout"],
    ["offensiveReboundPct", 0.3, 0.95, "offensive-rebound percentage"],
    ["offensiveRating", 2, 0.9, "offensive rating"],
    ["defensiveRating", 2, 0.9, "defensive rating"],
    ["defensiveByTeam", 2, 0.5, "defensive rating with the possessions of the team's own rating"],
  ] as const)("%s agrees within %d in a share of %d or more of the lines", (rate, tolerance, least, name) => {
    const lines = compared[rate].flatMap(({ ours, theirs }) =>
      ours === null || theirs === null ? [] : [ours - theirs],
    );
    const within = lines.filter((difference) => Math.abs(difference) <= tolerance + 1e-9).length / lines.length;
    const mean = lines.reduce((sum, difference) => sum + difference, 0) / lines.length;
    printFigure(
      `${name}: ${(100 * within).toFixed(1)} % of ${lines.length} lines within ${tolerance}, mean difference ${mean.toFixed(2)}`,
    );
    expect(lines.length).toBeGreaterThan(550);
    expect(within).toBeGreaterThanOrEqual(least);
  });

  test("whoever they rate on offense is rated here too, whether or not he tried a field goal", () => {
    const missing = compared.offensiveRating.filter(({ ours, theirs }) => ours === null && theirs !== null);
    expect(missing).toEqual([]);
  });
});
