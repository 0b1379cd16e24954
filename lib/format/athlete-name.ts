/** Short forms of athletes' names, for narrow places. */

/** The first name as its letter: `Jonah Reyes` is `J. Reyes`, `Piet van Aalst` is `P. van Aalst`; a name of one word stays as it is. */
export function shortAthleteName(name: string): string {
  const [first, ...rest] = name.trim().split(/\s+/);
  const letter = [...(first ?? "")][0];
  return letter === undefined || rest.length === 0 ? name.trim() : `${letter}. ${rest.join(" ")}`;
}
