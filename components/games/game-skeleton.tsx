import { Skeleton } from "#components/ui/skeleton.tsx";

/** The shape of a game's page. */
export function GameSkeleton() {
  return (
    <div className="pt-5">
      <Skeleton className="h-8 w-28" />
      <Skeleton className="mt-2 h-80 rounded-card lg:h-56" />
      <Skeleton className="mt-4 h-12" />
      <TableSkeleton />
    </div>
  );
}

/** The shape of a panel below the tabs. */
export function TableSkeleton() {
  return <Skeleton className="mt-6 h-[30rem] rounded-card" />;
}

/** The shape of the lineups: what is chosen, then a tall card. */
export function LineupsSkeleton() {
  return (
    <div className="space-y-6">
      <Skeleton className="h-10 w-44" />
      <Skeleton className="h-[64rem] rounded-card" />
    </div>
  );
}
