"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { SeasonSelect } from "#components/filters/season-select.tsx";
import { useAddressState } from "#components/filters/use-address-state.ts";
import { PageHeader } from "#components/layout/page-header.tsx";
import { usePageTitle } from "#components/layout/use-page-title.ts";
import { QueryState } from "#components/query-state.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { POLL_NAMES, POLLS, type Poll } from "#lib/basketball/poll-facts.ts";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { rankingsPath } from "#lib/format/paths.ts";
import { rankingsOfSeasonQuery } from "#lib/queries/rankings.ts";
import type { PollTeamInfo } from "#lib/records/poll-records.ts";
import { NoPolls } from "./no-polls.tsx";
import { PollWeekView } from "./poll-week-view.tsx";
import { pollWeeks, shownWeek } from "./poll-weeks.ts";
import { RankCoursesCard } from "./rank-courses-card.tsx";
import { rankingsSearchParams } from "./rankings-search-params.ts";
import { RankingsSkeleton } from "./rankings-skeleton.tsx";
import { offeredSeasons, shownPollSeason } from "./rankings-view.ts";
import { WeekStepper } from "./week-stepper.tsx";

const POLL_OPTIONS = POLLS.map((poll) => ({ value: poll, label: POLL_NAMES[poll] }));
const NO_RECORDS: PollTeamInfo[] = [];

interface RankingsPanelProps {
  withPolls: readonly number[];
  withGames: readonly number[];
  /** Today's day of the schedule. */
  today: string;
}

/** The polls week by week. */
export function RankingsPanel({ withPolls, withGames, today }: RankingsPanelProps) {
  const [{ season: asked, poll, week: askedWeek, team }, change] = useAddressState(rankingsSearchParams, {
    history: "push",
  });
  const season = shownPollSeason(asked, withPolls, withGames, today);
  const label = seasonDisplayLabel(season);
  usePageTitle(`Rankings ${label}`);
  const rankings = useQuery(rankingsOfSeasonQuery(season));
  const records = rankings.data ?? NO_RECORDS;
  const otherPoll: Poll = poll === "ap" ? "coaches" : "ap";
  const weeks = useMemo(() => pollWeeks(records, poll), [records, poll]);
  const otherWeeks = useMemo(() => pollWeeks(records, otherPoll), [records, otherPoll]);
  const shown = shownWeek(weeks, askedWeek);
  // What is the latest anyway needs no mention in the address.
  const weekParam = (key: string) => (key === weeks.at(-1)?.key ? null : key);
  const onSeason = (next: number) => change({ season: next, week: null, team: null });

  return (
    <>
      <PageHeader
        title={`Rankings ${label}`}
        summary="What the writers and the coaches voted, week by week"
        actions={
          <Segmented
            legend="Poll"
            options={POLL_OPTIONS}
            value={poll}
            onChange={(next) => change({ poll: next, week: shown === null ? askedWeek : weekParam(shown.week.key) })}
          />
        }
      />
      <div data-screen-only className="mb-6 grid grid-cols-1 items-end gap-3 sm:flex">
        <SeasonSelect
          className="sm:w-36"
          value={season}
          seasons={offeredSeasons(withPolls, withGames)}
          onChange={onSeason}
        />
        {shown && (
          <WeekStepper
            weeks={weeks}
            {...shown}
            pathOf={({ key }) => rankingsPath({ season, poll, week: key })}
            onChange={({ key }) => change({ week: weekParam(key) })}
          />
        )}
      </div>
      <QueryState
        query={rankings}
        subject="the polls"
        skeleton={<RankingsSkeleton />}
        unavailable={() =>
          shown === null ? (
            <NoPolls
              season={season}
              poll={poll}
              otherPoll={otherWeeks.length > 0 ? otherPoll : null}
              otherSeason={withPolls.find((one) => one !== season) ?? null}
              onPoll={(next) => change({ poll: next })}
              onSeason={onSeason}
            />
          ) : null
        }
      >
        {() =>
          shown && (
            <div className="space-y-8">
              <PollWeekView
                season={season}
                poll={poll}
                week={shown.week}
                previous={shown.previous}
                other={{ poll: otherPoll, week: otherWeeks.find(({ key }) => key === shown.week.key) ?? null }}
              />
              <RankCoursesCard
                weeks={weeks}
                week={shown.week.key}
                team={team}
                onTeam={(teamId) => change({ team: teamId }, "replace")}
              />
            </div>
          )
        }
      </QueryState>
    </>
  );
}
