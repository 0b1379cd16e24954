import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { readOnServer, readTeamMarks } from "#app/server-reads.ts";
import { RatingsPanel } from "#components/ratings/ratings-panel.tsx";
import { loadRatingsSearchParams } from "#components/ratings/ratings-search-params.ts";
import { seasonsWithGames, shownSeason } from "#components/ratings/ratings-view.ts";
import { KnownTeamsProvider } from "#components/teams/use-team-index.tsx";
import { findLeagueMoment } from "#lib/api/league.ts";
import { scheduleDay } from "#lib/format/calendar.ts";
import { gameDaysQuery } from "#lib/queries/games.ts";
import { createQueryClient } from "#lib/queries/query-client.ts";
import { adjustedRatingsQuery, eloRatingsQuery, srsRatingsQuery } from "#lib/queries/ratings.ts";

export const metadata: Metadata = {
  title: "Ratings",
  description: "A season's teams by adjusted efficiency, simple rating and Elo, on any day.",
};

export default async function RatingsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await loadRatingsSearchParams(searchParams);
  const today = scheduleDay(new Date((await findLeagueMoment()).time));
  // The seasons are all the page needs of thousands of days, so those are not sent along.
  const days = await readOnServer(createQueryClient(), gameDaysQuery({}));
  const seasons = seasonsWithGames(days ?? []);
  const season = shownSeason(params.season, seasons, today);
  const client = createQueryClient();
  const [, ratings] = await Promise.all([
    readOnServer(client, adjustedRatingsQuery(season, params.asOf)),
    readOnServer(client, srsRatingsQuery(season, params.asOf)),
    readOnServer(client, eloRatingsQuery(season, params.asOf)),
    ...(params.asOf === null ? [] : [readOnServer(client, adjustedRatingsQuery(season, null))]),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <KnownTeamsProvider teams={await readTeamMarks((ratings ?? []).map(({ teamId }) => teamId))}>
        <RatingsPanel seasons={seasons} today={today} />
      </KnownTeamsProvider>
    </HydrationBoundary>
  );
}
