import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { readOnServer, readTeamMarks } from "#app/server-reads.ts";
import { ScoreboardPanel } from "#components/scoreboard/scoreboard-panel.tsx";
import { KnownTeamsProvider } from "#components/teams/use-team-index.tsx";
import { findStaffSession } from "#lib/api/find-staff-session.ts";
import { findLeagueMoment } from "#lib/api/league.ts";
import { createQueryClient } from "#lib/queries/query-client.ts";
import { scoreboardQuery } from "#lib/queries/scoreboard.ts";
import { sessionQuery } from "#lib/queries/session.ts";
import { scoreboard } from "#lib/records/game-endpoints.ts";

export const metadata: Metadata = {
  title: "Scoreboard",
  description: "Every game of the day as it stands: what is on, what comes, what is over.",
};

export default async function ScoreboardPage() {
  const session = await findStaffSession((await headers()).get("cookie"));
  const client = createQueryClient();
  client.setQueryData(sessionQuery().queryKey, session);
  // Reading on the server asks for no credential, so whether this visitor may is decided here.
  const permitted = session !== null && session.tier >= scoreboard.tier;
  const games = permitted ? ((await readOnServer(client, scoreboardQuery())) ?? []) : [];
  const marks = await readTeamMarks(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id]));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <KnownTeamsProvider teams={marks}>
        <ScoreboardPanel league={await findLeagueMoment()} />
      </KnownTeamsProvider>
    </HydrationBoundary>
  );
}
