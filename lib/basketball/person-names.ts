/** Names of people, compared across feeds that write them differently. */

const GENERATION_SUFFIX = /\s+(jr|sr|ii|iii|iv|v)$/;

/** One key for the spellings of a name: case, accents, punctuation and a generation suffix do not count. `Darryl Simmons II` is `darryl simmons`. */
export function personNameKey(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim()
    .replace(GENERATION_SUFFIX, "");
}

/** A full name in two: the first word, and all that follows it. `Chris de la Cruz Jr.` is `Chris` and `de la Cruz Jr.`; a single word is a last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? { firstName: "", lastName: first } : { firstName: first, lastName: rest.join(" ") };
}

/**
 * A coarser key for names that differ by a short form, `Cam Hutson` and `Cameron Hutson`: first letter and last name.
 * Two athletes of a team may share it: use it only where it singles one out.
 */
export function personInitialKey(nameKey: string): string {
  const words = nameKey.split(" ");
  return `${nameKey.charAt(0)} ${words.at(-1) ?? ""}`;
}
