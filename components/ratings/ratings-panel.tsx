"use client";

import { useQuery } from "@tanstack/react-query";
import { useAddressState } from "#components/filters/use-address-state.ts";
import { EmptyStore } from "#components/games/empty-store.tsx";
import { PageHeader } from "#components/layout/page-header.tsx";
import { usePageTitle } from "#components/layout/use-page-title.ts";
import { QueryState } from "#components/query-state.tsx";
import { readTogether } from "#components/read-together.ts";
import { useTeamSeasons } from "#components/teams/use-team-seasons.ts";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { adjustedRatingsQuery, eloRatingsQuery, srsRatingsQuery } from "#lib/queries/ratings.ts";
import { NoRatings } from "./no-ratings.tsx";
import { RatedTeams } from "./rated-teams.tsx";
import { RatingsFilters } from "./ratings-filters.tsx";
import { ratingsSearchParams } from "./ratings-search-params.ts";
import { RatingsSkeleton } from "./ratings-skeleton.tsx";
import { type SeasonDays, shownSeason } from "./ratings-view.ts";

interface RatingsPanelProps {
  /** Seasons with games, the latest first. */
  seasons: readonly SeasonDays[];
  /** Today's day of the schedule. */
  today: string;
}

/** The teams of a season by how good they are, now or as it was said before any past day. */
export function RatingsPanel({ seasons, today }: RatingsPanelProps) {
  const [params, change] = useAddressState(ratingsSearchParams, { history: "push" });
  const { asOf } = params;
  const season = shownSeason(params.season, seasons, today);
  const label = seasonDisplayLabel(season);
  usePageTitle(`Ratings ${label}`);
  const inShort = useTeamSeasons(season, asOf);
  const ratings = readTogether([
    useQuery(adjustedRatingsQuery(season, asOf)),
    useQuery(srsRatingsQuery(season, asOf)),
    useQuery(eloRatingsQuery(season, asOf)),
    useQuery(adjustedRatingsQuery(season, null)),
  ]);

  if (seasons.length === 0 && params.season === null) {
    return (
      <>
        <PageHeader title="Ratings" />
        <EmptyStore />
      </>
    );
  }

  const onSeason = (next: number) => change({ season: next, asOf: null });
  return (
    <>
      <PageHeader
        title={`Ratings ${label}`}
        summary={
          <p className="max-w-prose">
            Adjusted efficiency is what a team would score and allow in 100 possessions against the mean team of the
            season on a neutral floor; the net rating is the difference.
          </p>
        }
      />
      <RatingsFilters
        season={season}
        seasons={seasons}
        asOf={asOf}
        conference={params.conference}
        query={params.q}
        onSeason={onSeason}
        onDay={(day) => change({ asOf: day })}
        onConference={(conference) => change({ conference })}
        onQuery={(q) => change({ q }, "replace")}
      />
      <QueryState
        query={ratings}
        subject="the ratings"
        skeleton={<RatingsSkeleton />}
        unavailable={([adjusted, srs, elo]) =>
          adjusted.length + srs.length + elo.length > 0 ? null : (
            <NoRatings season={season} asOf={asOf} onSeason={onSeason} onNow={() => change({ asOf: null })} />
          )
        }
      >
        {([adjusted, srs, elo, now]) => (
          <RatedTeams
            season={season}
            adjusted={adjusted}
            srs={srs}
            elo={elo}
            seasons={inShort}
            now={asOf === null ? undefined : now}
            params={params}
            onChange={change}
          />
        )}
      </QueryState>
    </>
  );
}
