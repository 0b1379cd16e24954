/** How the best teams of a week came there: their ranks week by week. */
import { formatCount, formatOrdinal } from "#lib/format/number.ts";
import type { PollWeek } from "./poll-weeks.ts";

/** Few enough to tell apart. */
export const MOST_COURSES = 10;

export interface RankCourse {
  teamId: number;
  team: string;
  /** One rank a week, in their order; null in weeks without a rank. */
  ranks: (number | null)[];
}

/** Courses up to a week of the best teams in it, the best first. Empty where there is no week before. */
export function rankCourses(weeks: readonly PollWeek[], key: string): RankCourse[] {
  const past = weeks.slice(0, weeks.findIndex((week) => week.key === key) + 1);
  if (past.length < 2) return [];
  const best = past.at(-1)?.ranked.slice(0, MOST_COURSES) ?? [];
  return best.map(({ teamId, team }) => ({
    teamId,
    team,
    ranks: past.map((week) => week.ranked.find((entry) => entry.teamId === teamId)?.rank ?? null),
  }));
}

/** `Saginia: 1st in 12 of 20 weeks, lowest 8th, unranked in 2.` */
export function courseSentence({ team, ranks }: RankCourse): string {
  const ranked = ranks.filter((rank) => rank !== null);
  const [best, lowest] = [Math.min(...ranked), Math.max(...ranked)];
  const atBest = ranked.filter((rank) => rank === best).length;
  const parts = [
    `${formatOrdinal(best)} in ${atBest} of ${formatCount(ranks.length, "week")}`,
    ...(lowest > best ? [`lowest ${formatOrdinal(lowest)}`] : []),
    ...(ranked.length < ranks.length ? [`unranked in ${ranks.length - ranked.length}`] : []),
  ];
  return `${team}: ${parts.join(", ")}.`;
}
