/** How attractive a school is to players in a season: its standing, and the rise and fall of its programme around it. */
import type { League } from "#lib/feed/simulation/league-model.ts";
import { randomOf } from "#lib/feed/simulation/random.ts";
import { MADE_UP_SEASON } from "./seasons.ts";

/** Share of the standing; the rest of the variance of 1 is the rise and fall. */
const STANDING = 0.92;
const FORM = Math.sqrt(1 - STANDING * STANDING);
/** How much of a programme's form is left a season later: a good run lasts about four. */
const FORM_KEPT = 0.75;
const FORM_NEW = Math.sqrt(1 - FORM_KEPT * FORM_KEPT);

/** Levels of a season by school, school 1 first: mean 0, deviation 1. */
export function programLevels(league: League): (season: number) => readonly number[] {
  const forms: number[][] = [];
  const formsOf = (season: number): number[] => {
    while (forms.length <= season - MADE_UP_SEASON) {
      const random = randomOf(league.seed, league.scale, "form", MADE_UP_SEASON + forms.length);
      const before = forms.at(-1);
      forms.push(
        league.schools.map((_, place) => {
          const fresh = random.normal(0, 1);
          return before === undefined ? fresh : FORM_KEPT * (before[place] as number) + FORM_NEW * fresh;
        }),
      );
    }
    return forms[season - MADE_UP_SEASON] as number[];
  };
  return (season) => {
    const form = formsOf(season);
    return league.schools.map(({ prestige }, place) => STANDING * prestige + FORM * (form[place] as number));
  };
}
