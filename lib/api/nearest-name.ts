/** "Did you mean": the nearest of some names. */

const SHORTEST_BEGINNING = 4;
const DISTANCE_OF_BEGINNING = 2;

/** The one of `names` that `text` most likely means; null when none is near. */
export function nearestName(text: string, names: readonly string[]): string | null {
  let nearest: string | null = null;
  let shortest = Math.max(2, Math.floor(text.length / 3)) + 1;
  for (const name of names) {
    const distance = nameDistance(text.toLowerCase(), name.toLowerCase());
    if (distance < shortest) {
      shortest = distance;
      nearest = name;
    }
  }
  return nearest;
}

/** A name that goes on where the other ends is near, however long the rest: `startDate` means `startDateRange`. */
function nameDistance(text: string, name: string): number {
  const distance = editDistance(text, name);
  const shorter = Math.min(text.length, name.length);
  const goesOn = shorter >= SHORTEST_BEGINNING && (name.startsWith(text) || text.startsWith(name));
  return goesOn ? Math.min(distance, DISTANCE_OF_BEGINNING) : distance;
}

/**
 * Damerau-Levenshtein distance in its restricted form (optimal string alignment): insertions, deletions, replacements and swaps of two
 * neighbours count one each. `saeson` is 1 from `season`.
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = cell(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let distance = Math.min(cell(last, column) + 1, cell(current, column - 1) + 1, replaced);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) distance = Math.min(distance, cell(beforeLast, column - 2) + 1);
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, b.length);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}
