/** Results of simulated games that are known already, so that a league that is opened again need not play them again. */
import type { GameResult } from "./schedule-model.ts";

/** Results by game id. */
export type ResultMemory = Map<number, GameResult>;

const LINE = /^(\d{1,7}) (\d{1,3}) (\d{1,3}) (\d{1,14})$/;

/** One line a game: id, points at home and away, the end in milliseconds since 1970. */
export function formatResults(results: ResultMemory): string {
  return [...results]
    .sort(([one], [other]) => one - other)
    .map(([id, { homePoints, awayPoints, endedAt }]) => `${id} ${homePoints} ${awayPoints} ${Date.parse(endedAt)}`)
    .join("\n");
}

/** What formatResults wrote; lines that cannot be read are left out, for their games can be played again. */
export function parseResults(text: string): ResultMemory {
  const results: ResultMemory = new Map();
  for (const line of text.split("\n")) {
    const [id, homePoints, awayPoints, ended] = LINE.exec(line)?.slice(1).map(Number) ?? [];
    if (id === undefined || homePoints === undefined || awayPoints === undefined || ended === undefined) continue;
    results.set(id, { homePoints, awayPoints, endedAt: new Date(ended).toISOString() });
  }
  return results;
}
