"use client";

import Link from "next/link";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { formatDayWithYear, formatMonth, formatMonthDay, formatWeekday } from "#lib/format/calendar.ts";
import { teamSeasonPath } from "#lib/format/paths.ts";
import type { ProfileGame } from "#lib/records/overview-records.ts";
import { ScheduleResult } from "./schedule-result.tsx";
import { LOCATION_WORDS, type ScheduleRow } from "./schedule-rows.ts";
import { recordText } from "./season-record.ts";

/** Row of the next game to play. */
export const NEXT_GAME_ID = "next-game";

interface ScheduleTableProps {
  team: string;
  season: number;
  /** Opponents are looked at from the same day. */
  asOf: string | undefined;
  rows: readonly ScheduleRow[];
  overtimes: ReadonlyMap<number, string>;
}

/** Games by month, each with its opponent, its result and the record after it. */
export function ScheduleTable({ team, season, asOf, rows, overtimes }: ScheduleTableProps) {
  const months = [...Map.groupBy(rows, (row) => row.day.slice(0, 7))];
  return (
    <ScrollRegion label={`Schedule of ${team}`} className="-mx-4">
      <table className="figures w-full text-sm">
        <caption className="sr-only">Schedule of {team}</caption>
        <thead>
          <tr className="narrow text-xs text-muted">
            <th scope="col" className="py-1 pl-4 text-left font-medium">
              Date
            </th>
            <th scope="col" className="py-1 text-left font-medium">
              Opponent
            </th>
            <th scope="col" className="px-3 py-1 text-left font-medium max-lg:hidden">
              Where
            </th>
            <th scope="col" className="py-1 text-right font-medium max-sm:pr-4">
              Result
            </th>
            <th scope="col" className="py-1 pr-4 text-right font-medium max-sm:hidden">
              Record
            </th>
          </tr>
        </thead>
        {months.map(([month, games]) => (
          <tbody key={month}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="eyebrow pt-4 pb-1 pl-4 text-left text-muted">
                {formatMonth(month)}
              </th>
            </tr>
            {games.map((row) => (
              <GameRow key={row.game.id} row={row} season={season} asOf={asOf} overtime={overtimes.get(row.game.id)} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

const CELL = "border-t border-rule py-2 align-top leading-6";

interface GameRowProps {
  row: ScheduleRow;
  season: number;
  asOf: string | undefined;
  overtime: string | undefined;
}

function GameRow({ row, season, asOf, overtime }: GameRowProps) {
  const { game, day, record, next } = row;
  const left = game.eligibility !== "counted";
  return (
    <tr
      id={next ? NEXT_GAME_ID : undefined}
      className={`${next ? "bg-rim-soft" : ""} ${left ? "text-muted" : ""} scroll-mt-24`}
    >
      <td className={`${CELL} w-px pr-3 pl-4 whitespace-nowrap`}>
        {game.startTimeTbd ? (
          <time dateTime={day} title={`${formatDayWithYear(day)}, time to be decided`}>
            <Day day={day} />
          </time>
        ) : (
          <LocalTime instant={game.startDate}>
            <Day day={day} />
          </LocalTime>
        )}
      </td>
      <th scope="row" className={`${CELL} text-left font-medium`}>
        <span className="flex items-baseline gap-x-2">
          <span className="w-5 shrink-0 text-xs font-normal text-muted">
            {LOCATION_WORDS[game.location]}
            {game.location === "home" && <span className="sr-only">at home against</span>}
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <Opponent game={game} season={season} asOf={asOf} />
            <Marks row={row} />
          </span>
        </span>
      </th>
      <td className={`${CELL} max-w-56 truncate px-3 text-muted max-lg:hidden`}>{game.venue}</td>
      <td className={`${CELL} text-right whitespace-nowrap max-sm:pr-4`}>
        <ScheduleResult game={game} overtime={overtime} />
        {record && <span className="block text-xs text-muted sm:hidden">{recordText(record)}</span>}
      </td>
      <td className={`${CELL} w-px pr-4 pl-6 text-right whitespace-nowrap text-muted max-sm:hidden`}>
        {record && recordText(record)}
      </td>
    </tr>
  );
}

/** `Fri, Jan 23`; narrow screens do without the day of the week. */
function Day({ day }: { day: string }) {
  return (
    <>
      <span className="max-sm:hidden">{formatWeekday(day)}, </span>
      {formatMonthDay(day)}
    </>
  );
}

interface OpponentProps {
  game: ProfileGame;
  season: number;
  asOf: string | undefined;
}

function Opponent({ game, season, asOf }: OpponentProps) {
  const team = useTeamIndex().get(game.opponentId);
  const badge = <TeamBadge team={team} school={game.opponent} size="small" />;
  if (!game.opponentHasProfile) {
    return (
      <span className="inline-flex min-w-0 items-center gap-2">
        {badge}
        {game.opponent}
      </span>
    );
  }
  return (
    <Link
      href={teamSeasonPath(game.opponentId, season, asOf)}
      prefetch={false}
      className="inline-flex min-h-6 min-w-0 items-center gap-2 underline-offset-4 hover:underline"
    >
      {badge}
      {game.opponent}
    </Link>
  );
}

function Marks({ row: { game, next } }: { row: ScheduleRow }) {
  return (
    <>
      {next && (
        <Badge tone={game.status === "in_progress" ? "live" : "plain"}>
          {game.status === "in_progress" ? "now" : "next"}
        </Badge>
      )}
      {game.location === "neutral" && <Badge>neutral</Badge>}
      {game.conferenceGame === true && (
        <Badge>
          <span aria-hidden="true">conf</span>
          <span className="sr-only">conference game</span>
        </Badge>
      )}
      {game.seasonType === "postseason" && <Badge>postseason</Badge>}
      {game.eligibility === "exhibition" && <Badge>exhibition, not counted</Badge>}
      {game.eligibility === "unknown" && <Badge>not known to count</Badge>}
    </>
  );
}
