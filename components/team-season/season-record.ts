/** A team's record in words. */
import { formatCount } from "#lib/format/number.ts";
import type { CountRecord, TeamSeasonOverview } from "#lib/records/overview-records.ts";

/** `21–9`; a dash as wide as a figure, as everywhere between two numbers. */
export function recordText({ wins, losses }: Pick<CountRecord, "wins" | "losses">): string {
  return `${wins}–${losses}`;
}

/** `21 wins, 9 losses`, to be read aloud. */
export function recordSpoken({ wins, losses }: Pick<CountRecord, "wins" | "losses">): string {
  return `${formatCount(wins, "win")}, ${formatCount(losses, "loss", "losses")}`;
}

/** Share of decided games that were won, 0 to 100; null without one. */
export function winPct({ wins, losses }: Pick<CountRecord, "wins" | "losses">): number | null {
  return wins + losses === 0 ? null : (100 * wins) / (wins + losses);
}

/** What the record leaves open, a sentence each; empty where it is complete. */
export function recordFootnotes(record: TeamSeasonOverview["record"]): string[] {
  const { unknownEligibilityGames, unknownConferenceGames, overall, complete } = record;
  const notes = [
    unknownEligibilityGames > 0
      ? `${formatCount(unknownEligibilityGames, "game")} left out: no source tells whether ${unknownEligibilityGames === 1 ? "it counts or is an exhibition" : "they count or are exhibitions"}.`
      : null,
    unknownConferenceGames > 0
      ? `${formatCount(unknownConferenceGames, "game")} not in the conference record: no source tells whether ${unknownConferenceGames === 1 ? "it was a conference game" : "they were conference games"}.`
      : null,
    overall.unresolved > 0
      ? `${formatCount(overall.unresolved, "game")} played without a known winner ${overall.unresolved === 1 ? "is" : "are"} neither won nor lost.`
      : null,
  ].filter((note) => note !== null);
  // The record says that something is open even where no count tells what.
  if (!complete && notes.length === 0) return ["The record is not complete."];
  return notes;
}
