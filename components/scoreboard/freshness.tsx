"use client";

import { CirclePause, RotateCw, TriangleAlert } from "lucide-react";
import { useUpdatesPaused } from "#components/games/live-updates.tsx";
import { Button } from "#components/ui/button.tsx";
import { formatAge } from "#lib/format/age.ts";
import { isOverdue } from "#lib/queries/scoreboard.ts";
import type { Scoreboard } from "./use-scoreboard.ts";
import { useSeconds } from "./use-seconds.ts";

/** How old the scores are, ticking; amber when they are older than they should be, with a way to ask at once. */
export function Freshness({ query, interval }: Scoreboard) {
  const paused = useUpdatesPaused();
  const seconds = useSeconds();
  const { dataUpdatedAt } = query;
  const age = seconds === null ? 0 : seconds.now - dataUpdatedAt;
  // A page that comes back from behind is old, but its read is on its way: the wait counts from when it is looked at.
  const waited = seconds === null ? 0 : seconds.now - Math.max(dataUpdatedAt, seconds.visibleSince);
  const overdue = !paused && isOverdue(interval, waited);
  return (
    <div
      className={`flex h-8 min-w-0 items-center gap-2 rounded-control text-[0.8125rem] ${
        overdue ? "bg-rim-soft pl-2.5 font-medium text-rim" : "text-muted"
      }`}
    >
      <FreshnessMark overdue={overdue} paused={paused} live={interval !== false} />
      <p className="figures whitespace-nowrap">
        {overdue ? "Stale: from" : paused ? "Paused, updated" : "Updated"} {formatAge(age)} ago
      </p>
      {overdue && (
        <Button look="quiet" size="small" onClick={() => query.refetch()} className="border border-current">
          <RotateCw aria-hidden="true" className="size-3.5" /> Retry
        </Button>
      )}
      {/* Said once when it happens; the ticking text beside is no live region. */}
      <p className="sr-only" role="status">
        {overdue && `The scores could not be refreshed. ${query.failureReason?.message ?? ""}`}
      </p>
    </div>
  );
}

interface FreshnessMarkProps {
  overdue: boolean;
  paused: boolean;
  live: boolean;
}

function FreshnessMark({ overdue, paused, live }: FreshnessMarkProps) {
  if (overdue) return <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />;
  if (paused) return <CirclePause aria-hidden="true" className="size-4 shrink-0" />;
  return <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${live ? "bg-good" : "bg-edge"}`} />;
}
