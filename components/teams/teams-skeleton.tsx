import { Skeleton } from "#components/ui/skeleton.tsx";

const CARDS = Array.from({ length: 24 }, (_, index) => `team-${index}`);

/** The shape of the directory. */
export function TeamsSkeleton() {
  return (
    <div>
      <Skeleton className="mb-3 h-6 w-48" />
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-16 rounded-control" />
        ))}
      </div>
    </div>
  );
}
