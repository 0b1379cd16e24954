/** How exciting a game was among those of its day. */
import { formatOrdinal } from "#lib/format/number.ts";
import type { GameInfo } from "#lib/records/game-records.ts";

export interface ExcitementRank {
  /** 1 for the most exciting; games level with each other share the better place. */
  rank: number;
  tied: boolean;
  /** Games of the day whose excitement is known. */
  of: number;
}

/** The place of a game in a list; null where its excitement is not known or there is nothing to compare it with. */
export function excitementRank(
  games: readonly Pick<GameInfo, "id" | "excitement">[],
  gameId: number,
): ExcitementRank | null {
  const own = games.find((game) => game.id === gameId)?.excitement ?? null;
  const others = games.flatMap(({ id, excitement }) => (id === gameId || excitement === null ? [] : [excitement]));
  if (own === null || others.length === 0) return null;
  return {
    rank: 1 + others.filter((other) => other > own).length,
    tied: others.includes(own),
    of: others.length + 1,
  };
}

/** `2nd of the day's 14 games`, `level 1st of the day's 6 games`. */
export function rankText({ rank, tied, of }: ExcitementRank): string {
  return `${tied ? "level " : ""}${formatOrdinal(rank)} of the day's ${of} games`;
}
