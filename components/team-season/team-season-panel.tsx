"use client";

import { useQuery } from "@tanstack/react-query";
import { usePeriodFormat } from "#components/league-context.tsx";
import { QueryState } from "#components/query-state.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { lineColorValue, teamColors } from "#lib/format/team-colors.ts";
import { gamesOfSeasonQuery } from "#lib/queries/games.ts";
import { teamSeasonOverviewQuery } from "#lib/queries/overview.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { EfficiencySection } from "./efficiency-section.tsx";
import { eloCourse } from "./elo-course.ts";
import type { LeagueComparison } from "./league-comparison.ts";
import { LineupsSection } from "./lineups-section.tsx";
import { overtimes } from "./overtimes.ts";
import { PlayersSection } from "./players-section.tsx";
import { ScheduleSection } from "./schedule-section.tsx";
import { SeasonHeader } from "./season-header.tsx";
import { SeasonSources } from "./season-sources.tsx";
import { SeasonToolbar } from "./season-toolbar.tsx";
import { SectionLinks } from "./section-links.tsx";
import { ShotsSection } from "./shots-section.tsx";
import { TeamSeasonSkeleton } from "./team-season-skeleton.tsx";

interface TeamSeasonPanelProps {
  teamId: number;
  season: number;
  /** Looks at the season from this day (YYYY-MM-DD). */
  asOf: string | undefined;
  /** Seasons of the team, latest first. */
  seasons: readonly number[];
  /** Today's day of the schedule. */
  today: string;
  /** The mean team and the team's places; it may come later than the rest. */
  league: Promise<LeagueComparison | null>;
}

/** The page of a team's season. */
export function TeamSeasonPanel({ teamId, season, asOf, seasons, today, league }: TeamSeasonPanelProps) {
  const overview = useQuery(teamSeasonOverviewQuery(teamId, season, asOf));
  const mark = useTeamIndex().get(teamId);
  return (
    <div className="pt-4 pb-4" style={{ "--team-line": lineColorValue(teamColors(mark ?? null)) }}>
      <SeasonToolbar teamId={teamId} season={season} seasons={seasons} asOf={asOf} />
      <QueryState query={overview} subject="the season" skeleton={<TeamSeasonSkeleton />}>
        {(record) => <SeasonView overview={record} asOf={asOf} today={today} league={league} />}
      </QueryState>
    </div>
  );
}

interface SeasonViewProps extends Pick<TeamSeasonPanelProps, "asOf" | "today" | "league"> {
  overview: TeamSeasonOverview;
}

const NO_GAMES: GameInfo[] = [];

function SeasonView({ overview, asOf, today, league }: SeasonViewProps) {
  const { teamId, season, team } = overview;
  const format = usePeriodFormat();
  const mark = useTeamIndex().get(teamId);
  // Beside the overview: how long games lasted, and the ratings before and after them. Without these the page stands all the same.
  const { data: games = NO_GAMES } = useQuery(gamesOfSeasonQuery(season, { team: team.school }));
  return (
    <>
      <SeasonHeader overview={overview} mark={mark} elo={eloCourse(games, teamId, asOf)} asOf={asOf} />
      <SectionLinks />
      <div className="mt-6 space-y-6">
        <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <EfficiencySection efficiency={overview.efficiency} league={league} />
          <ShotsSection shooting={overview.shooting} />
        </div>
        <ScheduleSection overview={overview} today={today} asOf={asOf} overtimes={overtimes(games, format)} />
        <PlayersSection overview={overview} />
        <LineupsSection season={season} team={team.school} asOf={asOf} />
        <SeasonSources overview={overview} />
      </div>
    </>
  );
}
