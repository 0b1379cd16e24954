"use client";

import { useQuery } from "@tanstack/react-query";
import { usePeriodFormat } from "#components/league-context.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { formatCount } from "#lib/format/number.ts";
import { type GameFilters, mediaOfDayQuery } from "#lib/queries/games.ts";
import { rankingsOfDayQuery, ranksByTeam } from "#lib/queries/rankings.ts";
import type { GameInfo, GameMediaInfo } from "#lib/records/game-records.ts";
import { GameCard } from "./game-card.tsx";
import { groupGames } from "./game-groups.ts";
import { LiveUpdatesSwitch } from "./live-updates.tsx";

const NO_BROADCASTS: readonly string[] = [];

interface GameListProps {
  games: GameInfo[];
  /** Names of broadcasts by game. */
  broadcasts?: ReadonlyMap<number, readonly string[]>;
  /** Ranks of teams when the day began. */
  ranks?: ReadonlyMap<number, number> | undefined;
  /** The list runs over many days: each card says its own, and the latest result comes first. */
  manyDays?: boolean;
}

/** Games as cards, in groups by their state. */
export function GameList({ games, broadcasts, ranks, manyDays = false }: GameListProps) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  return (
    <div className="space-y-8">
      {groupGames(games).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <div className="mb-3 flex min-h-8 items-center justify-between gap-4">
            <h2 className="flex items-baseline gap-2 text-lg font-semibold">
              {group.title}
              <span className="text-sm font-normal text-muted">{formatCount(group.games.length, "game")}</span>
            </h2>
            {group.title === "Live" && <LiveUpdatesSwitch />}
          </div>
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
            {(manyDays && group.title === "Final" ? group.games.toReversed() : group.games).map((game) => (
              <GameCard
                key={game.id}
                game={game}
                format={format}
                teams={teams}
                broadcasts={broadcasts?.get(game.id) ?? NO_BROADCASTS}
                ranks={ranks}
                showDay={manyDays}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** A card has room for what can be watched; what can only be heard stands on the game's page. */
function watchable(broadcasts: GameMediaInfo["broadcasts"]): GameMediaInfo["broadcasts"] {
  return broadcasts.filter(({ broadcastType }) => broadcastType !== "Radio");
}

function broadcastNames(media: GameMediaInfo[]): ReadonlyMap<number, readonly string[]> {
  return new Map(
    media.map((game) => [game.gameId, watchable(game.broadcasts).map(({ broadcastName }) => broadcastName)]),
  );
}

/** Broadcasts of a day by game; undefined until they are read, and a failure to read them costs only the names. */
export function useBroadcasts(day: string, filters: GameFilters): ReadonlyMap<number, readonly string[]> | undefined {
  return useQuery({ ...mediaOfDayQuery(day, filters), select: broadcastNames }).data;
}

/** Ranks of teams when a day began, read once the season is known; a failure to read them costs only the ranks. */
export function useRanks(season: number | undefined, day: string): ReadonlyMap<number, number> | undefined {
  const query = rankingsOfDayQuery(season ?? 0, day);
  return useQuery({ ...query, enabled: season !== undefined, select: ranksByTeam }).data;
}
