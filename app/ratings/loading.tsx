import { PageHeader } from "#components/layout/page-header.tsx";
import { RatingsSkeleton } from "#components/ratings/ratings-skeleton.tsx";

export default function Loading() {
  return (
    <div aria-busy="true">
      <PageHeader title="Ratings" />
      <RatingsSkeleton />
    </div>
  );
}
