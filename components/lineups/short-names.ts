/** Athletes' names as a row of five can hold them. */

const SUFFIX = /^(?:Jr\.?|Sr\.?|II|III|IV|V)$/i;

function partsOf(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/);
  // `Marcus Reed Jr.` is Reed Jr., not Jr.
  const tail = words.length > 2 && SUFFIX.test(words.at(-1) ?? "") ? 2 : 1;
  return { first: words.slice(0, -tail).join(" "), last: words.slice(-tail).join(" ") };
}

/**
 * Last names by athlete id. Where two of a team share one, an initial goes before it, and the whole name stands where that does not
 * tell them apart either.
 */
export function shortNames(athletes: readonly { id: number; name: string }[]): Map<number, string> {
  const unique = [...new Map(athletes.map((athlete) => [athlete.id, athlete])).values()];
  const forms = unique.map(({ id, name }) => {
    const { first, last } = partsOf(name);
    return { id, name, last, initial: first === "" ? last : `${first.charAt(0)}. ${last}` };
  });
  const alone = (form: "last" | "initial", text: string) => forms.filter((each) => each[form] === text).length === 1;
  return new Map(
    forms.map(({ id, name, last, initial }) => [
      id,
      alone("last", last) ? last : alone("initial", initial) ? initial : name,
    ]),
  );
}
