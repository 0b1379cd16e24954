"use client";

import { PageHeader } from "#components/layout/page-header.tsx";
import { usePageTitle } from "#components/layout/use-page-title.ts";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Select } from "#components/ui/select.tsx";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
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
        seasons.length > 0 && (
          <Select
            label="Season"
            className="w-40"
            value={season ?? ""}
            onChange={(event) => onSeason(Number(event.target.value))}
          >
            {season !== null && !seasons.includes(season) && (
              <option value={season}>{seasonDisplayLabel(season)}</option>
            )}
            {seasons.map((entry) => (
              <option key={entry} value={entry}>
                {seasonDisplayLabel(entry)}
              </option>
            ))}
          </Select>
        )
      }
    />
  );
}
