"use client";

import { ArrowLeft, ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Select } from "#components/ui/select.tsx";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { teamSeasonPath, teamsPath } from "#lib/format/paths.ts";
import { AsOfForm } from "./as-of-form.tsx";

interface SeasonToolbarProps {
  teamId: number;
  season: number;
  /** Seasons of the team, latest first, the shown one among them. */
  seasons: readonly number[];
  asOf: string | undefined;
}

/** Which season, and from which day it is looked at. */
export function SeasonToolbar({ teamId, season, seasons, asOf }: SeasonToolbarProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const go = (path: string) => startTransition(() => router.push(path));
  const previous = seasons.find((entry) => entry < season);
  const next = seasons.findLast((entry) => entry > season);
  return (
    <div data-screen-only className="flex flex-wrap items-end gap-x-6 gap-y-3">
      {pending && (
        <p role="status" className="sr-only">
          Loading the season
        </p>
      )}
      <Link
        href={teamsPath()}
        className="inline-flex h-10 items-center gap-1.5 rounded text-sm font-medium text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Teams
      </Link>
      <div className="max-sm:order-last sm:ml-auto">
        <AsOfForm key={asOf} asOf={asOf} season={season} onChange={(day) => go(teamSeasonPath(teamId, season, day))} />
      </div>
      <nav aria-label="Seasons" className="flex items-end gap-1.5 max-sm:ml-auto">
        <Step icon={ChevronLeft} label="Previous season" teamId={teamId} season={previous} />
        <Select
          label="Season"
          className="w-32"
          value={season}
          aria-busy={pending}
          onChange={(event) => go(teamSeasonPath(teamId, Number(event.target.value)))}
        >
          {seasons.map((entry) => (
            <option key={entry} value={entry}>
              {seasonDisplayLabel(entry)}
            </option>
          ))}
        </Select>
        <Step icon={ChevronRight} label="Next season" teamId={teamId} season={next} />
      </nav>
    </div>
  );
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  teamId: number;
  season: number | undefined;
}

function Step({ icon: Icon, label, teamId, season }: StepProps) {
  const shape = "grid size-10 shrink-0 place-items-center rounded-control border border-rule";
  if (season === undefined) {
    return (
      <span aria-hidden="true" className={`${shape} text-muted opacity-40`}>
        <Icon className="size-5" />
      </span>
    );
  }
  return (
    <Link
      href={teamSeasonPath(teamId, season)}
      prefetch={false}
      aria-label={`${label}: ${seasonDisplayLabel(season)}`}
      className={`${shape} bg-surface transition-colors hover:border-ink`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  );
}
