import { notFound, redirect } from "next/navigation";
import { readTeamMarks } from "#app/server-reads.ts";
import { readTeamSeasons, teamIdOf } from "#app/teams/team-seasons.ts";
import { seasonsOf } from "#components/games/shown-season.ts";
import { findLeagueMoment } from "#lib/api/league.ts";
import { scheduleDay } from "#lib/format/calendar.ts";
import { teamSeasonPath } from "#lib/format/paths.ts";

interface TeamPageProps {
  params: Promise<{ id: string }>;
}

/** A team's address without a season leads to its latest one; of a team that has not played yet, to the season it is. */
export default async function TeamPage({ params }: TeamPageProps) {
  const teamId = teamIdOf((await params).id);
  if (teamId === null) notFound();
  const [mark] = await readTeamMarks([teamId]);
  if (mark === undefined) notFound();
  const [latest] = [...(await readTeamSeasons(mark.school)), ...(await currentSeason())];
  if (latest === undefined) notFound();
  redirect(teamSeasonPath(teamId, latest));
}

async function currentSeason(): Promise<number[]> {
  const { time } = await findLeagueMoment();
  return seasonsOf([{ date: scheduleDay(new Date(time)), games: 0 }]);
}
