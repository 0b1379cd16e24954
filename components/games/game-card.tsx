import { Tv } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import type { TeamIndex } from "#components/teams/use-team-index.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatDayShort, scheduleDay } from "#lib/format/calendar.ts";
import { formatNumber } from "#lib/format/number.ts";
import { gamePath } from "#lib/format/paths.ts";
import { formatPeriodColumn } from "#lib/format/period.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { type GameSide, gameSides, matchupText, periodsPlayed, venueText } from "./game-sides.ts";
import { statusText } from "./status-text.ts";

/** More periods than this do not fit a card: it then shows the score alone, the game's page the rest. */
const MOST_PERIODS = 4;

interface GameCardProps {
  game: GameInfo;
  format: PeriodFormat;
  teams: TeamIndex;
  /** Names of the broadcasts, where known. */
  broadcasts: readonly string[];
  /** In a list that runs over many days each card says its own. */
  showDay?: boolean;
}

export function GameCard({ game, format, teams, broadcasts, showDay = false }: GameCardProps) {
  const [away, home] = gameSides(game);
  const notes = [game.tournament, game.gameNotes].filter((note) => note !== null && note !== "").join(" · ");
  return (
    <article className="relative flex flex-col rounded-card border border-rule bg-surface p-4 pt-3 shadow-card transition-colors [contain-intrinsic-size:auto_9.5rem] [content-visibility:auto] hover:border-edge">
      <h3>
        <Link
          href={gamePath(game.id)}
          prefetch={false}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          <span className="sr-only">{matchupText(game)}</span>
        </Link>
      </h3>
      <CardScore
        status={
          <span className="flex items-center gap-2">
            {showDay && <span className="text-muted">{formatDayShort(scheduleDay(game.startDate))}</span>}
            <GameStatus game={game} format={format} />
          </span>
        }
        sides={[away, home]}
        periods={periodsPlayed(game)}
        format={format}
        teams={teams}
      />
      <footer className="mt-auto flex items-end justify-between gap-4 pt-3 text-xs text-muted">
        <div className="min-w-0">
          {notes !== "" && <p className="truncate">{notes}</p>}
          <p className="truncate">
            {game.neutralSite ? "Neutral site" : `at ${home.team}`}
            {venueText(game) !== null && ` · ${venueText(game)}`}
          </p>
        </div>
        {broadcasts.length > 0 && (
          <p className="flex max-w-[45%] shrink-0 items-center gap-1">
            <Tv aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="sr-only">On </span>
            <span className="narrow truncate font-medium">{broadcasts.join(", ")}</span>
          </p>
        )}
      </footer>
    </article>
  );
}

function GameStatus({ game, format }: { game: GameInfo; format: PeriodFormat }) {
  const text = statusText(game, format);
  if (text === null) return <LocalTime instant={game.startDate} />;
  return game.status === "in_progress" ? <Badge tone="live">{text}</Badge> : text;
}

interface CardScoreProps {
  status: ReactNode;
  sides: readonly GameSide[];
  periods: number | null;
  format: PeriodFormat;
  teams: TeamIndex;
}

function CardScore({ status, sides, periods, format, teams }: CardScoreProps) {
  const scored = sides.some((side) => side.points !== null);
  const columns =
    scored && periods !== null && periods <= MOST_PERIODS
      ? Array.from({ length: periods }, (_, index) => index + 1)
      : [];
  return (
    <table className="figures w-full table-fixed border-separate border-spacing-y-0.5">
      <caption className="sr-only">Line score</caption>
      <thead>
        <tr className="narrow text-2xs text-muted">
          <th scope="col" className="w-full text-left">
            <span className="sr-only">Team; </span>
            <span className="text-[0.8125rem] font-semibold text-ink">{status}</span>
          </th>
          {columns.map((period) => (
            <th key={period} scope="col" className="w-7 text-right font-medium">
              {formatPeriodColumn(format, period)}
            </th>
          ))}
          <th scope="col" className="w-14 pr-3 text-right font-medium">
            <span className={columns.length === 0 ? "sr-only" : ""}>T</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side.side} className={side.winner === false ? "text-muted" : ""}>
            <th scope="row" className="py-0.5 text-left font-medium">
              <span className="flex min-w-0 items-center gap-2.5">
                <TeamBadge team={teams.get(side.teamId)} school={side.team} />
                {side.seed !== null && <span className="text-xs text-muted">{side.seed}</span>}
                <span className={`truncate ${side.winner ? "font-bold" : ""}`}>{side.team}</span>
              </span>
            </th>
            {columns.map((period) => (
              <td key={period} className="text-right text-[0.8125rem] text-muted">
                {formatNumber(side.periodPoints?.[period - 1])}
              </td>
            ))}
            <td className={`relative pr-3 text-right text-xl ${side.winner ? "font-bold" : "font-medium"}`}>
              {scored ? formatNumber(side.points) : ""}
              {side.winner && <WinnerMark />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Points at the winner's score, so that weight is not the only sign. */
function WinnerMark() {
  return (
    <>
      <svg
        viewBox="0 0 6 10"
        aria-hidden="true"
        className="absolute top-1/2 right-0 h-2.5 -translate-y-1/2 fill-rim-mark"
      >
        <path d="M6 0v10L0 5z" />
      </svg>
      <span className="sr-only"> winner</span>
    </>
  );
}
