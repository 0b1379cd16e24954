/** Moving from stint to stint of a rotation chart with the arrow keys. */
import type { RotationRow } from "./rotation.ts";

export interface StintPlace {
  row: number;
  stint: number;
}

/** Index of the stint of a row that lies nearest to a moment. */
function nearestStint(row: RotationRow, moment: number): number {
  const distance = (index: number) => {
    const stint = row.stints[index];
    return stint ? Math.max(stint.start - moment, moment - stint.end, 0) : Number.POSITIVE_INFINITY;
  };
  return row.stints.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

/**
 * Where a key leads: left and right along a player's stints, up and down to the player above or below at the same time of the
 * game, Home and End to a player's first and last stint. Null for other keys and at the edges.
 */
export function stintAfterKey(rows: readonly RotationRow[], from: StintPlace, key: string): StintPlace | null {
  const row = rows[from.row];
  const current = row?.stints[from.stint];
  if (!row || !current) return null;
  const along = (stint: number) => (row.stints[stint] ? { row: from.row, stint } : null);
  const across = (index: number) => {
    const other = rows[index];
    return other ? { row: index, stint: nearestStint(other, (current.start + current.end) / 2) } : null;
  };
  switch (key) {
    case "ArrowRight":
      return along(from.stint + 1);
    case "ArrowLeft":
      return along(from.stint - 1);
    case "ArrowDown":
      return across(from.row + 1);
    case "ArrowUp":
      return across(from.row - 1);
    case "Home":
      return along(0);
    case "End":
      return along(row.stints.length - 1);
    default:
      return null;
  }
}
