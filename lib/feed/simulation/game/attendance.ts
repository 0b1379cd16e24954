/** How many come to watch. */
import type { GameSetup } from "#lib/feed/simulation/game-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";

/** Share of the seats that a game between mean schools fills, and what a standard deviation of either's prestige adds. */
const MEAN_FILL = 0.52;
const HOME_PRESTIGE = 0.17;
const AWAY_PRESTIGE = 0.07;
const DEVIATION = 0.12;
/** On a neutral floor fewer come, and both schools' names count alike. */
const NEUTRAL_FILL = 0.4;
const NEUTRAL_PRESTIGE = 0.11;
const EXHIBITION = 0.55;
const LOWEST_FILL = 0.08;

/** People in the hall: never more than it holds. */
export function attendanceOf({ home, away, neutralSite, exhibition, venue }: GameSetup, random: Random): number {
  const { capacity } = venue ?? home.school.venue;
  const ours = home.school.prestige;
  const theirs = away.school.prestige;
  const drawn = neutralSite
    ? NEUTRAL_FILL + NEUTRAL_PRESTIGE * (ours + theirs)
    : MEAN_FILL + HOME_PRESTIGE * ours + AWAY_PRESTIGE * theirs;
  const fill = random.normal(drawn, DEVIATION) * (exhibition ? EXHIBITION : 1);
  return Math.round(capacity * Math.min(1, Math.max(LOWEST_FILL, fill)));
}
