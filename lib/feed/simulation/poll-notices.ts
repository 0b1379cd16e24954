/** The polls of a season as notices: each is made when it is asked for, and those before it with it. */
import type { TeamFact } from "#lib/basketball/entity-facts.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { POLLS } from "#lib/basketball/poll-facts.ts";
import { mapPoll } from "./map-polls.ts";
import { pollDays } from "./polls/poll-days.ts";
import type { FinishedGame } from "./polls/power.ts";
import { openPolls, type PollLeague, type SimulatedPoll } from "./polls.ts";

/** A poll that is made when its facts are asked for. */
export interface PollNotice {
  key: string;
  /** The moment it comes out, UTC with milliseconds. */
  knownFrom: string;
  facts(): Fact[];
}

export interface PollSources {
  /** What voters know before the season; asked for once, with the first poll. */
  league(): PollLeague;
  /** Games of the season that ended before a moment; more do no harm. */
  gamesBefore(moment: string): readonly FinishedGame[];
  teamFact(schoolId: number): TeamFact;
}

/** `poll/2026/ap/regular/5` and so on, oldest first. What has been made is kept: voters build on the week before. */
export function pollNotices(season: number, sources: PollSources): PollNotice[] {
  const days = pollDays(season);
  const made: SimulatedPoll[][] = [];
  let ask: ReturnType<typeof openPolls> | null = null;
  const pollsOfDay = (place: number): SimulatedPoll[] => {
    ask ??= openPolls(sources.league());
    for (const day of days.slice(made.length, place + 1)) made.push(ask(day, sources.gamesBefore(day.ballotsIn)));
    return made[place] ?? [];
  };
  return days.flatMap(({ seasonType, week, published }, place) =>
    POLLS.map((poll) => ({
      key: `poll/${season}/${poll}/${seasonType}/${week}`,
      knownFrom: published[poll],
      facts: () =>
        pollsOfDay(place)
          .filter((made) => made.poll === poll)
          .map((made) => mapPoll(made, sources.teamFact)),
    })),
  );
}
