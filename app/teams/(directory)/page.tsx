import type { Metadata } from "next";
import { Suspense } from "react";
import { TeamsPanel } from "#components/teams/teams-panel.tsx";
import { TeamsSkeleton } from "#components/teams/teams-skeleton.tsx";

export const metadata: Metadata = {
  title: "Teams",
  description: "Every team by conference, with its games.",
};

export default function TeamsPage() {
  return (
    <Suspense fallback={<TeamsSkeleton />}>
      <TeamsPanel />
    </Suspense>
  );
}
