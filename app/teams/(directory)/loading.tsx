import { PageHeader } from "#components/layout/page-header.tsx";
import { TeamsSkeleton } from "#components/teams/teams-skeleton.tsx";

export default function Loading() {
  return (
    <div aria-busy="true">
      <PageHeader title="Teams" />
      <TeamsSkeleton />
    </div>
  );
}
