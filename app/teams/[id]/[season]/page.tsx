import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { SearchParams } from "nuqs/server";
import { cache } from "react";
import { readOnServer, readTeamMarks } from "#app/server-reads.ts";
import { readLeagueComparison } from "#app/teams/league-comparison.ts";
import { readTeamSeasons, seasonOf, teamIdOf } from "#app/teams/team-seasons.ts";
import { recordText } from "#components/team-season/season-record.ts";
import { TeamSeasonPanel } from "#components/team-season/team-season-panel.tsx";
import { loadAsOf } from "#components/team-season/team-season-search-params.ts";
import { KnownTeamsProvider } from "#components/teams/use-team-index.tsx";
import { findLeagueMoment } from "#lib/api/league.ts";
import { isApiProblem, PROBLEMS } from "#lib/api/problem.ts";
import { formatDayWithYear, scheduleDay } from "#lib/format/calendar.ts";
import { gamesOfSeasonQuery } from "#lib/queries/games.ts";
import { teamSeasonOverviewQuery } from "#lib/queries/overview.ts";
import { createQueryClient } from "#lib/queries/query-client.ts";

interface TeamSeasonPageProps {
  params: Promise<{ id: string; season: string }>;
  searchParams: Promise<SearchParams>;
}

/** Title and page ask for the same season: it is read once a request. */
const readSeason = cache(async (id: string, seasonText: string, asOf: string | undefined) => {
  const teamId = teamIdOf(id);
  const season = seasonOf(seasonText);
  if (teamId === null || season === null) notFound();
  const client = createQueryClient();
  const query = teamSeasonOverviewQuery(teamId, season, asOf);
  const overview = await readOnServer(client, query);
  const failure = client.getQueryState(query.queryKey)?.error;
  if (isApiProblem(failure) && PROBLEMS[failure.code].status === 404) notFound();
  return { teamId, season, client, overview };
});

async function asOfOf(searchParams: Promise<SearchParams>): Promise<string | undefined> {
  return (await loadAsOf(searchParams)).asOf ?? undefined;
}

export async function generateMetadata({ params, searchParams }: TeamSeasonPageProps): Promise<Metadata> {
  const { id, season: seasonText } = await params;
  const asOf = await asOfOf(searchParams);
  const { overview } = await readSeason(id, seasonText, asOf);
  if (overview === undefined) return { title: "Team" };
  const { team, seasonLabel, record } = overview;
  const when = asOf === undefined ? "" : ` as of ${formatDayWithYear(asOf)}`;
  return {
    title: `${team.school} ${seasonLabel}`,
    description: `${team.school} ${seasonLabel}${when}: ${recordText(record.overall)}. Ratings, efficiency, shots, schedule, players and lineups.`,
  };
}

export default async function TeamSeasonPage({ params, searchParams }: TeamSeasonPageProps) {
  const { id, season: seasonText } = await params;
  const asOf = await asOfOf(searchParams);
  const { teamId, season, client, overview } = await readSeason(id, seasonText, asOf);
  const school = overview?.team.school;
  const opponents = overview?.schedule.games.map((game) => game.opponentId) ?? [];
  const [seasons, marks, { time }] = await Promise.all([
    school === undefined ? [] : readTeamSeasons(school),
    readTeamMarks([teamId, ...opponents]),
    findLeagueMoment(),
    school === undefined ? undefined : readOnServer(client, gamesOfSeasonQuery(season, { team: school })),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <KnownTeamsProvider teams={marks}>
        <TeamSeasonPanel
          teamId={teamId}
          season={season}
          asOf={asOf}
          seasons={[...new Set([...seasons, season])].sort((one, other) => other - one)}
          today={scheduleDay(new Date(time))}
          // Not waited for: the means follow when every team of the season has been read.
          league={overview === undefined ? NO_LEAGUE : readLeagueComparison(teamId, season, asOf)}
        />
      </KnownTeamsProvider>
    </HydrationBoundary>
  );
}

const NO_LEAGUE = Promise.resolve(null);
