/** Where a team stands in a poll: three states that must not be taken for each other. */
import { formatDayWithYear, scheduleDay } from "#lib/format/calendar.ts";
import { formatOrdinal } from "#lib/format/number.ts";
import type { PollStanding } from "#lib/records/overview-records.ts";

export interface PollText {
  /** `#7`, `NR`, `no poll`. */
  short: string;
  /** The same read aloud. */
  spoken: string;
  /** Of which poll: `Week 13 · Jan 26, 2026`; null where nothing is known of it. */
  edition: string | null;
}

const PARTS = { preseason: "Preseason", regular: null, postseason: "Final" } as const;

function edition({ week, date, seasonType }: PollStanding): string | null {
  const part = seasonType === null ? null : PARTS[seasonType];
  const texts = [
    // The polls before and after the season are known by their name, not by their week.
    part ?? (week === null ? null : `Week ${week}`),
    date === null ? null : formatDayWithYear(scheduleDay(date)),
  ].filter((text) => text !== null);
  return texts.length === 0 ? null : texts.join(" · ");
}

export function pollText(standing: PollStanding): PollText {
  switch (standing.state) {
    case "ranked":
      return standing.rank === null
        ? { short: "Ranked", spoken: "ranked, place unknown", edition: edition(standing) }
        : { short: `#${standing.rank}`, spoken: `ranked ${formatOrdinal(standing.rank)}`, edition: edition(standing) };
    case "unranked":
      return { short: "NR", spoken: "not ranked", edition: edition(standing) };
    case "unavailable":
      return { short: "no poll", spoken: "no poll known for this season", edition: null };
  }
}
