"use client";

import Link from "next/link";
import { PageHeader } from "#components/layout/page-header.tsx";
import { usePageTitle } from "#components/layout/use-page-title.ts";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Select } from "#components/ui/select.tsx";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { teamSeasonPath } from "#lib/format/paths.ts";
import type { GamesView } from "./games-view.ts";

interface TeamSeasonHeaderProps {
  /** Its team is the school as the address has it. */
  view: Extract<GamesView, { kind: "season" }>;
  onSeason: (season: number) => void;
}

export function TeamSeasonHeader({ view: { team, season, seasons }, onSeason }: TeamSeasonHeaderProps) {
  const found = [...useTeamIndex().values()].find((entry) => entry.school.toLowerCase() === team.toLowerCase());
  const school = found?.school ?? team;
  usePageTitle(season === null ? school : `${school} ${seasonDisplayLabel(season)}`);
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-4">
          <TeamBadge team={found} school={school} size="large" />
          {school}
        </span>
      }
      summary={[found?.mascot, found?.conference].filter(Boolean).join(" · ")}
      actions={
        <div className="flex flex-wrap items-end gap-2">
          {found && season !== null && (
            <Link href={teamSeasonPath(found.id, season)} className={buttonClass()}>
              Season overview
            </Link>
          )}
          {seasons.length > 0 && <SeasonSelect season={season} seasons={seasons} onSeason={onSeason} />}
        </div>
      }
    />
  );
}

interface SeasonSelectProps {
  season: number | null;
  seasons: readonly number[];
  onSeason: (season: number) => void;
}

function SeasonSelect({ season, seasons, onSeason }: SeasonSelectProps) {
  return (
    <Select
      label="Season"
      className="w-40"
      value={season ?? ""}
      onChange={(event) => onSeason(Number(event.target.value))}
    >
      {season !== null && !seasons.includes(season) && <option value={season}>{seasonDisplayLabel(season)}</option>}
      {seasons.map((entry) => (
        <option key={entry} value={entry}>
          {seasonDisplayLabel(entry)}
        </option>
      ))}
    </Select>
  );
}
