import { GamesSkeleton } from "#components/games/games-skeleton.tsx";
import { PageHeader } from "#components/layout/page-header.tsx";

export default function Loading() {
  return (
    <div aria-busy="true">
      <PageHeader title="Scoreboard" />
      <GamesSkeleton />
    </div>
  );
}
