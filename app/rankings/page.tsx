import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { readOnServer, readTeamMarks } from "#app/server-reads.ts";
import { seasonsOf } from "#components/games/shown-season.ts";
import { RankingsPanel } from "#components/polls/rankings-panel.tsx";
import { loadRankingsSearchParams } from "#components/polls/rankings-search-params.ts";
import { shownPollSeason } from "#components/polls/rankings-view.ts";
import { KnownTeamsProvider } from "#components/teams/use-team-index.tsx";
import { findLeagueMoment } from "#lib/api/league.ts";
import { addDays, scheduleDay } from "#lib/format/calendar.ts";
import { gameDaysQuery } from "#lib/queries/games.ts";
import { createQueryClient } from "#lib/queries/query-client.ts";
import { latestPollsQuery, rankingsOfSeasonQuery } from "#lib/queries/rankings.ts";

export const metadata: Metadata = {
  title: "Rankings",
  description: "The writers' and the coaches' poll, week by week.",
};

export default async function RankingsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await loadRankingsSearchParams(searchParams);
  const today = scheduleDay(new Date((await findLeagueMoment()).time));
  // Read only to see which seasons there are, so it is not sent along.
  const beside = createQueryClient();
  const [latest, days] = await Promise.all([
    readOnServer(beside, latestPollsQuery(addDays(today, 1))),
    readOnServer(beside, gameDaysQuery({})),
  ]);
  const withPolls = [...new Set(latest?.map(({ season }) => season))];
  const withGames = seasonsOf(days ?? []);
  const client = createQueryClient();
  const season = shownPollSeason(params.season, withPolls, withGames, today);
  const polls = await readOnServer(client, rankingsOfSeasonQuery(season));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <KnownTeamsProvider teams={await readTeamMarks((polls ?? []).map(({ teamId }) => teamId))}>
        <RankingsPanel withPolls={withPolls} withGames={withGames} today={today} />
      </KnownTeamsProvider>
    </HydrationBoundary>
  );
}
