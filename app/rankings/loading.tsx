import { PageHeader } from "#components/layout/page-header.tsx";
import { RankingsSkeleton } from "#components/polls/rankings-skeleton.tsx";

export default function Loading() {
  return (
    <div aria-busy="true">
      <PageHeader title="Rankings" />
      <RankingsSkeleton />
    </div>
  );
}
