"use client";

import { useQuery } from "@tanstack/react-query";
import { NotAvailable } from "#components/query-state.tsx";
import { Button } from "#components/ui/button.tsx";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { formatDayLong } from "#lib/format/calendar.ts";
import { ratedSeasonsQuery } from "#lib/queries/ratings.ts";
import { teamsQuery } from "#lib/queries/teams.ts";

interface NoRatingsProps {
  season: number;
  asOf: string | null;
  onSeason: (season: number) => void;
  onNow: () => void;
}

/** Why a season, or a past day of it, has no ratings, and where there are some. */
export function NoRatings({ season, asOf, onSeason, onNow }: NoRatingsProps) {
  const rated = useQuery(ratedSeasonsQuery()).data;
  const members = useQuery(teamsQuery(season)).data;
  const seasons = [...new Set(rated?.map((record) => record.season))];
  const label = seasonDisplayLabel(season);
  if (asOf !== null && seasons.includes(season)) {
    return (
      <NotAvailable
        title={`No ratings yet on ${formatDayLong(asOf)}`}
        actions={<Button onClick={onNow}>Ratings up to now</Button>}
      >
        <p>No game of {label} between two teams that are each in a conference had been played before that day.</p>
      </NotAvailable>
    );
  }
  const [other] = seasons.filter((one) => one !== season);
  return (
    <NotAvailable
      title={`No ratings for ${label}`}
      actions={
        other !== undefined && <Button onClick={() => onSeason(other)}>Ratings of {seasonDisplayLabel(other)}</Button>
      }
    >
      {members?.length === 0 && (
        <p>
          No feed that was loaded says which team was in which conference that season, and only games between teams that
          are each in a conference are rated.
        </p>
      )}
      {members !== undefined && members.length > 0 && (
        <p>No game of that season between two teams that are each in a conference is over.</p>
      )}
    </NotAvailable>
  );
}
