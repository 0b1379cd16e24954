import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { readOnServer, readTeamMarks, teamIdsOf } from "#app/server-reads.ts";
import { GamesPanel } from "#components/games/games-panel.tsx";
import { loadGamesSearchParams } from "#components/games/games-search-params.ts";
import { gameFilters, gamesOfView, gamesView } from "#components/games/games-view.ts";
import { KnownTeamsProvider } from "#components/teams/use-team-index.tsx";
import { findLeagueMoment } from "#lib/api/league.ts";
import { formatDay, scheduleDay } from "#lib/format/calendar.ts";
import { gameDaysQuery } from "#lib/queries/games.ts";
import { createQueryClient } from "#lib/queries/query-client.ts";
import { rankingsOfDayQuery } from "#lib/queries/rankings.ts";

interface GamesPageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: GamesPageProps): Promise<Metadata> {
  const { date, team } = await loadGamesSearchParams(searchParams);
  return { title: date ? formatDay(date) : (team ?? "Games") };
}

export default async function GamesPage({ searchParams }: GamesPageProps) {
  const params = await loadGamesSearchParams(searchParams);
  // Decided on every request: the store may fill up, and today is not the day the site was built.
  const { time } = await findLeagueMoment();
  const today = scheduleDay(new Date(time));
  const client = createQueryClient();
  const filters = gameFilters(params);
  const days = await readOnServer(client, gameDaysQuery(filters));
  const view = gamesView(params, today, days);
  const query = gamesOfView(view, filters);
  const games = query ? await readOnServer(client, query) : undefined;
  const season = games?.[0]?.season;
  // The ranks stand before the names from the first paint on, so that nothing moves.
  if (view.kind === "day" && view.shown && season !== undefined) {
    await readOnServer(client, rankingsOfDayQuery(season, view.shown.day));
  }
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <KnownTeamsProvider teams={await readTeamMarks(teamIdsOf(games ?? []))}>
        <GamesPanel today={today} />
      </KnownTeamsProvider>
    </HydrationBoundary>
  );
}
