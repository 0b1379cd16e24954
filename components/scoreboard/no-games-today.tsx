"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { daysAround } from "#components/games/shown-day.ts";
import { NotAvailable } from "#components/query-state.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { formatDay, formatDayShort } from "#lib/format/calendar.ts";
import { formatCount } from "#lib/format/number.ts";
import { gamesPath } from "#lib/format/paths.ts";
import { gameDaysQuery } from "#lib/queries/games.ts";

/** A day without games: the way to the next that has some, or to the latest. */
export function NoGamesToday({ day }: { day: string }) {
  const { data: days = [] } = useQuery(gameDaysQuery({}));
  const { previous, next } = daysAround(day, days);
  const links = [next && { ...next, name: "Next" }, previous && { ...previous, name: "Latest" }].filter(
    (link) => link !== null,
  );
  return (
    <NotAvailable
      title="No games today"
      actions={links.map(({ date, games, name }) => (
        <Link key={date} href={gamesPath({ date })} prefetch={false} className={buttonClass({ look: "solid" })}>
          {name}: {formatDayShort(date)}, {formatCount(games, "game")}
        </Link>
      ))}
    >
      <p>Nothing is played on {formatDay(day)}, and nothing is on from the night before.</p>
    </NotAvailable>
  );
}
