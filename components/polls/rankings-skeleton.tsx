import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

const ROWS = Array.from({ length: 26 }, (_, index) => `row-${index}`);

/** The shape of a poll of twenty-five. */
export function RankingsSkeleton() {
  return (
    <div>
      <Skeleton className="mb-2 h-6 w-56" />
      <Skeleton className="mb-3 h-4 w-80 max-w-full" />
      <Card className="px-4">
        {ROWS.map((row) => (
          <div key={row} className="flex h-8.5 items-center gap-4">
            <Skeleton className="h-4 w-6" />
            <Skeleton className="h-4 w-36" />
            <Skeleton className="ml-auto h-4 w-1/3" />
          </div>
        ))}
      </Card>
    </div>
  );
}
