/** Every statistic that is served: what it is, how it is made, in which unit, which way is better, and when it is null. */
import { COUNT_GLOSSARY } from "./glossary-counts.ts";
import type { GlossaryEntry } from "./glossary-entry.ts";
import { LINEUP_GLOSSARY } from "./glossary-lineups.ts";
import { OVERVIEW_GLOSSARY } from "./glossary-overview.ts";
import { PLAYER_SEASON_GLOSSARY } from "./glossary-player-seasons.ts";
import { RATE_GLOSSARY } from "./glossary-rates.ts";
import { RATING_GLOSSARY } from "./glossary-ratings.ts";
import { SEASON_GLOSSARY } from "./glossary-seasons.ts";
import { SHOT_GLOSSARY } from "./glossary-shots.ts";

export const GLOSSARY = {
  ...COUNT_GLOSSARY,
  ...RATE_GLOSSARY,
  ...RATING_GLOSSARY,
  ...SEASON_GLOSSARY,
  ...PLAYER_SEASON_GLOSSARY,
  ...SHOT_GLOSSARY,
  ...LINEUP_GLOSSARY,
  ...OVERVIEW_GLOSSARY,
} as const satisfies Record<string, GlossaryEntry>;
/** Key of a statistic in the glossary. */
export type Statistic = keyof typeof GLOSSARY;

const ENTRIES: ReadonlyMap<string, GlossaryEntry> = new Map(Object.entries(GLOSSARY));

/** The entry of a key; null for a word the glossary does not have. */
export function glossaryEntry(key: string): GlossaryEntry | null {
  return ENTRIES.get(key) ?? null;
}
