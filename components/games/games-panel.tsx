"use client";

import { useQuery } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import { PageHeader } from "#components/layout/page-header.tsx";
import { QueryState } from "#components/query-state.tsx";
import { type GameFilters, gameDaysQuery } from "#lib/queries/games.ts";
import { DayGames } from "./day-games.tsx";
import { DayHeader } from "./day-header.tsx";
import { EmptyStore } from "./empty-store.tsx";
import { GamesFilters } from "./games-filters.tsx";
import { gamesSearchParams } from "./games-search-params.ts";
import { GamesSkeleton } from "./games-skeleton.tsx";
import { NoGames } from "./no-games.tsx";
import { shownDay } from "./shown-day.ts";
import { seasonsOf } from "./shown-season.ts";
import { TeamSeason } from "./team-season.tsx";
import { TeamSeasonHeader } from "./team-season-header.tsx";

/** The games page: a day of games, or a team's season when a team but no day is chosen. `today` is today's day of the schedule. */
export function GamesPanel({ today }: { today: string }) {
  const [params, setParams] = useQueryStates(gamesSearchParams, { history: "push" });
  const { date, conference, team } = params;
  const filters: GameFilters = { conference: conference ?? undefined, team: team ?? undefined };
  const days = useQuery(gameDaysQuery(filters));
  const filtered = conference !== null || team !== null;

  if (days.data?.length === 0 && !filtered && date === null) {
    return (
      <>
        <PageHeader title="Games" />
        <EmptyStore />
      </>
    );
  }

  const known = days.data ?? [];
  const wholeSeason = team !== null && date === null;
  const seasons = seasonsOf(known);
  const season = params.season ?? seasons[0] ?? null;
  const shown = date !== null || days.data ? shownDay(date, today, known) : null;
  const clear = () => setParams({ conference: null, team: null, season: null });
  const onDay = (day: string) => setParams({ date: day });

  return (
    <>
      {wholeSeason ? (
        <TeamSeasonHeader
          team={team}
          season={season}
          seasons={seasons}
          onSeason={(next) => setParams({ season: next })}
        />
      ) : (
        <DayHeader shown={shown} today={today} days={days.data} filters={filters} onDay={onDay} />
      )}
      <GamesFilters
        day={wholeSeason ? null : (shown?.day ?? null)}
        conference={conference}
        team={team}
        onDay={onDay}
        onConference={(next) => setParams({ conference: next })}
        // Choosing a team opens its season; letting go of it stays on the day.
        onTeam={(next) =>
          setParams(next === null ? { team: null, season: null } : { team: next, date: null, season: null })
        }
        onClear={clear}
      />
      {!wholeSeason && date !== null ? (
        <DayGames day={date} days={known} filters={filters} onDay={onDay} onClear={clear} />
      ) : (
        <QueryState
          query={days}
          subject="the days with games"
          skeleton={<GamesSkeleton />}
          unavailable={(all) => (all.length === 0 ? <NoGames onClear={clear} /> : null)}
        >
          {() => {
            if (wholeSeason)
              return season === null ? null : <TeamSeason season={season} filters={filters} onClear={clear} />;
            return shown && <DayGames day={shown.day} days={known} filters={filters} onDay={onDay} onClear={clear} />;
          }}
        </QueryState>
      )}
    </>
  );
}
