import { Skeleton } from "#components/ui/skeleton.tsx";

/** The shape of a team's season. */
export function TeamSeasonSkeleton() {
  return (
    <div>
      <Skeleton className="mt-3 h-96 rounded-card sm:h-80 xl:h-64" />
      <Skeleton className="mt-4 h-12" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Skeleton className="h-[31rem] rounded-card" />
        <Skeleton className="h-[31rem] rounded-card" />
      </div>
      <Skeleton className="mt-6 h-[80rem] rounded-card" />
      <Skeleton className="mt-6 h-[36rem] rounded-card" />
    </div>
  );
}
