/** Games by what a visitor wants first: what is on, what comes, what is over, what will not be. */
import type { GameStatus } from "#lib/basketball/enums.ts";
import type { GameInfo } from "#lib/records/game-records.ts";

interface GameGroup<G> {
  title: string;
  games: G[];
}

const GROUPS: readonly { title: string; statuses: readonly GameStatus[] }[] = [
  { title: "Live", statuses: ["in_progress"] },
  { title: "Upcoming", statuses: ["scheduled"] },
  { title: "Final", statuses: ["final"] },
  { title: "Postponed and cancelled", statuses: ["postponed", "cancelled"] },
];

/** Groups that have games, in that order; within a group the order of the list stays. */
export function groupGames<G extends Pick<GameInfo, "status">>(games: readonly G[]): GameGroup<G>[] {
  return GROUPS.map(({ title, statuses }) => ({
    title,
    games: games.filter((game) => statuses.includes(game.status)),
  })).filter((group) => group.games.length > 0);
}

/** True while a game is on, so that the list is worth reading again. */
export function anyLive(games: readonly Pick<GameInfo, "status">[] | undefined): boolean {
  return games?.some((game) => game.status === "in_progress") ?? false;
}
