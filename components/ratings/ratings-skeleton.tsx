import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

const ROWS = Array.from({ length: 60 }, (_, index) => `row-${index}`);

/** The shape of the table: as high as that of sixty teams. */
export function RatingsSkeleton() {
  return (
    <div>
      <div className="mb-3 flex h-10 items-center">
        <Skeleton className="h-4 w-72" />
      </div>
      <Card className="px-4 py-2">
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
