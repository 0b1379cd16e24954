"use client";

import dynamic from "next/dynamic";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Card } from "#components/ui/card.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { Select } from "#components/ui/select.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { formatNumber } from "#lib/format/number.ts";
import { teamBadgeText } from "#lib/format/team-name.ts";
import type { PollWeek } from "./poll-weeks.ts";
import { courseSentence, rankCourses } from "./rank-courses.ts";

const RankChart = dynamic(() => import("#components/charts/rank-chart.tsx").then((module) => module.RankChart), {
  ssr: false,
  loading: () => <Skeleton className="h-80" />,
});

interface RankCoursesCardProps {
  weeks: readonly PollWeek[];
  /** Key of the week the courses end in. */
  week: string;
  /** Id of the team that stands out; the first of the week where it is none of them. */
  team: number | null;
  onTeam: (teamId: number) => void;
}

/** How the best teams of the week came there: a sentence, a chart, and the same as a table. Nothing in the first week. */
export function RankCoursesCard({ weeks, week, team, onTeam }: RankCoursesCardProps) {
  const teams = useTeamIndex();
  const courses = rankCourses(weeks, week);
  const chosen = courses.find(({ teamId }) => teamId === team) ?? courses[0];
  if (!chosen) return null;
  const past = weeks.slice(0, chosen.ranks.length);
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">How the top {courses.length} came there</h2>
          <p role="status" className="mt-1 text-sm text-muted">
            {courseSentence(chosen)}
          </p>
        </div>
        <Select
          label="Marked team"
          className="w-48"
          value={chosen.teamId}
          onChange={(event) => onTeam(Number(event.target.value))}
        >
          {courses.map(({ teamId, team: name }) => (
            <option key={teamId} value={teamId}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="mt-4 h-80">
        <RankChart
          weeks={past.map(({ label }) => ({ short: shortLabel(label), long: label }))}
          lines={courses.map(({ teamId, team: name, ranks }) => ({
            ...{ id: teamId, name, ranks },
            shortName: teamBadgeText(teams.get(teamId)?.abbreviation, name),
          }))}
          chosen={chosen.teamId}
          label={`Ranks by week of the top ${courses.length}. ${courseSentence(chosen)}`}
        />
      </div>
      <details className="mt-3 text-sm">
        <summary className="w-fit font-medium text-muted hover:text-ink">Ranks by week as a table</summary>
        <ScrollRegion label="Ranks by week" className="mt-2">
          <table className="figures">
            <caption className="sr-only">Ranks by week; a dash where a team was not ranked</caption>
            <thead>
              <tr className="text-xs text-muted">
                <th scope="col" className="sticky left-0 bg-surface py-1 pr-4 text-left font-medium">
                  Team
                </th>
                {past.map(({ key, label }) => (
                  <th key={key} scope="col" className="px-2 py-1 text-right font-medium">
                    <abbr title={label} className="no-underline">
                      {shortLabel(label)}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {courses.map(({ teamId, team: name, ranks }) => (
                <tr key={teamId}>
                  <th
                    scope="row"
                    className="sticky left-0 border-t border-rule bg-surface py-1 pr-4 text-left font-medium whitespace-nowrap"
                  >
                    {name}
                  </th>
                  {past.map(({ key }, index) => (
                    <td key={key} className="border-t border-rule px-2 py-1 text-right">
                      {formatNumber(ranks[index])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </Card>
  );
}

/** `Week 12` is `12`, `Preseason` is `Pre`, `Final` stays. */
function shortLabel(label: string): string {
  return label === "Preseason" ? "Pre" : label.replace(/^Week /, "");
}
