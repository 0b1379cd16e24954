/** Tables of betting lines: the providers are facts, what they offer on a game is derived from its facts. */

/** Who offers lines, numbered when the name is first met; the numbers outlast a rebuild. */
export interface LineProviderTable {
  id: number;
  /** As it was first spelt. */
  name: string;
  /** In small letters: two spellings that differ in nothing else are one provider. */
  nameKey: string;
}

/** What one provider offers on a game. Spreads from the home side: negative means the home team is favoured. */
export interface GameLineTable {
  gameId: number;
  season: number;
  /** Order within the game. */
  position: number;
  providerId: number;
  spread: number | null;
  overUnder: number | null;
  homeMoneyline: number | null;
  awayMoneyline: number | null;
  spreadOpen: number | null;
  overUnderOpen: number | null;
  /** JSON array of LineQuoteFact, oldest first; null where no feed keeps one. */
  history: string | null;
}
