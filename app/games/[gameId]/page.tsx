import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { readOnServer, readTeamMarks, teamIdsOf } from "#app/server-reads.ts";
import { GamePanel } from "#components/games/game-panel.tsx";
import { matchupText, scoreText } from "#components/games/game-sides.ts";
import { KnownTeamsProvider } from "#components/teams/use-team-index.tsx";
import { formatDayLong, scheduleDay } from "#lib/format/calendar.ts";
import { gameQuery, mediaOfGameQuery, playerBoxScoresQuery, teamBoxScoresQuery } from "#lib/queries/games.ts";
import { linesOfGameQuery } from "#lib/queries/lines.ts";
import { createQueryClient } from "#lib/queries/query-client.ts";
import { MAXIMUM_ID } from "#lib/records/parameters.ts";

interface GamePageProps {
  params: Promise<{ gameId: string }>;
}

/** Title and page ask for the same game: it is read once a request. */
const readGame = cache(async (text: string) => {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > MAXIMUM_ID) notFound();
  const gameId = Number(text);
  const client = createQueryClient();
  const games = await readOnServer(client, gameQuery(gameId));
  if (games?.length === 0) notFound();
  return { gameId, client, game: games?.[0] };
});

export async function generateMetadata({ params }: GamePageProps): Promise<Metadata> {
  const { game } = await readGame((await params).gameId);
  if (!game) return { title: "Game" };
  return {
    title: matchupText(game),
    description: `${scoreText(game)}, ${formatDayLong(scheduleDay(game.startDate))}: box score, play-by-play, rotation and shots.`,
  };
}

export default async function GamePage({ params }: GamePageProps) {
  const { gameId, client, game } = await readGame((await params).gameId);
  // The first tab is ready with the page; plays are many and come when their tab is opened.
  await Promise.all([
    readOnServer(client, mediaOfGameQuery(gameId)),
    readOnServer(client, playerBoxScoresQuery(gameId)),
    readOnServer(client, teamBoxScoresQuery(gameId)),
    readOnServer(client, linesOfGameQuery(gameId)),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <KnownTeamsProvider teams={await readTeamMarks(teamIdsOf(game ? [game] : []))}>
        <GamePanel gameId={gameId} />
      </KnownTeamsProvider>
    </HydrationBoundary>
  );
}
