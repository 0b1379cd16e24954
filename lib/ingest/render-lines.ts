/** A game's lines as rows. */
import type { Insertable } from "kysely";
import type { GameLineTable } from "#lib/store/line-tables.ts";
import type { MergedGame } from "./merge-game.ts";

/** One row a provider. `providers` has the id of every provider named. */
export function renderLineRows(
  gameId: number,
  { season, lines }: Pick<MergedGame, "season" | "lines">,
  providers: ReadonlyMap<string, number>,
): Insertable<GameLineTable>[] {
  return lines.map(({ provider, history, ...numbers }, position) => {
    const providerId = providers.get(provider);
    if (providerId === undefined) throw new Error(`line provider "${provider}" has no number`);
    return { gameId, season, position, providerId, ...numbers, history: history ? JSON.stringify(history) : null };
  });
}
