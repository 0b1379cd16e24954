/** Which seasons the league has. */

/** The first season whose teams are known. */
export const FIRST_SEASON = 2001;
/** Rosters are made up in this one and turned over until the first, so that it has recruits and transfers like any other. */
export const MADE_UP_SEASON = 1999;
/** Far enough for everybody, and a bound on what a mistyped year costs. */
export const LAST_SEASON = 2200;

/** @throws RangeError for what is no season of the league */
export function checkSeason(season: number): void {
  if (!Number.isInteger(season) || season < FIRST_SEASON || season > LAST_SEASON) {
    throw new RangeError(
      `The simulated league has the seasons ${FIRST_SEASON} to ${LAST_SEASON}; ${season} is none of them.`,
    );
  }
}
