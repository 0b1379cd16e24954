"use client";

import { useQuery } from "@tanstack/react-query";
import { useAddressState } from "#components/filters/use-address-state.ts";
import { PageHeader } from "#components/layout/page-header.tsx";
import { QueryState } from "#components/query-state.tsx";
import { gameDaysQuery } from "#lib/queries/games.ts";
import { DayGames } from "./day-games.tsx";
import { DayHeader } from "./day-header.tsx";
import { EmptyStore } from "./empty-store.tsx";
import { GamesFilters } from "./games-filters.tsx";
import { gamesSearchParams } from "./games-search-params.ts";
import { GamesSkeleton } from "./games-skeleton.tsx";
import { gameFilters, gamesView } from "./games-view.ts";
import { NoGames } from "./no-games.tsx";
import { TeamSeason } from "./team-season.tsx";
import { TeamSeasonHeader } from "./team-season-header.tsx";

/** The games page: a day of games, or a team's season when a team but no day is chosen. `today` is today's day of the schedule. */
export function GamesPanel({ today }: { today: string }) {
  const [params, change] = useAddressState(gamesSearchParams, { history: "push" });
  const { conference, team } = params;
  const filters = gameFilters(params);
  const days = useQuery(gameDaysQuery(filters));
  const view = gamesView(params, today, days.data);

  if (days.data?.length === 0 && conference === null && team === null && params.date === null) {
    return (
      <>
        <PageHeader title="Games" />
        <EmptyStore />
      </>
    );
  }

  const known = days.data ?? [];
  const clear = () => change({ conference: null, team: null, season: null });
  const onDay = (day: string) => change({ date: day });
  const dayGames = (day: string) => <DayGames day={day} days={known} filters={filters} onDay={onDay} onClear={clear} />;

  return (
    <>
      {view.kind === "season" ? (
        <TeamSeasonHeader view={view} onSeason={(season) => change({ season })} />
      ) : (
        <DayHeader shown={view.shown} today={today} days={days.data} filters={filters} onDay={onDay} />
      )}
      <GamesFilters
        day={view.kind === "day" ? (view.shown?.day ?? null) : null}
        conference={conference}
        team={team}
        onDay={onDay}
        onConference={(next) => change({ conference: next })}
        // Choosing a team opens its season; letting go of it stays on the day.
        onTeam={(next) =>
          change(next === null ? { team: null, season: null } : { team: next, date: null, season: null })
        }
        onClear={clear}
      />
      {params.date !== null ? (
        dayGames(params.date)
      ) : (
        <QueryState
          query={days}
          subject="the days with games"
          skeleton={<GamesSkeleton />}
          unavailable={(all) => (all.length === 0 ? <NoGames onClear={clear} /> : null)}
        >
          {() => {
            if (view.kind === "day") return view.shown && dayGames(view.shown.day);
            return view.season && <TeamSeason season={view.season} filters={filters} onClear={clear} />;
          }}
        </QueryState>
      )}
    </>
  );
}
