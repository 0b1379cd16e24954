/** The glossary as a list, for its page and for programs. */
import { GLOSSARY, type Statistic } from "#lib/basketball/glossary.ts";
import type { GlossaryEntry } from "#lib/basketball/glossary-entry.ts";
import { glossaryAnchor } from "#lib/format/paths.ts";
import { matchesSearch } from "#lib/format/search-text.ts";

/** An entry with its key and the id of its place on the page. */
export interface ListedStatistic extends GlossaryEntry {
  statistic: Statistic;
  anchor: string;
}

/** Every statistic, by title as a dictionary has them. */
export const LISTED_STATISTICS: readonly ListedStatistic[] = Object.entries(GLOSSARY)
  .map(([key, entry]) => ({ statistic: key as Statistic, anchor: glossaryAnchor(key), ...entry }))
  .sort((one, other) => one.title.localeCompare(other.title, "en"));

/** What an entry is found by: its names, its key, its unit and the fields that carry it. */
function searchName({ title, abbreviation, statistic, unit, fields, anchor }: ListedStatistic): string {
  return [title, abbreviation, statistic, anchor, unit, ...fields].join(" ");
}

/** Entries that have every word typed at the beginning of a word; all of them where nothing is typed. */
export function findStatistics(query: string): readonly ListedStatistic[] {
  return query.trim() === ""
    ? LISTED_STATISTICS
    : LISTED_STATISTICS.filter((listed) => matchesSearch(query, searchName(listed)));
}

/** A letter of the page, the id of its place there, and its entries. */
export interface LetterGroup {
  letter: string;
  anchor: string;
  statistics: ListedStatistic[];
}

/** Entries under the letter their title begins with, in the order given; figures and signs stand under `#`. */
export function groupByLetter(statistics: readonly ListedStatistic[]): LetterGroup[] {
  const groups = Map.groupBy(statistics, ({ title }) => {
    const first = title.charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : "#";
  });
  return [...groups].map(([letter, found]) => ({
    letter,
    anchor: `letter-${letter === "#" ? "other" : letter.toLowerCase()}`,
    statistics: found,
  }));
}

/** The glossary as JSON: a list of entries by title, in the order of the page, indented so that a person can read it too. */
export function glossaryJson(): string {
  const entries = LISTED_STATISTICS.map(({ statistic, anchor, ...entry }) => {
    const { title, abbreviation, unit, decimals, better, formula, source, nullRule, fields } = entry;
    return { statistic, anchor, title, abbreviation, unit, decimals, better, formula, source, nullRule, fields };
  });
  return `${JSON.stringify(entries, null, 2)}\n`;
}
