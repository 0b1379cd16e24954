/** How a team's Elo rating went over a season. */
import { scheduleDay } from "#lib/format/calendar.ts";
import type { GameInfo } from "#lib/records/game-records.ts";

/** The rating before the first rated game and after each, in the order of play; of games before `asOf` only. Empty without one. */
export function eloCourse(games: readonly GameInfo[], teamId: number, asOf: string | undefined): number[] {
  const rated = games.flatMap((game) => {
    const home = game.homeTeamId === teamId;
    if (!home && game.awayTeamId !== teamId) return [];
    const before = home ? game.homeTeamEloStart : game.awayTeamEloStart;
    const after = home ? game.homeTeamEloEnd : game.awayTeamEloEnd;
    if (before === null || after === null) return [];
    return asOf !== undefined && scheduleDay(game.startDate) >= asOf ? [] : [{ before, after }];
  });
  const [first] = rated;
  return first === undefined ? [] : [first.before, ...rated.map(({ after }) => after)];
}
