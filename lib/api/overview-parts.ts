/** Coverage of the parts of an overview. */
import { computeShotBuckets } from "#lib/statistics/shot-profile.ts";
import { describeCoverage } from "./overview-coverage.ts";
import type { OverviewGame } from "./overview-games.ts";
import type { OverviewTotals } from "./overview-totals.ts";

/** What is the same in every part's coverage. */
function eligibility(games: readonly OverviewGame[], counted: readonly OverviewGame[]) {
  const unclassifiedGames = games.filter(({ record }) => record.final && record.eligibility === "unknown").length;
  return { eligibleGames: counted.length + unclassifiedGames, unclassifiedGames, shots: 0, classifiedShots: 0 };
}

export function efficiencyCoverage(
  games: readonly OverviewGame[],
  counted: readonly OverviewGame[],
  { team }: OverviewTotals,
) {
  return describeCoverage({
    ...eligibility(games, counted),
    gamesWithRows: counted.filter((game) => game.hasBoxScores).length,
    coveredGames: team.boxGames,
    base: team.team.possessions + team.opponent.possessions,
    estimated: counted.some((game) => game.possessionsMethod === "estimated"),
  });
}

export function shootingCoverage(
  games: readonly OverviewGame[],
  counted: readonly OverviewGame[],
  { team }: OverviewTotals,
) {
  const shots = computeShotBuckets(team.shots).reduce((sum, { attempts }) => sum + attempts, 0);
  return describeCoverage({
    ...eligibility(games, counted),
    gamesWithRows: counted.filter((game) => game.hasPlays).length,
    coveredGames: team.shotGames,
    base: shots,
    estimated: false,
    shots,
    classifiedShots: shots - team.shots.unknown.attempted,
  });
}

export function playersCoverage(
  games: readonly OverviewGame[],
  counted: readonly OverviewGame[],
  { athletes }: OverviewTotals,
) {
  return describeCoverage({
    ...eligibility(games, counted),
    gamesWithRows: counted.filter((game) => game.namesPlayers).length,
    coveredGames: counted.filter((game) => game.hasLines).length,
    base: athletes.reduce((sum, { minutes }) => sum + minutes, 0),
    estimated: athletes.some((athlete) => athlete.boxGames < athlete.games),
  });
}
