"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { seasonsOf } from "#components/games/shown-season.ts";
import { NotAvailable } from "#components/query-state.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { teamSeasonPath, teamsPath } from "#lib/format/paths.ts";
import { gameDaysQuery } from "#lib/queries/games.ts";
import { teamsQuery } from "#lib/queries/teams.ts";
import { nearestSeason } from "./nearest-season.ts";

/** In place of a season that is not there: whether it is the team or the season, and the season nearest to the one asked for. */
export function NoSuchTeamSeason() {
  const [, , id, season] = usePathname().split("/");
  const teams = useQuery(teamsQuery());
  const team = teams.data?.find((entry) => entry.id === Number(id));
  const days = useQuery({ ...gameDaysQuery({ team: team?.school }), enabled: team !== undefined }).data;
  const asked = /^\d{1,5}$/.test(season ?? "") ? Number(season) : null;
  const nearest = days === undefined ? null : nearestSeason(seasonsOf(days), asked);
  return (
    <div className="py-12">
      <h1 className="sr-only">Season not found</h1>
      <NotAvailable
        title={
          team !== undefined
            ? `${team.school} has no such season`
            : teams.isPending
              ? "There is no such season"
              : "There is no such team"
        }
        actions={
          <>
            {team !== undefined && nearest !== null && (
              <Link href={teamSeasonPath(team.id, nearest)} className={buttonClass({ look: "solid" })}>
                {team.school} {seasonDisplayLabel(nearest)}
              </Link>
            )}
            <Link href={teamsPath()} className={buttonClass()}>
              All teams
            </Link>
          </>
        }
      >
        {!teams.isPending && <p>{team === undefined ? "No team that was loaded has this number." : whyNot(asked)}</p>}
      </NotAvailable>
    </div>
  );
}

function whyNot(asked: number | null): string {
  return asked === null
    ? "A season is the year it ends in, such as 2026 for 2025–26."
    : `It has no game, no conference and no roster in ${seasonDisplayLabel(asked)}.`;
}
