/** Text for comparing what somebody types with a name: no case, no accents, no punctuation. */
function searchText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{Diacritic}'’.]/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** True when every word typed begins a word of the name: `st bon` finds `St. Bonaventure`. */
export function matchesSearch(query: string, name: string): boolean {
  const words = searchText(name).split(" ");
  return searchText(query)
    .split(" ")
    .every((part) => words.some((word) => word.startsWith(part)));
}
