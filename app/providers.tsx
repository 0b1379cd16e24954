"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ComponentProps, useState } from "react";
import { LiveUpdatesProvider } from "#components/games/live-updates.tsx";
import { LeagueProvider } from "#components/league-context.tsx";
import { createQueryClient } from "#lib/queries/query-client.ts";

export function Providers({ league, children }: ComponentProps<typeof LeagueProvider>) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LeagueProvider league={league}>
        <LiveUpdatesProvider>
          <NuqsAdapter>{children}</NuqsAdapter>
        </LiveUpdatesProvider>
      </LeagueProvider>
    </QueryClientProvider>
  );
}
