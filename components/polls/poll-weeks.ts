/** Weeks of a poll, each beside the week before: from the records of a season to what a page shows. */
import type { SeasonType } from "#lib/basketball/enums.ts";
import { POLL_NAMES, type Poll } from "#lib/basketball/poll-facts.ts";
import type { PollTeamInfo } from "#lib/records/poll-records.ts";

/** How a team stands beside the week before: moved by so many places, new among the ranked, or with no week before to compare. */
export type PollChange = { kind: "moved"; places: number; from: number } | { kind: "new" } | { kind: "unknown" };

export interface PollEntry {
  teamId: number;
  team: string;
  conference: string | null;
  /** Null: it receives votes without being ranked. */
  rank: number | null;
  points: number | null;
  firstPlaceVotes: number | null;
  change: PollChange;
}

export interface PollWeek {
  /** As addresses name it: `12`, `postseason-1`. */
  key: string;
  /** `Preseason`, `Week 12`, `Final`. */
  label: string;
  /** When it was published; null where no feed says. */
  date: string | null;
  ranked: PollEntry[];
  receivingVotes: PollEntry[];
  /** Ranked the week before and not any more, by that rank. */
  droppedOut: { teamId: number; team: string; from: number }[];
}

const PARTS: readonly SeasonType[] = ["preseason", "regular", "postseason"];

/** Weeks of one poll in the order of the season. */
export function pollWeeks(records: readonly PollTeamInfo[], poll: Poll): PollWeek[] {
  const own = records.filter((record) => record.pollType === POLL_NAMES[poll]);
  const weeks = [...Map.groupBy(own, (record) => weekKey(record)).entries()].sort(
    ([, [one]], [, [other]]) => weekOrder(one) - weekOrder(other),
  );
  return weeks.map(([key, entries], index) => {
    const before = weeks[index - 1]?.[1];
    return pollWeek(key, entries, before);
  });
}

/** The preseason poll is that of the first week of the regular season. */
function weekKey({ seasonType, week }: Pick<PollTeamInfo, "seasonType" | "week">): string {
  return seasonType === "regular" ? String(week) : `${seasonType}-${week}`;
}

function weekOrder(record: PollTeamInfo | undefined): number {
  return record ? 1000 * PARTS.indexOf(record.seasonType) + record.week : 0;
}

function weekLabel({ seasonType, week }: Pick<PollTeamInfo, "seasonType" | "week">): string {
  if (seasonType === "postseason") return week === 1 ? "Final" : `Postseason week ${week}`;
  return seasonType === "preseason" || week === 1 ? "Preseason" : `Week ${week}`;
}

function pollWeek(
  key: string,
  records: readonly PollTeamInfo[],
  before: readonly PollTeamInfo[] | undefined,
): PollWeek {
  const ranksBefore =
    before && new Map(before.flatMap(({ teamId, ranking }) => (ranking === null ? [] : [[teamId, ranking]])));
  const entries = records.map(({ teamId, team, conference, ranking, points, firstPlaceVotes }) => ({
    ...{ teamId, team, conference, rank: ranking, points, firstPlaceVotes },
    change: changeOf(ranking, ranksBefore?.get(teamId), ranksBefore !== undefined),
  }));
  const [first] = records;
  const rankedNow = new Set(entries.filter(({ rank }) => rank !== null).map(({ teamId }) => teamId));
  return {
    key,
    label: first ? weekLabel(first) : key,
    date: first?.pollDate ?? null,
    ranked: entries.filter(({ rank }) => rank !== null).sort((one, other) => Number(one.rank) - Number(other.rank)),
    receivingVotes: entries
      .filter(({ rank }) => rank === null)
      .sort((one, other) => Number(other.points) - Number(one.points)),
    droppedOut: (before ?? [])
      .flatMap(({ teamId, team, ranking }) =>
        ranking === null || rankedNow.has(teamId) ? [] : [{ teamId, team, from: ranking }],
      )
      .sort((one, other) => one.from - other.from),
  };
}

function changeOf(rank: number | null, before: number | undefined, compared: boolean): PollChange {
  if (!compared || rank === null) return { kind: "unknown" };
  return before === undefined ? { kind: "new" } : { kind: "moved", places: before - rank, from: before };
}

/** The week an address names, and those beside it; the latest where it names none of them. Null without weeks. */
export function shownWeek(
  weeks: readonly PollWeek[],
  asked: string | null,
): { week: PollWeek; previous: PollWeek | null; next: PollWeek | null } | null {
  const found = weeks.findIndex(({ key }) => key === asked);
  const index = found === -1 ? weeks.length - 1 : found;
  const week = weeks[index];
  return week ? { week, previous: weeks[index - 1] ?? null, next: weeks[index + 1] ?? null } : null;
}
