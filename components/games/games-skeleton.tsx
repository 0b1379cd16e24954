import { Skeleton } from "#components/ui/skeleton.tsx";

const CARDS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"] as const;

/** The shape of a day's cards. */
export function GamesSkeleton() {
  return (
    <div>
      <Skeleton className="mb-3 h-8 w-24" />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-[9.5rem] rounded-card" />
        ))}
      </div>
    </div>
  );
}
