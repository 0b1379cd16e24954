/** What a team's lineups say in sentences. */
import { clockText } from "#lib/basketball/clock.ts";
import { formatCount, formatSigned } from "#lib/format/number.ts";
import type { LineupStats } from "#lib/records/lineup-records.ts";
import { plusMinusOf } from "./lineup-columns.ts";

/** `Cole, Brandt and Reyes`. */
export function listText(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Which five were together longest and what came of it. `lineups` with the longest first; empty without any. */
export function lineupSentence(lineups: readonly LineupStats[], names: ReadonlyMap<number, string>): string {
  const [longest] = lineups;
  if (!longest) return "";
  const five = listText(longest.athletes.map(({ id, name }) => names.get(id) ?? name));
  const result = plusMinusOf(longest);
  const came = result === 0 ? "level" : `${formatSigned(result)} points`;
  return `${formatCount(lineups.length, "lineup")}. ${five} were together longest: ${clockText(longest.totalSeconds)}, ${came}.`;
}

/** How much of the game belongs to no lineup; null where all of it belongs to one. */
export function unknownTimeSentence(unknownSeconds: number): string | null {
  if (unknownSeconds === 0) return null;
  return `${clockText(unknownSeconds)} of the game belongs to none: the feed does not say which five were on the floor then.`;
}
