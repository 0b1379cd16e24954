"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { formatCount } from "#lib/format/number.ts";
import { teamPath, teamSeasonPath } from "#lib/format/paths.ts";
import type { TeamInfo } from "#lib/records/team-records.ts";
import { TeamBadge } from "./team-badge.tsx";
import type { TeamGroup } from "./team-groups.ts";

/** Conferences have fewer members than this; the teams of none may be more than a thousand. */
const MOST_AT_FIRST = 40;

interface TeamGroupSectionProps {
  group: TeamGroup;
  /** Season that the teams lead to; null leads to their latest one. */
  season: number | null;
}

export function TeamGroupSection({ group, season }: TeamGroupSectionProps) {
  const [all, setAll] = useState(false);
  const shown = all ? group.teams : group.teams.slice(0, MOST_AT_FIRST);
  return (
    <section aria-label={group.title} className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      <h2 className="mb-3 flex items-baseline gap-2 text-lg font-semibold">
        {group.title}
        <span className="text-sm font-normal text-muted">{formatCount(group.teams.length, "team")}</span>
      </h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {shown.map((team) => (
          <li key={team.id}>
            <TeamLink team={team} season={season} />
          </li>
        ))}
      </ul>
      {shown.length < group.teams.length && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          Show all {formatCount(group.teams.length, "team")}
        </Button>
      )}
    </section>
  );
}

function TeamLink({ team, season }: { team: TeamInfo; season: number | null }) {
  return (
    <Link
      href={season === null ? teamPath(team.id) : teamSeasonPath(team.id, season)}
      prefetch={false}
      className="flex h-full items-center gap-3 rounded-control border border-rule bg-surface px-3 py-2.5 transition-colors hover:border-ink"
    >
      <TeamBadge team={team} school={team.school} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{team.school}</span>
        {team.mascot !== null && <span className="block truncate text-[0.8125rem] text-muted">{team.mascot}</span>}
      </span>
    </Link>
  );
}
