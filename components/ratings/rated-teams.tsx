"use client";

import { useDeferredValue, useMemo } from "react";
import { NotAvailable } from "#components/query-state.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Button } from "#components/ui/button.tsx";
import { DownloadButton } from "#components/ui/download-button.tsx";
import { sortRows, type TableSort } from "#components/ui/sort-rows.ts";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { formatCount } from "#lib/format/number.ts";
import type { AdjustedEfficiencyInfo } from "#lib/records/rating-records.ts";
import type { RatingColumnId } from "./rating-column-ids.ts";
import { ratingColumns } from "./rating-columns.tsx";
import { type RatingRecords, ratingRows } from "./rating-rows.ts";
import { ratingsCsv, ratingsFileName } from "./ratings-csv.ts";
import { RatingsTable } from "./ratings-table.tsx";
import { filterRatings, ratedSentence, ratingSort, ratingSortParams } from "./ratings-view.ts";

interface RatingsParams {
  asOf: string | null;
  conference: string | null;
  q: string;
  sort: RatingColumnId | null;
  order: TableSort["direction"] | null;
}

interface RatedTeamsProps extends RatingRecords {
  season: number;
  /** Adjusted ratings of now, to compare a past day's with; undefined for the table of now. */
  now: readonly AdjustedEfficiencyInfo[] | undefined;
  params: RatingsParams;
  onChange: (params: Partial<RatingsParams>) => void;
}

/** The table of those teams that are asked for, what it says in a sentence, and the same as a file. */
export function RatedTeams({ season, adjusted, srs, elo, seasons, now, params, onChange }: RatedTeamsProps) {
  const { asOf, conference, sort, order } = params;
  const teams = useTeamIndex();
  // Typing stays quick while hundreds of rows follow.
  const query = useDeferredValue(params.q);
  // Rows and columns stay the same objects while only their order changes.
  const rows = useMemo(() => ratingRows({ adjusted, srs, elo, seasons }, now), [adjusted, srs, elo, seasons, now]);
  const ranked = rows.filter((row) => row.adjusted !== null).length;
  const columns = useMemo(() => ratingColumns({ season, asOf, teams, ranked }), [season, asOf, teams, ranked]);
  const inOrder = ratingSort(sort, order, columns);
  const shown = sortRows(filterRatings(rows, { conference, query }), columns, inOrder);
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-4">
        <p role="status" className="min-w-0 text-sm">
          {shown.length < rows.length && `${shown.length} of `}
          {ratedSentence(rows.length, asOf)}
        </p>
        <div data-screen-only>
          <DownloadButton
            label="CSV"
            type="text/csv"
            fileName={ratingsFileName(season, asOf)}
            content={() => ratingsCsv(shown, columns)}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <NotAvailable
          title="No rated team matches"
          actions={<Button onClick={() => onChange({ conference: null, q: "" })}>All teams</Button>}
        />
      ) : (
        <>
          <RatingsTable
            caption={`Ratings of ${seasonDisplayLabel(season)}`}
            columns={columns}
            rows={shown}
            all={rows}
            sort={inOrder}
            onSort={(next) => onChange(ratingSortParams(next, columns))}
          />
          <div className="mt-3 space-y-1 text-[0.8125rem] text-muted">
            <p>
              Small figures are ranks among all {formatCount(ranked, "team")} of the season with known possessions,
              whatever is filtered. Blue marks the best tenth and quarter, orange the last.
            </p>
            {ranked < rows.length && (
              <p>
                {formatCount(rows.length - ranked, "team")} without an adjusted rating: no feed gives the possessions of
                {rows.length - ranked === 1 ? " its" : " their"} games.
              </p>
            )}
          </div>
        </>
      )}
    </>
  );
}
