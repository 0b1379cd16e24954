/** Short forms of a team's name, for narrow places. */

const SMALL_WORDS = new Set(["of", "the", "at", "and", "&", "in"]);
const LONGEST_BADGE = 4;

/** Letters of a badge: the abbreviation, else the initials of the school (`Saint Louis` gives `SL`), else its first letters. */
export function teamBadgeText(abbreviation: string | null | undefined, school: string): string {
  if (abbreviation) return abbreviation.toUpperCase().slice(0, LONGEST_BADGE);
  const words = school
    .replace(/\(.*?\)/g, "")
    .split(/[\s\-.']+/)
    .filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  const initials = words.map((word) => word.charAt(0)).join("");
  return (initials.length >= 2 ? initials : school).slice(0, words.length >= 2 ? LONGEST_BADGE : 3).toUpperCase();
}
