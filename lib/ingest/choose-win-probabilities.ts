/** Win probabilities of a game's plays, and how exciting they make it. */
import { periodFormat } from "#lib/basketball/clock.ts";
import { ELO_MEAN, marginOfElo } from "#lib/statistics/elo.ts";
import { excitement } from "#lib/statistics/excitement.ts";
import { winProbabilitiesOfPlays } from "#lib/statistics/game-win-probabilities.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import { pregameWinProbability } from "#lib/statistics/win-probability.ts";
import type { MergedGame } from "./merge-game.ts";

const DECIMALS = 3;

export interface ChosenWinProbabilities {
  /** Of the home team after each play that is served, three decimals; null where it is not known. */
  plays: (number | null)[];
  /** One decimal; null until the game is over, and without probabilities. */
  excitement: number | null;
}

/**
 * Those of the feed where it states any; else our own, if the plays are whole. The two are never mixed: between two models a
 * chance would change without a play. Excitement passes over plays without one.
 */
export function chooseWinProbabilities(game: MergedGame): ChosenWinProbabilities {
  const facts = game.plays?.fact.plays ?? [];
  const stated = facts.some((play) => play.homeWinProbability !== null);
  const format = periodFormat(game.league);
  const final = game.status === "final";
  const expectedMargin = marginExpected(game);
  const chosen =
    stated || !game.playsWhole
      ? facts.map((play) => play.homeWinProbability)
      : winProbabilitiesOfPlays(facts, { format, expectedMargin, final });
  const plays = chosen.map((probability) => (probability === null ? null : roundTo(probability, DECIMALS)));
  const course = plays.filter((probability) => probability !== null);
  const before = roundTo(pregameWinProbability(expectedMargin), DECIMALS);
  const periods = Math.max(0, ...facts.map(({ period }) => period));
  return { plays, excitement: final ? excitement(before, course, format, periods) : null };
}

/**
 * Home points above away points expected before the game: 0 less the spread of the first provider by name that has one, as on the scoreboard; without a
 * spread what playing at home is worth. Only facts of the game itself count, so that a result elsewhere never changes the plays of this one.
 */
export function marginExpected({ lines, neutralSite }: Pick<MergedGame, "lines" | "neutralSite">): number {
  const spread = lines.find((line) => line.spread !== null)?.spread ?? null;
  return spread === null ? marginOfElo(ELO_MEAN, ELO_MEAN, neutralSite) : 0 - spread;
}
