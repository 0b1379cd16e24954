/** What the games page shows for its address: a day, or a team's season. The server reads ahead by the same rule. */
import { type GameFilters, gamesOfDayQuery, gamesOfSeasonQuery } from "#lib/queries/games.ts";
import type { GameDay } from "#lib/records/game-records.ts";
import { type ShownDay, shownDay } from "./shown-day.ts";
import { seasonsOf } from "./shown-season.ts";

export interface GamesParams {
  date: string | null;
  conference: string | null;
  team: string | null;
  season: number | null;
}

export type GamesView =
  /** `season` is null until the days are known, or where the team has none. */
  | { kind: "season"; team: string; season: number | null; seasons: number[] }
  /** `shown` is null until it is known which days have games. */
  | { kind: "day"; shown: ShownDay | null };

export function gameFilters({ conference, team }: GamesParams): GameFilters {
  return { conference: conference ?? undefined, team: team ?? undefined };
}

/** A team without a day is its season; everything else is a day. `days` undefined: not read yet. */
export function gamesView(params: GamesParams, today: string, days: readonly GameDay[] | undefined): GamesView {
  if (params.team !== null && params.date === null) {
    const seasons = seasonsOf(days ?? []);
    return { kind: "season", team: params.team, season: params.season ?? seasons[0] ?? null, seasons };
  }
  const known = params.date !== null || days !== undefined;
  return { kind: "day", shown: known ? shownDay(params.date, today, days ?? []) : null };
}

/** The games a view shows; null while it is not known which. */
export function gamesOfView(view: GamesView, filters: GameFilters) {
  if (view.kind === "season") return view.season === null ? null : gamesOfSeasonQuery(view.season, filters);
  return view.shown === null ? null : gamesOfDayQuery(view.shown.day, filters);
}
