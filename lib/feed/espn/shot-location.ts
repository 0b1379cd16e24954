/**
 * Where a shot was taken.
 *
 * ESPN's coordinates are whole feet on the half of the court a team attacks: x runs from sideline to sideline, 0 to 50, with the basket at 25;
 * y is the distance from the basket along the court. (Texts name distances, `24-foot`: the distance from x = 25, y = 0 agrees with all of them within
 * rounding.) A basket stands 5.25 feet inside the baseline.
 *
 * On the full court of 940 x 500 tenths of a foot the origin is a corner, and the two teams attack opposite baskets in both halves, so that a
 * shot chart shows each team at one end: the home team the right one (887.5, 250), the away team the left one (52.5, 250). The right half is the left one turned
 * by 180 degrees, so the shooter's left hand stays his left.
 */
import type { Side } from "#lib/basketball/enums.ts";

const COURT_LENGTH = 940;
const COURT_WIDTH = 500;
const BASKET_FROM_BASELINE = 52.5;
const TENTHS_PER_FOOT = 10;
/** What ESPN sends where it has no location: the spot under the basket. */
const UNDER_BASKET = { x: 25, y: 0 };

/**
 * Tenths of a foot on the full court, or null where the feed has no location: without coordinates, off the court (ESPN's other filler is a huge negative
 * number), and at the filler spot under the basket unless the shot can have been taken there.
 *
 * @param atRim whether the shot is a layup, dunk or tip, which may be taken from under the basket
 */
export function mapShotLocation(
  coordinate: { x: number | null; y: number | null } | null,
  side: Side | null,
  atRim: boolean,
): { x: number; y: number } | null {
  if (coordinate === null || coordinate.x === null || coordinate.y === null || side === null) return null;
  if (!atRim && coordinate.x === UNDER_BASKET.x && coordinate.y === UNDER_BASKET.y) return null;
  const along = BASKET_FROM_BASELINE + coordinate.y * TENTHS_PER_FOOT;
  const across = coordinate.x * TENTHS_PER_FOOT;
  if (along < 0 || along > COURT_LENGTH || across < 0 || across > COURT_WIDTH) return null;
  return side === "away" ? { x: along, y: across } : { x: COURT_LENGTH - along, y: COURT_WIDTH - across };
}
